import { isCompleteAddress, type PostalAddress } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import fc from '../../../../../scripts/testing/properties.ts';
import { testApp } from '../../testing/testApp.ts';

const part = (...texts: string[]) => fc.constantFrom(null, '', ' ', ...texts);

const addresses = fc.record<PostalAddress>({
  address: part('12 Elm Street', 'c/o Ana\n12 Elm Street'),
  city: part('Austin', '東京'),
  state: part('TX', 'VI', 'ZZ', 'tx', ' TX', 'ON'),
  zip_code: part('78701', '787011234', '78701-1234', ' 78701 ', '9', '78701-', 'ABCDE', '٧٨٧٠١'),
  country: part('US', 'u.s.', 'U. S. A.', 'USA', 'the United States', 'Canada', 'USSR', 'भारत'),
});

// TEN-111
it('the database and the forms agree on complete addresses', async () => {
  const { db } = await testApp();
  const sample = fc.sample(addresses, 5_000);
  const { rows } = await sql<{ complete: boolean }>`
    select complete_address(address, city, state, zip_code, country) as complete
    from rows from (
      jsonb_to_recordset(${JSON.stringify(sample)}::jsonb)
        as (address text, city text, state text, zip_code text, country text)
    ) with ordinality as row (address, city, state, zip_code, country, place)
    order by place
  `.execute(db);
  const different = sample.filter((place, at) => rows[at]?.complete !== isCompleteAddress(place));
  expect(different).toEqual([]);
  expect(new Set(rows.map(({ complete }) => complete))).toEqual(new Set([true, false]));
});
