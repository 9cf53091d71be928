import { expect, it } from 'vitest';
import type { Day } from '../day/day.ts';
import { isUnfinished, readEntry } from './readEntry.ts';

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
  ['02/31/2026', { kind: 'refused', reason: 'is not a date' }],
  ['12/10/20', { kind: 'day', day: '2020-12-10' }],
  ['2026-1-5', { kind: 'day', day: '2026-01-05' }],
  ['\u200f١٢/٢٤/٢٠٢٦', { kind: 'day', day: '2026-12-24' }],
  ['۱۲/۲۴/۲۰۲۶', { kind: 'day', day: '2026-12-24' }],
  ['11/20/0000', { kind: 'refused', reason: 'is not a date' }],
  ['11/20/0202', { kind: 'refused', reason: 'is before 11/20/2016' }],
  ['7/4/76', { kind: 'refused', reason: 'is before 11/20/2016' }],
  ['11/19/2016', { kind: 'refused', reason: 'is before 11/20/2016' }],
  ['11/21/2036', { kind: 'refused', reason: 'is after 11/20/2036' }],
])('parses %j', (text, entry) => {
  expect(readEntry(text, rules)).toEqual(entry);
});

it.each([
  ['12/10/20', true],
  ['12-1-19', true],
  ['١٢/١٠/٢٠', true],
  ['12/10/26', false],
  ['12/10/2020', false],
  ['2026-12-20', false],
])('detects whether the year of %j may be incomplete', (text, unfinished) => {
  expect(isUnfinished(text)).toBe(unfinished);
});
