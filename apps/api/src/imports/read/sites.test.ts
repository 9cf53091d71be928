import { describe, expect, it } from 'vitest';
import { FacilityIndex, titleSites } from './sites.ts';

const account = { account_name: 'Harbor Lane' };

describe('a facility', () => {
  const harbor = { ...account, id: 1, facility_number: '1001', prime_site_id: '77' };
  const mill = { ...account, id: 2, facility_number: '0012', prime_site_id: 'L005' };
  const twin = { ...account, id: 3, facility_number: '12', prime_site_id: null };
  const index = new FacilityIndex([harbor, mill, twin]);
  it.each([
    ['77', true, harbor],
    ['077', true, harbor],
    ['77.0', true, harbor],
    ['l005', true, mill],
    ['1001', true, harbor],
    ['12', true, twin],
    ['1001 - Harbor Lane', false, harbor],
    ['Harbor Lane (1001)', false, harbor],
  ])('%j is found', (text, certain, facility) => {
    expect(index.find([{ text, certain }])).toEqual({ facility });
  });

  it('is never guessed', () => {
    expect(index.find([{ text: '00012', certain: true }])).toEqual({
      unknown: '00012',
      rowClass: 'ambiguousSite',
    });
    expect(index.find([{ text: '4711', certain: false }])).toMatchObject({ unknown: '4711' });
    expect(index.find([{ text: 'Austin', certain: false }])).toBeUndefined();
  });

  it('with the same number in other characters is another one', () => {
    const wide = { ...account, id: 4, facility_number: 'Ｌ-101', prime_site_id: null };
    const plain = { ...account, id: 5, facility_number: 'L-101', prime_site_id: null };
    const both = new FacilityIndex([plain, wide]);
    expect(both.find([{ text: 'l-101', certain: true }])).toEqual({ facility: plain });
    expect(both.find([{ text: 'Ｌ-101', certain: true }])).toEqual({ facility: wide });
    expect(both.find([{ text: 'L－101', certain: true }])).toMatchObject({
      rowClass: 'ambiguousSite',
    });
    expect(new FacilityIndex([wide]).find([{ text: 'L-101', certain: true }])).toEqual({
      facility: wide,
    });
  });

  it.each([
    [['Prime Site ID: 77'], '77'],
    [['Facility', '', '1001'], '1001'],
    [['Store #1001'], '1001'],
    [['Location: Harbor Lane (1001)'], 'Harbor Lane (1001)'],
    [['As of: 3/10/2026'], undefined],
    [['Rent Roll'], undefined],
  ])('is named by the title %j', (cells, text) => {
    expect(titleSites([{ number: 1, cells }])[0]?.text).toBe(text);
  });
});
