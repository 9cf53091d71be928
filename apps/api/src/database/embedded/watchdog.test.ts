import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watch } from './watchdog.ts';

// OPS-9
describe('Threat: the embedded database no longer answers (ASVS 16.5.2)', () => {
  let silent: Server;
  let port: number;
  beforeAll(async () => {
    silent = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const address = silent.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => {
    silent.close();
  });

  it.each([
    ['after its deadline', false, { everyMs: 20, deadlineMs: 100, fullDiskMs: 60_000 }],
    ['sooner on a full disk', true, { everyMs: 20, deadlineMs: 60_000, fullDiskMs: 100 }],
  ])('is reported %s', async (_when, isFull, times) => {
    const watchdog = watch({ host: '127.0.0.1', port }, async () => isFull, times);
    expect((await watchdog.lost).message).toBe('it has not answered for 0 seconds');
  });
});
