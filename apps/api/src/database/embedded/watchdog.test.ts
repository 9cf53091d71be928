import { describe, expect, it } from 'vitest';
import { watch } from './watchdog.ts';

// OPS-9
describe('Threat: the embedded database no longer answers (ASVS 16.5.2)', () => {
  it.each([
    ['after its deadline', false, { everyMs: 20, deadlineMs: 100, fullDiskMs: 60_000 }],
    ['sooner on a full disk', true, { everyMs: 20, deadlineMs: 60_000, fullDiskMs: 100 }],
  ])('is reported %s', async (_when, isFull, times) => {
    const silent = () => new Promise(() => {});
    const watchdog = watch(silent, async () => isFull, times);
    expect((await watchdog.lost).message).toBe('it has not answered for 0 seconds');
    watchdog.stop();
  });
});
