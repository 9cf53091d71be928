import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type LetterProblem, type Tenant } from '@audit-letters/api-client';
import { type Job, letterWords } from '@audit-letters/screens';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobs } from '../activity/jobs.ts';
import { letterGeneration } from './letterGeneration.ts';

/** The ready tenants of the server, and the batches it has made. */
let ready: number[] = [];
let batches: number[][] = [];
/** Changes the answer of the batch with this number: refuses it, or generates it and breaks the connection. */
let fault: { batch: number; kind: 'refuse' | 'lose' } | null = null;
/** Called after each page of ready tenants. */
let afterPage = () => {};
let requests: number[][] = [];

const pageSize = 100;

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const answer = (body: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  if (pathname.endsWith('/tenants-mailing')) {
    const page = Number(searchParams.get('page'));
    const data = ready.slice((page - 1) * pageSize, page * pageSize).map(tenantWith);
    const last_page = Math.max(1, Math.ceil(ready.length / pageSize));
    answer({
      data,
      pagination: { current_page: page, last_page, total: ready.length, from: 1, to: 1 },
    });
    afterPage();
    return;
  }
  const ids = (searchParams.get('tenants') ?? '').split(',').map(Number);
  requests.push(ids);
  const broken = fault?.batch === requests.length ? fault.kind : null;
  if (broken === 'refuse') return answer({ data: 'A tenant is tagged for removal.' }, 422);
  if (!batches.some((made) => String(made) === String(ids))) batches.push(ids);
  ready = ready.filter((id) => !ids.includes(id));
  if (broken === 'lose') return response.destroy();
  answer({
    file_name: `batch-${ids[0]}.pdf`,
    mail_merge_file_name: null,
    letter_type: 'initial',
    tenant_count: ids.length,
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());

const { letters } = createClient({
  baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  getToken: () => 'token',
  onTokenGone: () => {},
});

afterEach(() => {
  for (const { id } of jobs.list()) jobs.dismiss(id);
});
beforeEach(() => {
  ready = Array.from({ length: 650 }, (_, index) => index + 1);
  batches = [];
  requests = [];
  fault = null;
  afterPage = () => {};
});

const lettersOf = letterGeneration({ letters, userId: () => 1 });

/** Starts a run over the tenants of the server. */
const start = (leftOut: LetterProblem[] = []) =>
  jobs.run({
    title: 'Audit letters, all batches',
    pausable: true,
    outcome: letterWords.run.receipt,
    work: (job) =>
      lettersOf({ facilityId: 7 }).generateAll(
        { letterType: 'initial', tenantIds: [], leftOut },
        job,
        () => {},
      ),
  });

/** The job when it waits for the user. */
const paused = () =>
  vi.waitFor(
    () => {
      const [job] = jobs.list();
      if (job?.status !== 'paused') throw new Error(`The job is ${job?.status}.`);
      return job;
    },
    { timeout: 30_000 },
  );

const everybody = Array.from({ length: 650 }, (_, index) => index + 1);
const summary = (job: Job | undefined) => job?.status === 'done' && job.summary;

// LET-70, LET-72
it('generates letters for every ready tenant once, 300 at a time', async () => {
  await start();
  expect(batches.map(({ length }) => length)).toEqual([300, 300, 50]);
  expect(batches.flat()).toEqual(everybody);
  expect(jobs.list()).toMatchObject([
    {
      summary: '650 of 650 tenants in 3 batches',
      links: [
        { label: 'Batch 1: 300 tenants' },
        { label: 'Batch 2: 300 tenants' },
        { label: 'Batch 3: 50 tenants' },
      ],
    },
  ]);
});

// LET-71
it('repeats only the batch that was refused', async () => {
  fault = { batch: 2, kind: 'refuse' };
  const done = start();
  const job = await paused();
  expect(job).toMatchObject({
    error: 'A tenant is tagged for removal.',
    summary: '300 of 650 tenants in 1 batch. 350 tenants to go',
    resumeLabel: 'Retry Batch 2',
  });
  job.onResume();
  await done;
  expect(batches.flat()).toEqual(everybody);
  expect(requests.map(([first]) => first)).toEqual([1, 301, 301, 601]);
});

// LET-71
it('sends the same tenants again after a lost answer', async () => {
  fault = { batch: 2, kind: 'lose' };
  const done = start();
  const job = await paused();
  expect(job.error).toBe('Network Error');
  job.onResume();
  await done;
  expect(requests[2]).toEqual(requests[1]);
  expect(batches.flat()).toEqual(everybody);
  expect(summary(jobs.list()[0])).toBe('650 of 650 tenants in 3 batches');
});

// LET-70
it('pauses between two batches and resumes', async () => {
  const done = start();
  const [job] = jobs.list();
  if (job?.status === 'running') job.pause?.();
  const pausedJob = await paused();
  expect(pausedJob).toMatchObject({ error: null, resumeLabel: 'Resume' });
  expect(batches).toEqual([]);
  pausedJob.onResume();
  await done;
  expect(batches.flat()).toEqual(everybody);
});

// LET-71, LET-72
it('ends early with a receipt of what was generated', async () => {
  fault = { batch: 3, kind: 'refuse' };
  const done = start();
  (await paused()).onEnd();
  await done;
  expect(summary(jobs.list()[0])).toBe(
    '600 of 650 tenants in 2 batches. The run was ended before the other 50 tenants',
  );
});

// LET-72
it('ends after a lost answer with a receipt that counts its tenants apart', async () => {
  fault = { batch: 2, kind: 'lose' };
  const done = start();
  (await paused()).onEnd();
  await done;
  expect(summary(jobs.list()[0])).toBe(
    '300 of 650 tenants in 1 batch. The batch of 300 tenants got no answer: Letter Batches shows whether it was made. The run was ended before the other 50 tenants',
  );
});

// LET-70, LET-72
it('leaves out a tenant who got the letter meanwhile', async () => {
  fault = { batch: 2, kind: 'refuse' };
  const done = start();
  const job = await paused();
  ready = ready.filter((id) => id !== 400);
  job.onResume();
  await done;
  expect(batches.flat()).toEqual(everybody.filter((id) => id !== 400));
  expect(summary(jobs.list()[0])).toBe('649 of 650 tenants in 3 batches. 1 tenant no longer ready');
});

// LET-70
it('reads a list that changes again, and generates nothing when it keeps changing', async () => {
  let changes = 0;
  afterPage = () => {
    changes += 1;
    ready = ready.slice(1);
  };
  await expect(start()).rejects.toThrow('The list of ready tenants changed while it was read');
  expect(changes).toBeGreaterThan(7);
  expect(batches).toEqual([]);
});

/** A tenant of whom only the id matters. */
const tenantWith = (id: number): Tenant => ({
  id,
  first_name: 'Una',
  last_name: `Tenant${id}`,
  unit: null,
  units: [],
  address: null,
  city: null,
  state: null,
  zip_code: null,
  country: null,
  phone: null,
  email: null,
  move_in_date: null,
  billing_date: null,
  billing_anniversary: null,
  status: null,
  facility_id: 7,
  facility_number: 'D-1042',
  coverage_id: null,
  charge_applied: false,
  charge_apply_date: null,
  charge_applied_date: null,
  charge_confirmed_date: null,
  payment_confirmed_date: null,
  tagged_for_removal: false,
  note: null,
  monitor_note: null,
  initial_letter_sent_date: null,
  follow_up_letter_sent_date: null,
  welcome_letter_sent_date: null,
});

// LET-72
it('names in its receipt the tenants whose letters cannot be printed', async () => {
  ready = [1, 2, 3];
  await start([
    {
      tenant_id: 2,
      first_name: 'Ana',
      last_name: 'Ortiz',
      unit: 'A4',
      facility_number: 'L-101',
      problem: 'too_long',
    },
  ]);
  expect(requests).toEqual([[1, 3]]);
  expect(summary(jobs.list()[0])).toBe(
    '2 of 2 tenants in 1 batch. Left out: 1 with more text than a letter holds: Ana Ortiz, A4',
  );
});
