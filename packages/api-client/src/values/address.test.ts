import { describe, expect, it } from 'vitest';
import {
  addressFault,
  isCompleteAddress,
  isUnitedStates,
  isUsAddress,
  MailingStateCodes,
  wrongAddressParts,
} from './address.ts';
import { isOfAnotherState } from './zipCodes.ts';

const elm = {
  address: '12 Elm Street',
  city: 'Austin',
  state: 'TX',
  zip_code: '78701',
  country: null,
};

// TEN-111
describe('a complete address', () => {
  it.each([
    ['a ZIP code of five digits', {}],
    ['nine digits', { zip_code: '787011234' }],
    ['nine digits with a hyphen', { zip_code: '78701-1234' }],
    ['the Virgin Islands', { state: 'VI', zip_code: '00802' }],
    ['Washington, DC', { state: 'DC', zip_code: '20001' }],
    ['Puerto Rico', { state: 'PR', zip_code: '00901' }],
    ['Guam', { state: 'GU', zip_code: '96910' }],
    ['a military post office', { city: 'APO', state: 'AE', zip_code: '09021' }],
    ['spaces around its parts', { zip_code: ' 78701 ', state: 'TX ' }],
    ['the country US', { country: 'us' }],
    ['a postal code of another country', { country: 'Canada', state: 'ON', zip_code: 'K1A 0B1' }],
    ['another country without states', { country: 'Austria', state: null, zip_code: '1010' }],
  ])('can have %s', (_, changes) => {
    expect(isCompleteAddress({ ...elm, ...changes })).toBe(true);
  });

  it.each([
    ['no street', { address: ' ' }],
    ['no city', { city: null }],
    ['no state', { state: null }],
    ['no ZIP code', { zip_code: '' }],
    ['a state that is none', { state: 'ZZ' }],
    ['a territory without mail', { state: 'UM', zip_code: '96898' }],
    ['a foreign postal code in the US', { country: 'U.S.', zip_code: 'K1A 0B1' }],
    ['another country without a postal code', { country: 'Canada', zip_code: null }],
  ])('cannot have %s', (_, changes) => {
    expect(isCompleteAddress({ ...elm, ...changes })).toBe(false);
  });

  it.each([
    ...['N/A', 'n.a.', 'NA', 'none', 'Unknown', 'same', 'Same as above', 'FACILITY', 'xxx', '0'],
    ...['000', '-', '???', ' n/a ', 'no address', 'Not Provided'],
  ])("cannot have the street or city '%s'", (text) => {
    expect(isCompleteAddress({ ...elm, address: text })).toBe(false);
    expect(isCompleteAddress({ ...elm, city: text })).toBe(false);
  });

  it.each(['Nanuet', 'Naples', 'Sameville', '100', 'None Such Lane', 'Facility Road', 'Xenia'])(
    "can have the city '%s'",
    (city) => {
      expect(isCompleteAddress({ ...elm, city })).toBe(true);
    },
  );

  it.each(['00000', '00000-0000', '000000000', 'N/A'])(
    "cannot have the ZIP code '%s'",
    (zip_code) => {
      expect(isCompleteAddress({ ...elm, zip_code })).toBe(false);
      expect(isCompleteAddress({ ...elm, zip_code, country: 'Canada' })).toBe(false);
    },
  );

  it.each(['ABCDE', '9', '1234', 'zip', '78701-', '7870112345', '78701 1234', '٧٨٧٠١'])(
    "cannot have the ZIP code '%s'",
    (zip_code) => {
      expect(isCompleteAddress({ ...elm, zip_code })).toBe(false);
    },
  );
});

it.each([
  null,
  '',
  ' ',
  'US',
  'usa',
  'U.S.',
  'U.S',
  'U. S. A.',
  'U.S.A.',
  'United States',
  'the United States of America',
  ' USA ',
  'N/A',
  'United States (US)',
  'United States Of America USA',
  'US - United States',
  'U S A',
  'America',
  'EE. UU.',
  'Estados Unidos',
  '840',
  '1',
])("reads the country '%s' as the US", (country) => {
  expect(isUnitedStates(country)).toBe(true);
});

it.each(['Canada', 'USSR', 'U', 'United Kingdom', 'US Minor Outlying Islands'])(
  "reads the country '%s' as another country",
  (country) => {
    expect(isUnitedStates(country)).toBe(false);
  },
);

// TEN-111
it.each([
  ['MA', '2134', 'Suffolk', true],
  ['TX', '78701-1234', 'Canada', true],
  ['PR', '907', 'PR', true],
  ['ON', '12345', 'Canada', false],
  ['TX', 'K1A 0B1', 'Canada', false],
  ['TX', '12', 'Canada', false],
  [null, '78701', 'Canada', false],
  [null, null, null, true],
])('an address with %s, %s and %s is in the US: %s', (state, zip_code, country, isUs) => {
  expect(isUsAddress({ state, zip_code, country })).toBe(isUs);
});

// IMP-51
it.each([
  ['DC', ['20001', '20210', '20599', '56901'], ['20101', '20601']],
  ['PR', ['00601', '00725', '00901'], ['00801', '02108']],
  ['VI', ['00802'], ['00901']],
  ['GU', ['96910'], ['96799']],
  ['AS', ['96799'], ['96701', '96910']],
  ['AA', ['34002'], ['33101']],
  ['AE', ['09021', '09899'], ['08901', '10001']],
  ['AP', ['96201', '96662'], ['96701']],
])('%s has the ZIP codes %j, and not %j', (state, own, others) => {
  expect(own.filter((zipCode) => isOfAnotherState(state, zipCode))).toEqual([]);
  expect(others.filter((zipCode) => !isOfAnotherState(state, zipCode))).toEqual([]);
});

// IMP-51
it.each(MailingStateCodes)('%s has ZIP codes', (state) => {
  expect(isOfAnotherState(state, '00000')).toBe(true);
});

it('names the wrong parts', () => {
  expect(wrongAddressParts({ ...elm, state: 'ZZ', zip_code: '9' })).toEqual({
    state: "'ZZ' is not a state.",
    zip_code: 'A ZIP code has five or nine digits.',
  });
  expect(wrongAddressParts({ state: null, zip_code: null, country: null })).toEqual({});
});

// LET-65, TEN-140
it.each([
  [{ address: ' ', zip_code: null }, 'the street is missing; the ZIP code is missing'],
  [
    { city: null, state: 'ZZ', zip_code: '9' },
    "the city is missing; 'ZZ' is not a state; a ZIP code has five or nine digits",
  ],
  [{ city: null, state: null, country: 'Canada' }, 'the city is missing'],
  [{ address: 'Same', zip_code: '00000' }, 'the street is missing; the ZIP code is missing'],
  [{}, null],
])('says what is missing or wrong: %j', (changes, fault) => {
  expect(addressFault({ ...elm, ...changes })).toBe(fault);
});
