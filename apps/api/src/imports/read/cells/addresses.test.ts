import { MailingStateCodes } from '@audit-letters/api-client/values';
import { describe, expect, it } from 'vitest';
import { addressOf, incompleteParts } from './addresses.ts';

describe('an address', () => {
  const none = {
    address: '',
    address_line_2: '',
    city: '',
    state: '',
    zip_code: '',
    country: '',
    locality: '',
  };
  const elm = { address: '1 Elm', city: 'Austin', state: 'TX', zip_code: '78701' };

  // TEN-111
  it('has any of the mailing states, in any case', () => {
    const states = MailingStateCodes.map(
      (code) => addressOf({ ...none, state: code.toLowerCase() }).state,
    );
    expect(states).toEqual(MailingStateCodes);
  });

  it.each([
    ['1 Elm\nSan Antonio, TX 78205-1234', '1 Elm', 'San Antonio', 'TX', '78205-1234'],
    ['1 Elm\r\nApt 4\r\nProvo, UT 84101', '1 Elm, Apt 4', 'Provo', 'UT', '84101'],
    ['1 Elm\nFargo, North Dakota', '1 Elm', 'Fargo', 'ND', null],
    ['1 Elm St, Austin, TX 78701', '1 Elm St', 'Austin', 'TX', '78701'],
    ['1 Elm, Austin, TX 78701, USA', '1 Elm', 'Austin', 'TX', '78701'],
    ['1 Elm, Apt 4, Fort Worth TX 76102', '1 Elm, Apt 4', 'Fort Worth', 'TX', '76102'],
    ['PSC 3 Box 1234, APO, AE 09021', 'PSC 3 Box 1234', 'APO', 'AE', '09021'],
    ['Unit 2050 Box 4190\nFPO AP 96278', 'Unit 2050 Box 4190', 'FPO', 'AP', '96278'],
    ['12 Calle Luna, San Juan PR 00901', '12 Calle Luna', 'San Juan', 'PR', '00901'],
    ['1 Elm\nSaipan, Northern Mariana Islands 96950', '1 Elm', 'Saipan', 'MP', '96950'],
    ['1 Elm NW, Washington, DC 20001', '1 Elm NW', 'Washington', 'DC', '20001'],
    ['1 Elm NW, Washington D.C. 20001', '1 Elm NW', 'Washington', 'DC', '20001'],
    ['1 Elm, St Thomas, U.S. Virgin Islands 00802', '1 Elm', 'St Thomas', 'VI', '00802'],
    ['1 Elm Street', '1 Elm Street', null, null, null],
    ['N/A\nunknown', null, null, null, null],
    ['', null, null, null, null],
  ])('packed as %j', (packed, address, city, state, zip_code) => {
    expect(addressOf({ ...none, address: packed })).toMatchObject({
      address,
      city,
      state,
      zip_code,
    });
  });

  const padded = { zip_code_is_padded: true };
  const boston = { city: 'Boston', state: 'MA' };
  it.each<[string, Partial<typeof none>, Partial<ReturnType<typeof addressOf>>]>([
    [
      'of its own columns',
      { address_line_2: 'Apt 4', state: 'texas' },
      { address: '1 Elm, Apt 4' },
    ],
    [
      'whose place is one column',
      { city: '', state: '', zip_code: '', locality: 'Fort Worth TX 76102' },
      { city: 'Fort Worth', zip_code: '76102' },
    ],
    [
      'that lost the zeros of its ZIP code',
      { ...boston, zip_code: '2108' },
      { ...boston, zip_code: '02108', ...padded },
    ],
    [
      'of Puerto Rico that lost the zeros of its ZIP code',
      { state: 'Puerto Rico', zip_code: '901' },
      { state: 'PR', zip_code: '00901', ...padded },
    ],
    [
      'of a military post office that lost the zero of its ZIP code',
      { state: 'AE', zip_code: '9021' },
      { state: 'AE', zip_code: '09021', ...padded },
    ],
    [
      'that lost the zero of nine digits',
      { ...boston, zip_code: '21081234' },
      { ...boston, zip_code: '02108-1234', ...padded },
    ],
    [
      'whose padded ZIP code would be in another state',
      { ...boston, zip_code: '7870' },
      { ...boston, zip_code: '7870' },
    ],
    ['with a digit too few', { zip_code: '7870' }, { zip_code: '7870' }],
    ['with a digit too few before four', { zip_code: '7870-1234' }, { zip_code: '7870-1234' }],
    ['with nine digits', { zip_code: '787011234' }, { zip_code: '78701-1234' }],
    ['with nine digits and a space', { zip_code: '78701 1234' }, { zip_code: '78701-1234' }],
    [
      'in Canada',
      { city: 'Toronto', state: 'ON', zip_code: 'M5V 1A1', country: 'Canada' },
      { city: 'Toronto', state: 'ON', zip_code: 'M5V 1A1', country: 'Canada' },
    ],
    ['at home', { country: 'USA' }, {}],
    [
      'with the state and ZIP code after the city',
      { city: 'Austin TX 78701', state: '', zip_code: '' },
      {},
    ],
    ['with the state after the city and in its column', { city: 'Austin, TX', state: 'Texas' }, {}],
    [
      'with a city named like another state',
      { city: 'East Texas', state: 'PA', zip_code: '18046' },
      { city: 'East Texas', state: 'PA', zip_code: '18046' },
    ],
    [
      'with a city named like its state',
      { city: 'New York', state: 'NY', zip_code: '10001' },
      { city: 'New York', state: 'NY', zip_code: '10001' },
    ],
    [
      'with the town after the street and in its columns',
      { address: '1 Elm, Austin, TX 78701', city: 'AUSTIN' },
      { city: 'AUSTIN' },
    ],
    ['with the town below the street and in its columns', { address: '1 Elm\nAustin TX' }, {}],
    [
      'with a line for somebody else',
      { address: 'c/o Bo Ray\n1 Elm' },
      { address: 'c/o Bo Ray, 1 Elm' },
    ],
    [
      'with the same line twice',
      { address: '1 Elm St.', address_line_2: '1 ELM ST' },
      { address: '1 Elm St.' },
    ],
    ['with the town in the second line', { address_line_2: 'Austin, TX 78701' }, {}],
    ['with the number of a flat', { address_line_2: '4B' }, { address: '1 Elm, #4B' }],
    [
      'with the number of a flat twice',
      { address: '1 Elm Apt 4', address_line_2: '#4' },
      { address: '1 Elm Apt 4' },
    ],
    [
      'in a state whatever the country says',
      { ...boston, zip_code: '2134', country: 'Suffolk' },
      { ...boston, zip_code: '02134', ...padded },
    ],
    [
      'with a wrong ZIP code whatever the country says',
      { zip_code: '7870', country: 'XX' },
      { zip_code: '7870' },
    ],
    ['whose state is in the column of the country', { state: '', country: 'Texas' }, {}],
    [
      'of a country with the name of a state',
      { city: 'Tbilisi', state: '', zip_code: '0105', country: 'Georgia' },
      { city: 'Tbilisi', state: null, zip_code: '0105', country: 'Georgia' },
    ],
    [
      'with placeholders',
      { address: 'Same', address_line_2: 'n/a', city: 'unknown', state: '-', zip_code: '0' },
      { address: null, city: null, state: null, zip_code: null },
    ],
    [
      'with a placeholder in the second line, and as country',
      { address_line_2: 'none', zip_code: '00000-0000', country: 'N/A' },
      { zip_code: null },
    ],
  ])('%s', (_, cells, stored) => {
    expect(addressOf({ ...none, ...elm, ...cells })).toEqual({
      ...elm,
      country: null,
      zip_code_is_padded: false,
      ...stored,
    });
  });
});

// IMP-46
it.each([
  [{}, []],
  [{ zip_code: '9', state: 'ZZ' }, ["wrong state 'ZZ'", "wrong ZIP code '9'"]],
  [{ address: null, city: null }, ['no street', 'no city']],
  [{ state: null, zip_code: null }, ['no state', 'no ZIP code']],
  [{ state: null, zip_code: 'K1A 0B1', country: 'Canada' }, []],
  [
    { address: null, city: null, state: null, zip_code: null },
    ['no street', 'no city', 'no state', 'no ZIP code'],
  ],
])('an address with %j lacks %j', (changes, parts) => {
  const elm = { address: '1 Elm', city: 'Austin', state: 'TX', zip_code: '78701', country: null };
  expect(incompleteParts({ ...elm, ...changes })).toEqual(parts);
});
