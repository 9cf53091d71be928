import { expect, it } from 'vitest';
import { failureOf } from './budgets.mjs';

it('names the file of the limit and the five largest parts', () => {
  const parts = ['one', 'two', 'three', 'four', 'five', 'six'].map((part, index) => [
    part,
    (index + 1) * 1000,
  ]);
  expect(failureOf({ name: 'Toast', limit: 5 }, { size: 5.23, parts })).toBe(
    `Toast: 5.2 kB, and budgets.json allows 5 kB. Load less, or set a limit 5% above the size.
Its largest parts, before compression:
  6.0 kB six
  5.0 kB five
  4.0 kB four
  3.0 kB three
  2.0 kB two
`,
  );
});
