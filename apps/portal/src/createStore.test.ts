import { expect, it } from 'vitest';
import { createStore } from './createStore.ts';

it('reports each change until the listener leaves', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const leave = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.set(3);
  leave();
  store.set(4);
  expect(seen).toEqual([2, 3]);
  expect(store.get()).toBe(4);
});
