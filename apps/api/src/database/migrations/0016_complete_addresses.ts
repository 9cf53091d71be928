import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A complete address has a state of the list and a ZIP code, or another country (TEN-111). The condition without the
 * country stays for servers of the version before.
 */
export const completeAddresses: Migration = {
  async up(db) {
    await sql.raw(completeAddress).execute(db);
    for (const name of ['count_tenants', 'recount_tenants']) {
      const { rows } = await sql<{ definition: string }>`
        select pg_get_functiondef(${name}::regproc) as definition
      `.execute(db);
      for (const { definition } of rows) {
        const withCountry = definition.replaceAll(
          /(\w+)\.state, \1\.zip_code\)/g,
          '$1.state, $1.zip_code, $1.country)',
        );
        await sql.raw(withCountry).execute(db);
      }
    }
    await sql`select recount_tenants(array(select id from facilities))`.execute(db);
    await sql`drop index tenants_letter_problems`.execute(db);
    await sql.raw(letterProblems).execute(db);
  },
};

/** The condition of `isCompleteAddress`; a test compares the two. */
const completeAddress = `
  create function complete_address(address text, city text, state text, zip_code text, country text)
    returns boolean language sql immutable parallel safe
    return coalesce(
      address::bpchar <> '' and city::bpchar <> '' and zip_code::bpchar <> '' and (
        btrim(coalesce(country, ''))
          !~* '^(usa?|u\\. ?s\\.?( ?a\\.?)?|(the )?united states( of america)?)?$'
        or btrim(zip_code) ~ '^[0-9]{5}(-?[0-9]{4})?$' and btrim(state) in (
          'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA',
          'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ',
          'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT',
          'VA', 'WA', 'WV', 'WI', 'WY', 'VI'
        )
      ),
      false
    )`;

const letterProblems = `
  create index tenants_letter_problems on tenants (facility_id)
    where not complete_address(address, city, state, zip_code, country) or is_unusual(letter_text(
      first_name, last_name, address, city, state, zip_code, country, unit, units))`;
