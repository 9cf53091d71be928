import { expect, it } from 'vitest';
import { formatCount, formatPercent, formatPhone } from './format.ts';

it.each([
  ['5035550134', '(503) 555-0134'],
  ['15035550134', '1-503-555-0134'],
  ['503.555.0134', '(503) 555-0134'],
  ['+1 (503) 555-0134', '1-503-555-0134'],
  ['5550134', '5550134'],
  ['503-555-0134 ext 2', '503-555-0134 ext 2'],
  ['', ''],
])('formats the phone number %s as %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});

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
