import { expect, it } from 'vitest';
import { later } from './later.ts';

it('loads a part once', async () => {
  let loads = 0;
  const part = later(async () => {
    loads += 1;
    return 'code';
  });
  expect(part.loaded()).toBeNull();
  await part.load();
  await part.load();
  expect(part.loaded()).toBe('code');
  expect(loads).toBe(1);
});

it('loads again after a failure', async () => {
  let online = false;
  const part = later(async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return 'code';
  });
  await expect(part.load()).rejects.toThrow('Failed to fetch');
  expect(part.loaded()).toBeNull();
  online = true;
  await expect(part.load()).resolves.toBe('code');
});
