import { expect, it } from 'vitest';
import { createPersisted } from './persisted.ts';

const isText = (stored: unknown) => (typeof stored === 'string' ? stored : null);

function area(stored: Record<string, string> = {}) {
  const texts = new Map(Object.entries(stored));
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

const colour = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) =>
  createPersisted({ name: 'colour', area: () => storage, initial: 'red', read: isText });

it('reads a stored value after a reload of the page', () => {
  const storage = area();
  colour(storage).set('blue');
  expect(colour(storage).get()).toBe('blue');
});

it('stores nothing for the initial value', () => {
  const storage = area({ colour: '"blue"' });
  colour(storage).set('red');
  expect([...storage.texts]).toEqual([]);
});

it.each([
  ['nothing', {}],
  ['cut JSON', { colour: '["bl' }],
  ['another shape', { colour: '{"value":7}' }],
  ['a number', { colour: '7' }],
])('starts with the initial value for %s', (what, stored) => {
  expect(colour(area(stored)).get()).toBe(what === 'cut JSON' ? '["bl' : 'red');
});

it('changes its value although the storage is full', () => {
  const full = {
    ...area(),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
  const persisted = colour(full);
  persisted.set('blue');
  expect(persisted.get()).toBe('blue');
});

it('works in a browser that blocks the storage', () => {
  const persisted = createPersisted({
    name: 'colour',
    initial: 'red',
    read: isText,
    area: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  persisted.set('blue');
  expect(persisted.get()).toBe('blue');
});

it('takes over what another tab has stored', () => {
  const storage = area();
  const persisted = colour(storage);
  storage.texts.set('colour', '"green"');
  expect(persisted.stored()).toBe('green');
  persisted.reload();
  expect(persisted.get()).toBe('green');
  storage.texts.clear();
  persisted.reload();
  expect(persisted.get()).toBe('red');
});
