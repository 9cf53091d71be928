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
    failsElsewhere: () => true,
  });
  expect(jobs.list()).toMatchObject([{ title: 'Export', status: 'running' }]);
  await expect(failing).rejects.toThrow('The disk is full.');
  expect(jobs.list()).toEqual([]);
});

it('removes a cancelled job', async () => {
  const running = jobs.run({
    title: 'Import',
    cancellable: true,
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

// SHL-78
it('keeps what to do about a job that the page did not see the end of', () => {
  const job = { id: 1, title: 'Letters', status: 'running' as const, progress: null, cancel: null };
  const interrupted = 'The letters may have been made.';
  const message = { status: 'failed', message: interrupted, links: [] };
  expect(keptJob({ job, interrupted })).toEqual({ id: 1, title: 'Letters', ...message });
  expect(keptJob({ job })).toBeNull();
});
