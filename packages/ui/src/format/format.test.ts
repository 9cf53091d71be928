import { expect, it } from 'vitest';
import { formatCount, formatPercent } from './format.ts';

it.each([
  [0, '0'],
  [1204, '1,204'],
  [1_000_000, '1,000,000'],
])('formats the count %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it.each([
  [0, '0%'],
  [12.5, '12.5%'],
  [33.333, '33.3%'],
  [100, '100%'],
])('formats the percentage %d as %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});

it('formats counts and percentages of other locales', () => {
  expect(formatCount(1_204, 'de-DE')).toBe('1.204');
  expect(formatCount(1_204, 'ar-EG')).toBe('1,204');
  expect(formatPercent(12.5, 'de-DE')).toBe('12,5\u00a0%');
});
