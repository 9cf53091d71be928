import { describe, expect, it } from 'vitest';
import {
  choiceFilter,
  facilityIdFilter,
  facilityIdOf,
  noFilters,
  personalTextFilter,
  sentFilters,
  textFilter,
  withTyped,
} from './filters.ts';

const fields = { facility_number: textFilter, name: personalTextFilter, status: choiceFilter };

describe('sentFilters', () => {
  // SHL-114
  it('sends text only when longer than one character, trimmed first', () => {
    const sent = (facility_number: string) =>
      sentFilters(fields, { ...noFilters(fields), facility_number });
    expect(sent('1')).toEqual({});
    expect(sent(' 1 ')).toEqual({});
    expect(sent('12')).toEqual({ facility_number: '12' });
    expect(sent('  12  ')).toEqual({ facility_number: '12' });
  });

  it('sends a selected option at once', () => {
    expect(sentFilters(fields, { ...noFilters(fields), status: 'x' })).toEqual({ status: 'x' });
  });
});

// SHL-115
describe('the id of a facility', () => {
  const withId = { ...fields, facility_id: facilityIdFilter };
  const values = { facility_number: 'L-103', facility_id: '7', name: 'ana', status: '' };

  it('is dropped when another number is typed', () => {
    const typed = withTyped(withId, values, { name: 'facility_number', value: 'L-10' });
    expect(typed).toEqual({ ...values, facility_number: 'L-10', facility_id: '' });
  });

  it('stays when another filter is typed', () => {
    const typed = withTyped(withId, values, { name: 'name', value: 'bo' });
    expect(typed).toEqual({ ...values, name: 'bo' });
  });

  it.each([
    ['7', 7],
    ['', undefined],
    ['0', undefined],
    ['x', undefined],
    ['99999999999', undefined],
  ])('is read from %j as %s', (text, id) => expect(facilityIdOf(text)).toBe(id));
});
