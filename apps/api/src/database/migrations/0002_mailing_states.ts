import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the states of `MailingStateCodes` that facilities do not have, and counts the tenants again. */
export const mailingStates: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const kindColumns = `
  facility_id, status, tagged_for_removal, charge_applied, charge_confirmed, covered,
  complete_address, initial_letter_sent, follow_up_letter_sent, welcome_letter_sent`;

/** Servers of the version before still write. A deletion of a facility locks it before its tenants. */
export const lockTenants = [
  'select from facilities order by id for key share',
  'lock table tenants in share row exclusive mode',
];

/** Counts the tenants again. */
export const recountTenants = [
  'delete from tenant_counts',
  `insert into tenant_counts (${kindColumns}, tenants)
    select facility_id, status, tagged_for_removal, charge_applied,
      charge_confirmed_date is not null, coverage_id is not null,
      complete_address(address, city, state, zip_code, country),
      initial_letter_sent_date is not null, follow_up_letter_sent_date is not null,
      welcome_letter_sent_date is not null, count(*)
    from tenants group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
];

const statements = [
  ...lockTenants,
  `create or replace function
    complete_address(address text, city text, state text, zip_code text, country text)
    returns boolean language sql immutable parallel safe
    return coalesce(
      address::bpchar <> '' and city::bpchar <> '' and zip_code::bpchar <> '' and (
        btrim(coalesce(country, ''))
          !~* '^(usa?|u\\. ?s\\.?( ?a\\.?)?|(the )?united states( of america)?)?$'
        or btrim(zip_code) ~ '^[0-9]{5}(-?[0-9]{4})?$' and btrim(state) in (
          'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA',
          'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ',
          'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT',
          'VA', 'WA', 'WV', 'WI', 'WY', 'VI',
          'DC', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'AA', 'AE', 'AP'
        )
      ),
      false
    )`,
  ...recountTenants,
];
