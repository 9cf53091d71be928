import { expect, it } from 'vitest';
import { nextMark } from './nextMark.ts';

it.each([
  ['ArrowRight', 'ltr', 2],
  ['ArrowLeft', 'ltr', 0],
  ['ArrowRight', 'rtl', 0],
  ['ArrowLeft', 'rtl', 2],
  ['ArrowDown', 'rtl', 2],
  ['ArrowUp', 'rtl', 0],
  ['Home', 'ltr', 0],
  ['End', 'ltr', 4],
  ['a', 'ltr', null],
] as const)('moves with %s in %s text to %s', (key, direction, to) => {
  expect(nextMark(key, 1, 5, direction)).toBe(to);
});

it('stays at both ends, and does nothing outside the marks', () => {
  expect(nextMark('ArrowRight', 4, 5, 'ltr')).toBe(4);
  expect(nextMark('ArrowLeft', 0, 5, 'ltr')).toBe(0);
  expect(nextMark('ArrowRight', -1, 5, 'ltr')).toBeNull();
});
