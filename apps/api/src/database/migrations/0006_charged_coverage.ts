import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { lockTenants } from './0002_mailing_states.ts';
import { countTenantsBy, recountTenantsBy, type TenantFact } from './tenantCounts.ts';

/** Records the coverage of charges and of welcome letters, and counts the tenants who have chosen another one since. */
export const chargedCoverage: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const facts: readonly TenantFact[] = [
  ['facility_id', (row) => `${row}.facility_id`],
  ['status', (row) => `${row}.status`],
  ['tagged_for_removal', (row) => `${row}.tagged_for_removal`],
  ['charge_applied', (row) => `${row}.charge_applied`],
  ['charge_confirmed', (row) => `${row}.charge_confirmed_date is not null`],
  ['covered', (row) => `${row}.coverage_id is not null`],
  [
    'complete_address',
    (row) =>
      `complete_address(${row}.address, ${row}.city, ${row}.state, ${row}.zip_code, ${row}.country)`,
  ],
  ['initial_letter_sent', (row) => `${row}.initial_letter_sent_date is not null`],
  ['follow_up_letter_sent', (row) => `${row}.follow_up_letter_sent_date is not null`],
  ['welcome_letter_sent', (row) => `${row}.welcome_letter_sent_date is not null`],
  ['charge_to_change', (row) => `(${row}.charged_coverage_id <> ${row}.coverage_id) is true`],
  ['welcome_to_renew', (row) => `(${row}.welcome_coverage_id <> ${row}.coverage_id) is true`],
];

/** Counts the tenants again. */
export const recountTenants = recountTenantsBy(facts);

const statements = [
  ...lockTenants,
  `alter table tenants
    add column charged_coverage_id integer references coverages (id),
    add column welcome_coverage_id integer references coverages (id)`,
  'alter table letter_batch_tenants add column welcome_coverage_before integer',
  `update tenants set charged_coverage_id = coverage_id
    where coverage_id is not null and (charge_applied or charge_confirmed_date is not null)`,
  `update tenants set welcome_coverage_id = coverage_id
    where coverage_id is not null and welcome_letter_sent_date is not null`,
  `alter table tenant_counts
    add column charge_to_change boolean not null default false,
    add column welcome_to_renew boolean not null default false`,
  ...countTenantsBy(facts),
  `comment on column tenants.charged_coverage_id is
    'The coverage of the charge that was connected or confirmed. Without it, a charge is that of coverage_id.'`,
  `comment on column tenants.welcome_coverage_id is
    'The coverage in the last welcome letter. Without it, that letter names coverage_id.'`,
  `comment on column letter_batch_tenants.welcome_coverage_before is
    'The welcome_coverage_id of the tenant before the batch.'`,
  `comment on column tenant_counts.charge_to_change is
    'Whether the tenants have chosen another coverage than the charged one.'`,
  `comment on column tenant_counts.welcome_to_renew is
    'Whether the tenants have chosen another coverage than that of their welcome letter.'`,
];
