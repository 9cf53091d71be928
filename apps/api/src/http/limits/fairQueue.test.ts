import { describe, expect, it } from 'vitest';
import { fairQueue } from './fairQueue.ts';

/** Work that ends when the test says so. */
function controlled() {
  const order: string[] = [];
  const endings: (() => void)[] = [];
  return {
    order,
    work: (name: string) => () => {
      order.push(name);
      return new Promise<void>((resolve) => endings.push(resolve));
    },
    async end() {
      endings.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('a fair queue', () => {
  it('serves callers in rotation', async () => {
    const inTurn = fairQueue({ concurrent: 1 });
    const { order, work, end } = controlled();
    for (const name of ['a1', 'a2', 'a3', 'b1']) void inTurn(name[0] ?? '', work(name));
    for (let ended = 0; ended < 4; ended += 1) await end();
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  // SHL-64
  it('serves callers with priority first', async () => {
    const inTurn = fairQueue({ concurrent: 1 });
    const { order, work, end } = controlled();
    for (const name of ['a1', 'b1', 'c1', 'a2']) void inTurn(name[0] ?? '', work(name));
    for (const name of ['k1', 'k2']) void inTurn('k', work(name), { first: true });
    for (let ended = 0; ended < 6; ended += 1) await end();
    expect(order).toEqual(['a1', 'k1', 'b1', 'c1', 'a2', 'k2']);
  });

  it('refuses work beyond the places of a caller', async () => {
    const inTurn = fairQueue({ concurrent: 1, waitingPerCaller: 1 });
    const { work, end } = controlled();
    const accepted = [inTurn('a', work('a1')), inTurn('a', work('a2'))];
    const refusal = { status: 429, headers: { 'retry-after': '2' } };
    await expect(inTurn('a', work('a3'))).rejects.toMatchObject(refusal);
    accepted.push(inTurn('b', work('b1')));
    for (let ended = 0; ended < 3; ended += 1) await end();
    await Promise.all(accepted);
  });

  it('drops waiting work of a caller that has disconnected, and frees its place', async () => {
    const inTurn = fairQueue({ concurrent: 1, waitingPerCaller: 1 });
    const { order, work, end } = controlled();
    const disconnect = new AbortController();
    const first = inTurn('a', work('a1'));
    const dropped = inTurn('b', work('b1'), { signal: disconnect.signal });
    disconnect.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    await expect(inTurn('b', work('b2'), { signal: disconnect.signal })).rejects.toThrow('gone');
    const last = inTurn('c', work('c1'));
    for (let ended = 0; ended < 2; ended += 1) await end();
    await Promise.all([first, last]);
    expect(order).toEqual(['a1', 'c1']);
  });

  it('continues after work that fails', async () => {
    const inTurn = fairQueue({ concurrent: 1 });
    const failing = inTurn('a', () => Promise.reject(new Error('no')));
    const next = inTurn('b', async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
