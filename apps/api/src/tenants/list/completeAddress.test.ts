import {
  isCompleteAddress,
  MailingStateCodes,
  type PostalAddress,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import fc from '../../../../../scripts/testing/properties.ts';
import { testApp } from '../../testing/testApp.ts';

const part = (...texts: string[]) => fc.constantFrom(null, '', ' ', ...texts);

const addresses = fc.record<PostalAddress>({
  address: part(
    '12 Elm Street',
    'c/o Ana\n12 Elm Street',
    'N/A',
    'Same as above',
    ' xxx ',
    'None Such Way',
  ),
  city: part('Austin', '東京', 'Naples', 'n / a', '-', 'UNKNOWN'),
  state: part('TX', 'VI', 'ZZ', 'tx', ' TX', 'ON'),
  zip_code: part(
    '78701',
    '787011234',
    '78701-1234',
    ' 78701 ',
    '9',
    '78701-',
    'ABCDE',
    '2134',
    '12 34',
    '1234567890',
    '٧٨٧٠١',
    '00000',
  ),
  country: part(
    'US',
    'u.s.',
    'U. S. A.',
    'USA',
    'the United States',
    'Canada',
    'USSR',
    'भारत',
    'n/a',
    'United States (US)',
    'Estados Unidos',
    'EE. UU.',
    '840',
  ),
});

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const db = (await testApp()).db;

/** The places whose addresses the database calls complete. */
async function completeOf<Place extends PostalAddress>(places: Place[]): Promise<Place[]> {
  const { rows } = await sql<{ complete: boolean }>`
    select complete_address(address, city, state, zip_code, country) as complete
    from rows from (
      jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as (address text, city text, state text, zip_code text, country text)
    ) with ordinality as row (address, city, state, zip_code, country, place)
    order by place
  `.execute(db);
  return places.filter((_, at) => rows[at]?.complete);
}

// TEN-111
it('the database and the forms agree on complete addresses', async () => {
  const sample = fc.sample(addresses, 5_000);
  const complete = await completeOf(sample);
  expect(complete).toEqual(sample.filter(isCompleteAddress));
  expect(complete.length).toBeGreaterThan(0);
  expect(complete.length).toBeLessThan(sample.length);
});

// TEN-111
it('the database and the forms agree on the states', async () => {
  const elm = { address: '12 Elm Street', city: 'Elm', zip_code: '78701', country: null };
  const complete = await completeOf(codes.map((state) => ({ ...elm, state })));
  expect(complete.map(({ state }) => state)).toEqual(MailingStateCodes.toSorted());
});
