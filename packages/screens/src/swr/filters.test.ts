import { describe, expect, it } from 'vitest';
import { choiceFilter, noFilters, personalTextFilter, sentFilters, textFilter } from './filters.ts';

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
