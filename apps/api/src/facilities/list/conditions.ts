import type { FacilityFilterKey } from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { contains, containsFolded } from '../../database/expressions.ts';
import { sentDate } from '../sentDates.ts';
import type { TenantCounts } from '../statistics.ts';

/** A count of the facility's tenants; 0 for a facility that never had any. */
export const countOf = (name: keyof TenantCounts) =>
  sql<number>`coalesce(${sql.ref(`counts.${name}`)}, 0)`;

/** After this, the tags that are left block the letters (DUE-6). */
export const moveOutsConfirmed = sql<boolean>`(
  coalesce(facilities.confirmed_move_outs_date, facilities.confirmed_no_move_outs_date) is not null
)`;

/** Whether a count is more than this percentage of the facility's tenants. */
const over = (percent: number, count: RawBuilder<number>) =>
  sql<boolean>`${count} * 100 > ${sql.lit(percent)} * ${countOf('tenant_count')}`;

/** The conditions of 'More Filters' (FAC-10). The summaries count by the same conditions. */
export const facilityConditions: Record<FacilityFilterKey, RawBuilder<boolean>> = {
  no_move_outs_confirmed: sql`(not ${moveOutsConfirmed})`,
  doing_move_outs: sql`(not ${moveOutsConfirmed} and ${countOf('tagged_for_removal')} > 0)`,
  confirmed_move_outs: sql`facilities.confirmed_move_outs_date is not null`,
  confirmed_no_move_outs: sql`facilities.confirmed_no_move_outs_date is not null`,
  opt_outs_threshold: over(5, countOf('opted_out')),
  provided_proof_threshold: over(20, countOf('provided_proof')),
  bad_address_threshold: over(5, countOf('bad_address')),
  moved_out_threshold: over(5, countOf('moved_out')),
  initial_letters_unsent: sql`${sentDate('initial')} is null`,
  follow_up_letters_unsent: sql`${sentDate('follow_up')} is null`,
  welcome_letters_unsent: sql`${sentDate('welcome')} is null`,
};

/** Whether a column contains a text. */
export const inColumn = (column: 'facility_number' | 'prime_site_id') => (text: string) =>
  contains(sql.ref(`facilities.${column}`), text);

export const inName = (column: 'account_name' | 'corporate_group') => (text: string) =>
  containsFolded(sql.ref(`facilities.folded_${column}`), text);

/** Whether the facility number or the account name contains a text. */
export const isNamed = (text: string) =>
  sql<boolean>`(${inColumn('facility_number')(text)} or ${inName('account_name')(text)})`;
