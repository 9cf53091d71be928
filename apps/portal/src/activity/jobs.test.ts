import { AbortedError } from '@audit-letters/api-client';
import { afterEach, expect, it } from 'vitest';
import { jobs, keptJob } from './jobs.ts';

afterEach(() => {
  for (const { id } of jobs.list()) jobs.dismiss(id);
});

const outcome = (count: number) => ({ summary: `${count} tenants`, links: [] });

it('shows a running job, its progress and its result', async () => {
  let resolve = (_count: number) => {};
  const done = jobs.run({
    title: 'Import',
    work: ({ onProgress }) => {
      onProgress({ value: 1, max: 4 });
      return new Promise<number>((end) => {
        resolve = end;
      });
    },
    outcome,
  });
  expect(jobs.list()).toMatchObject([{ status: 'running', progress: { value: 1, max: 4 } }]);
  resolve(12);
  expect(await done).toBe(12);
  expect(jobs.list()).toMatchObject([{ title: 'Import', status: 'done', summary: '12 tenants' }]);
});

it('stores the reason of a failure and rejects for the caller', async () => {
  const failing = jobs.run({
    title: 'Import',
    work: () => Promise.reject(new Error('The disk is full.')),
    outcome,
  });
  await expect(failing).rejects.toThrow('The disk is full.');
  expect(jobs.list()).toMatchObject([{ status: 'failed', message: 'The disk is full.' }]);
});

it('leaves no job after a failure that is reported elsewhere', async () => {
  const failing = jobs.run({
    title: 'Export',
    work: () => Promise.reject(new Error('The disk is full.')),
    outcome,
    failsElsewhere: true,
  });
  expect(jobs.list()).toMatchObject([{ title: 'Export', status: 'running' }]);
  await expect(failing).rejects.toThrow('The disk is full.');
  expect(jobs.list()).toEqual([]);
});

it('removes a cancelled job', async () => {
  const running = jobs.run({
    title: 'Import',
    interrupted: 'Ask the server.',
    work: ({ signal }) =>
      new Promise<number>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new AbortedError()));
      }),
    outcome,
  });
  const [job] = jobs.list();
  if (job?.status === 'running') job.cancel?.();
  await expect(running).rejects.toBeInstanceOf(AbortedError);
  expect(jobs.list()).toEqual([]);
});

// LET-72
it('keeps the result when its button fails, and shows the next summary when it works', async () => {
  let isOnline = false;
  await jobs.run({
    title: 'Letters',
    work: async () => 3,
    outcome: (count) => ({
      ...outcome(count),
      followUp: {
        label: 'Mark',
        run: async () => {
          if (!isOnline) throw new Error('Network Error');
          return { summary: '3 tenants, marked', followUp: undefined };
        },
      },
    }),
  });
  const press = () => {
    const [job] = jobs.list();
    if (job?.status === 'done') job.action?.onAction();
  };
  expect(jobs.list()).toMatchObject([{ action: { label: 'Mark', busy: false } }]);
  press();
  expect(jobs.list()).toMatchObject([{ action: { busy: true } }]);
  await expect
    .poll(jobs.list)
    .toMatchObject([{ summary: '3 tenants', action: { busy: false, problem: 'Network Error' } }]);
  isOnline = true;
  press();
  await expect.poll(jobs.list).toMatchObject([{ summary: '3 tenants, marked', action: undefined }]);
});

// SHL-78
it('keeps what a paused job has produced when it is interrupted', () => {
  const links = [{ label: 'Batch 1: 300 tenants', href: '/batch-1.pdf' }];
  const paused = {
    id: 1,
    title: 'Letters',
    status: 'paused' as const,
    summary: '300 of 650 tenants in 1 batch',
    links,
    error: null,
    resumeLabel: 'Resume',
    onResume: () => {},
    onEnd: () => {},
  };
  expect(keptJob({ job: paused, interrupted: 'This ended with the page.' })).toEqual({
    id: 1,
    title: 'Letters',
    status: 'failed',
    message: '300 of 650 tenants in 1 batch. This ended with the page.',
    links,
  });
});
