import { MessagePort, type Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepare, withSecondFactor, writes } from '../testing/writes.ts';

// The modules keep threads of other files, which `noteWorker` has not seen.
vi.resetModules();
const { testApp, closeApps } = await import('../testing/testApp.ts');
let workers: Worker[] = [];
const noteWorker = (worker: Worker) => workers.push(worker);
const test = await testApp(withSecondFactor);
afterAll(() => closeApps());
beforeEach(() => {
  workers = [];
  process.on('worker', noteWorker);
});
afterEach(() => {
  process.off('worker', noteWorker);
  vi.restoreAllMocks();
});

/** Ends the threads that were started as soon as one of them gets this work. */
function endThreadsAt(work: string): void {
  const original = MessagePort.prototype.postMessage;
  vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(function (
    this: MessagePort,
    ...args: Parameters<typeof original>
  ) {
    original.apply(this, args);
    const { taskId, filename } = Object(args[0]);
    if (taskId === undefined || !String(filename).includes(work)) return;
    vi.restoreAllMocks();
    for (const worker of workers) void worker.terminate();
  });
}

// OPS-17
it.each([
  ['letters', 'drawLetters', 'GET /api/facilities/{id}/generate-letters'],
  ['an import', 'uploadThread', 'POST /api/tenants/import'],
])('a thread that ends during %s fails only this call', async (_what, work, name) => {
  const write = writes[name];
  if (!write) throw new Error(name);
  const [broken, next] = [await prepare(test, write), await prepare(test, write)];
  const before = await stored();
  endThreadsAt(work);
  expect(await broken()).toBe(500);
  expect(workers.length).toBeGreaterThan(0);
  expect(await stored()).toEqual(before);
  expect(await next()).toBe(200);
  expect(await broken()).toBe(200);
});

/** The records that letters and imports add. */
async function stored() {
  const counts = [];
  for (const table of ['letter_batches', 'files', 'imports', 'tenants', 'audit_log'] as const) {
    const { count } = await test.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts.push([table, count]);
  }
  return counts;
}
