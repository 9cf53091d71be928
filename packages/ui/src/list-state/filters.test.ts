import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Day, parseDay } from '../day/day.ts';
import { addressOfQuery, queryInAddress } from './addressQuery.ts';
import { filterValues, isValid } from './filters.ts';

const fields = {
  name: { minLength: 2 },
  rent: { parse: (text: string) => (text === `${Number(text)}` ? Number(text) : undefined) },
  vacant: { parse: (text: string) => (text === 'true' ? true : undefined) },
  from: { parse: (text: string) => parseDay(text) ?? undefined },
  sizes: { parse: (text: string) => text.split(',') },
};

describe('filters with values of other types', () => {
  it.each([
    ['?rent=120', { rent: 120 }],
    ['?vacant=true', { vacant: true }],
    ['?from=2027-01-04', { from: '2027-01-04' }],
    ['?sizes=small%2Clarge', { sizes: ['small', 'large'] }],
    ['?name=B-2&rent=80', { name: 'B-2', rent: 80 }],
  ])('are read from the address %s, and written to it', (address, values) => {
    const { filters } = queryInAddress(fields, address);
    expect(filterValues(fields, filters)).toEqual(values);
    const texts = Object.fromEntries(Object.entries(values).map(([name, it]) => [name, `${it}`]));
    expect(addressOfQuery(fields, '', { filters: texts })).toBe(address);
  });

  it('have the type that their function returns', () => {
    expectTypeOf(filterValues(fields, {})).toEqualTypeOf<{
      readonly name?: string;
      readonly rent?: number;
      readonly vacant?: true;
      readonly from?: Day;
      readonly sizes?: string[];
    }>();
  });

  it.each([
    ['rent', 'x', false],
    ['from', '2027-02-30', false],
    ['vacant', '', true],
    ['name', 'x', true],
  ] as const)('%s with the text %j is valid: %s', (name, text, valid) =>
    expect(isValid(fields[name], text)).toBe(valid),
  );
});
