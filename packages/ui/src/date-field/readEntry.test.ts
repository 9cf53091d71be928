import { expect, it } from 'vitest';
import type { Day } from '../day/day.ts';
import { readEntry } from './readEntry.ts';

const rules = {
  format: 'MM/dd/yyyy',
  min: '2016-11-20' as Day,
  max: '2036-11-20' as Day,
} as const;

it.each([
  ['', { kind: 'empty' }],
  ['  ', { kind: 'empty' }],
  ['11/20/2026', { kind: 'day', day: '2026-11-20' }],
  ['11/20/2036', { kind: 'day', day: '2036-11-20' }],
  ['02/31/2026', { kind: 'refused', reason: 'is not a date like MM/dd/yyyy' }],
  ['11/20/0202', { kind: 'refused', reason: 'is not a date like MM/dd/yyyy' }],
  ['11/19/2016', { kind: 'refused', reason: 'is before 11/20/2016' }],
  ['11/21/2036', { kind: 'refused', reason: 'is after 11/20/2036' }],
])('reads %j', (text, entry) => {
  expect(readEntry(text, rules)).toEqual(entry);
});
