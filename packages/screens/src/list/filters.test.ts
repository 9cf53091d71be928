import { initialFilters, sentFilters } from '@audit-letters/ui';
import { expect, it } from 'vitest';
import { facilityIdFilter, personalTextFilter, textFilter } from './filters.ts';

const fields = { facility_number: textFilter, name: personalTextFilter, status: {} };

// SHL-114
it.each([
  ['1', {}],
  [' 1 ', {}],
  ['12', { facility_number: '12' }],
  ['  12  ', { facility_number: '12' }],
])(
  'sends the text %j as %j: trimmed first, and only when longer than one character',
  (text, sent) => {
    expect(sentFilters(fields, { ...initialFilters(fields), facility_number: text })).toEqual(sent);
  },
);

it('sends a selected option of one character', () => {
  expect(sentFilters(fields, { ...initialFilters(fields), status: 'x' })).toEqual({ status: 'x' });
});

// SHL-115
it('reads the id of a facility', () => {
  expect([facilityIdFilter.parse('7'), facilityIdFilter.parse('x')]).toEqual([7, undefined]);
});
