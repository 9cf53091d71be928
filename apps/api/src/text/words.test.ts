import { expect, it } from 'vitest';
import { firstFive } from './words.ts';

it('names the first five of a list, and the number of the others', () => {
  const texts = Array.from({ length: 1_205 }, (_, at) => `A${at + 1}`);
  expect(firstFive(texts.slice(0, 5))).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
  expect(firstFive(texts).slice(4)).toEqual(['A5', 'and 1,200 more']);
  expect(firstFive(texts, (more) => `${more} others`).at(-1)).toBe('1,200 others');
});
