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
  const at = (
    address: string | null,
    city: string | null,
    state: string | null,
    zip_code: string | null,
    country: string | null = null,
    zip_code_is_padded = false,
  ) => ({ address, city, state, zip_code, country, zip_code_is_padded });
  it.each([
    [
      'of its own columns',
      {
        ...none,
        address: '1 Elm',
        address_line_2: 'Apt 4',
        city: 'Austin',
        state: 'texas',
        zip_code: '78701',
      },
      at('1 Elm, Apt 4', 'Austin', 'TX', '78701'),
    ],
    [
      'packed in two lines',
      { ...none, address: '1 Elm\nSan Antonio, TX 78205-1234' },
      at('1 Elm', 'San Antonio', 'TX', '78205-1234'),
    ],
    [
      'packed in three lines',
      { ...none, address: '1 Elm\r\nApt 4\r\nSalt Lake City, UT 84101' },
      at('1 Elm, Apt 4', 'Salt Lake City', 'UT', '84101'),
    ],
    [
      'packed without a ZIP code',
      { ...none, address: '1 Elm\nFargo, North Dakota' },
      at('1 Elm', 'Fargo', 'ND', null),
    ],
    [
      'packed in one line',
      { ...none, address: '1 Elm St, Austin, TX 78701' },
      at('1 Elm St', 'Austin', 'TX', '78701'),
    ],
    [
      'packed in one line without a comma before the state',
      { ...none, address: '1 Elm St, Apt 4, Fort Worth TX 76102' },
      at('1 Elm St, Apt 4', 'Fort Worth', 'TX', '76102'),
    ],
    [
      'of a military post office in one line',
      { ...none, address: 'PSC 3 Box 1234, APO, AE 09021' },
      at('PSC 3 Box 1234', 'APO', 'AE', '09021'),
    ],
    [
      'of a military post office in two lines',
      { ...none, address: 'Unit 2050 Box 4190\nFPO AP 96278' },
      at('Unit 2050 Box 4190', 'FPO', 'AP', '96278'),
    ],
    [
      'of Puerto Rico in one line',
      { ...none, address: '12 Calle Luna, San Juan PR 00901' },
      at('12 Calle Luna', 'San Juan', 'PR', '00901'),
    ],
    [
      'of the Northern Marianas by name',
      { ...none, address: '1 Beach Road\nSaipan, Northern Mariana Islands 96950' },
      at('1 Beach Road', 'Saipan', 'MP', '96950'),
    ],
    [
      'of Washington, DC in one line',
      { ...none, address: '100 Main St NW, Washington, DC 20001' },
      at('100 Main St NW', 'Washington', 'DC', '20001'),
    ],
    [
      'of Washington D.C. without a comma',
      { ...none, address: '100 Main St NW, Washington D.C. 20001' },
      at('100 Main St NW', 'Washington', 'DC', '20001'),
    ],
    [
      'of the Virgin Islands by name',
      { ...none, address: '1 Bay St, Saint Thomas, U.S. Virgin Islands 00802' },
      at('1 Bay St', 'Saint Thomas', 'VI', '00802'),
    ],
    [
      'whose place is one column',
      { ...none, address: '1 Elm', locality: 'Fort Worth TX 76102' },
      at('1 Elm', 'Fort Worth', 'TX', '76102'),
    ],
    [
      'that lost the zeros of its ZIP code',
      { ...none, address: '1 Elm', city: 'Boston', state: 'MA', zip_code: '2108' },
      at('1 Elm', 'Boston', 'MA', '02108', null, true),
    ],
    [
      'of Puerto Rico that lost the zeros of its ZIP code',
      { ...none, address: '12 Luna', city: 'San Juan', state: 'Puerto Rico', zip_code: '901' },
      at('12 Luna', 'San Juan', 'PR', '00901', null, true),
    ],
    [
      'of a military post office that lost the zero of its ZIP code',
      { ...none, address: 'PSC 3 Box 1', city: 'APO', state: 'AE', zip_code: '9021' },
      at('PSC 3 Box 1', 'APO', 'AE', '09021', null, true),
    ],
    [
      'with nine digits',
      { ...none, address: '1 Elm', city: 'Boston', state: 'MA', zip_code: '21081234' },
      at('1 Elm', 'Boston', 'MA', '02108-1234', null, true),
    ],
    [
      'with a digit too few in a state without leading zeros',
      { ...none, address: '1 Elm', city: 'Austin', state: 'TX', zip_code: '7870' },
      at('1 Elm', 'Austin', 'TX', '7870'),
    ],
    [
      'with a digit too few before four in a state without leading zeros',
      { ...none, address: '1 Elm', city: 'Austin', state: 'TX', zip_code: '7870-1234' },
      at('1 Elm', 'Austin', 'TX', '7870-1234'),
    ],
    [
      'with nine digits in a state without leading zeros',
      { ...none, address: '1 Elm', city: 'Austin', state: 'TX', zip_code: '787011234' },
      at('1 Elm', 'Austin', 'TX', '78701-1234'),
    ],
    [
      'whose padded ZIP code would be in another state',
      { ...none, address: '1 Elm', city: 'Boston', state: 'MA', zip_code: '7870' },
      at('1 Elm', 'Boston', 'MA', '7870'),
    ],
    [
      'in Canada',
      {
        ...none,
        address: '1 Elm',
        city: 'Toronto',
        state: 'ON',
        zip_code: 'M5V 1A1',
        country: 'Canada',
      },
      at('1 Elm', 'Toronto', 'ON', 'M5V 1A1', 'Canada'),
    ],
    [
      'at home',
      { ...none, address: '1 Elm', city: 'Austin', state: 'TX', zip_code: '78701', country: 'USA' },
      at('1 Elm', 'Austin', 'TX', '78701'),
    ],
    [
      'that is only a street',
      { ...none, address: '1 Elm Street' },
      at('1 Elm Street', null, null, null),
    ],
    [
      'with the state and ZIP code after the city',
      { ...none, address: '1 Elm', city: 'Austin TX 78701' },
      at('1 Elm', 'Austin', 'TX', '78701'),
    ],
    [
      'with the state after the city and in its column',
      { ...none, address: '1 Elm', city: 'Austin, TX', state: 'Texas', zip_code: '78701' },
      at('1 Elm', 'Austin', 'TX', '78701'),
    ],
    [
      'with a city named like another state',
      { ...none, address: '1 Elm', city: 'East Texas', state: 'PA', zip_code: '18046' },
      at('1 Elm', 'East Texas', 'PA', '18046'),
    ],
    [
      'with a city named like its state',
      { ...none, address: '1 Elm', city: 'New York', state: 'NY', zip_code: '10001' },
      at('1 Elm', 'New York', 'NY', '10001'),
    ],
    [
      'with the town after the street and in its columns',
      {
        ...none,
        address: '1 Elm, Austin, TX 78701',
        city: 'AUSTIN',
        state: 'TX',
        zip_code: '78701',
      },
      at('1 Elm', 'AUSTIN', 'TX', '78701'),
    ],
    [
      'with the town below the street and in its columns',
      { ...none, address: '1 Elm\nAustin TX', city: 'Austin', state: 'TX', zip_code: '78701' },
      at('1 Elm', 'Austin', 'TX', '78701'),
    ],
    [
      'with a line for somebody else',
      { ...none, address: 'c/o Bo Ray\n1 Elm', city: 'Austin', state: 'TX', zip_code: '78701' },
      at('c/o Bo Ray, 1 Elm', 'Austin', 'TX', '78701'),
    ],
    [
      'with the same line twice',
      {
        ...none,
        address: '1 Elm St.',
        address_line_2: '1 ELM ST',
        city: 'Austin',
        state: 'TX',
        zip_code: '78701',
      },
      at('1 Elm St.', 'Austin', 'TX', '78701'),
    ],
    [
      'with the town in the second line',
      {
        ...none,
        address: '88 Oak St',
        address_line_2: 'Austin, TX 78701',
        city: 'Austin',
        state: 'TX',
        zip_code: '78701',
      },
      at('88 Oak St', 'Austin', 'TX', '78701'),
    ],
    [
      'with the number of a flat',
      {
        ...none,
        address: '1 Elm',
        address_line_2: '4B',
        city: 'Austin',
        state: 'TX',
        zip_code: '78701',
      },
      at('1 Elm, #4B', 'Austin', 'TX', '78701'),
    ],
    [
      'with the number of a flat twice',
      {
        ...none,
        address: '1 Elm Apt 4',
        address_line_2: '#4',
        city: 'Austin',
        state: 'TX',
        zip_code: '78701',
      },
      at('1 Elm Apt 4', 'Austin', 'TX', '78701'),
    ],
    [
      'with nine digits and a space',
      { ...none, address: '1 Elm', city: 'Austin', state: 'TX', zip_code: '78701 1234' },
      at('1 Elm', 'Austin', 'TX', '78701-1234'),
    ],
    [
      'in a state whatever the country says',
      {
        ...none,
        address: '1 Elm',
        city: 'Allston',
        state: 'MA',
        zip_code: '2134',
        country: 'Suffolk',
      },
      at('1 Elm', 'Allston', 'MA', '02134', null, true),
    ],
    [
      'with a wrong ZIP code whatever the country says',
      { ...none, address: '1 Elm', city: 'Austin', state: 'TX', zip_code: '7870', country: 'XX' },
      at('1 Elm', 'Austin', 'TX', '7870'),
    ],
    [
      'whose state is in the column of the country',
      { ...none, address: '1 Elm', city: 'Austin', zip_code: '78701', country: 'Texas' },
      at('1 Elm', 'Austin', 'TX', '78701'),
    ],
    [
      'of a country with the name of a state',
      { ...none, address: '1 Elm', city: 'Tbilisi', zip_code: '0105', country: 'Georgia' },
      at('1 Elm', 'Tbilisi', null, '0105', 'Georgia'),
    ],
    [
      'in one line with the country',
      { ...none, address: '1 Elm, Austin, TX 78701, USA' },
      at('1 Elm', 'Austin', 'TX', '78701'),
    ],
    [
      'with placeholders',
      {
        ...none,
        address: 'Same',
        address_line_2: 'n/a',
        city: 'unknown',
        state: '-',
        zip_code: '0',
      },
      at(null, null, null, null),
    ],
    [
      'with a placeholder in the second line, and as country',
      {
        ...none,
        address: '1 Elm',
        address_line_2: 'none',
        city: 'Austin',
        state: 'TX',
        zip_code: '00000-0000',
        country: 'N/A',
      },
      at('1 Elm', 'Austin', 'TX', null),
    ],
    ['packed, of placeholders', { ...none, address: 'N/A\nunknown' }, at(null, null, null, null)],
    ['that is missing', none, at(null, null, null, null)],
  ])('%s', (_, cells, address) => {
    expect(addressOf(cells)).toEqual(address);
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
