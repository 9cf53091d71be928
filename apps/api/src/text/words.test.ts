import { expect, it } from 'vitest';
import { firstFive, tenantInWords } from './words.ts';

it.each([
  ['Ana', 'Ortiz', 'A01', 'Ana Ortiz (A01)'],
  [null, 'Ortiz', null, 'Ortiz'],
  [null, null, 'A01', 'a tenant without a name (A01)'],
  ['', '', null, 'a tenant without a name'],
])('names the tenant %s %s of unit %s', (first_name, last_name, unit, words) => {
  expect(tenantInWords({ first_name, last_name, unit })).toBe(words);
});

it('names the first five of a list, and the number of the others', () => {
  const texts = Array.from({ length: 1_205 }, (_, at) => `A${at + 1}`);
  expect(firstFive(texts.slice(0, 5))).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
  expect(firstFive(texts).slice(4)).toEqual(['A5', 'and 1,200 more']);
  expect(firstFive(texts, (more) => `${more} others`).at(-1)).toBe('1,200 others');
});
