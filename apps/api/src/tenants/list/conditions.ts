import type { Day, WaitingFor } from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { containsFolded } from '../../database/expressions.ts';

export const nameContains = (text: string) => containsFolded(sql.ref('tenants.search_name'), text);
export const unitContains = (text: string) => containsFolded(sql.ref('tenants.search_unit'), text);

/** Whether a letter can be delivered (TEN-111): the condition of `isCompleteAddress`, in SQL. */
export const hasCompleteAddress: RawBuilder<boolean> = sql<boolean>`
  complete_address(
    tenants.address, tenants.city, tenants.state, tenants.zip_code, tenants.country
  )
`;

const place = (tenant: string) =>
  sql`lower(regexp_replace(
    concat_ws(' ', ${sql.ref(`${tenant}.address`)}, ${sql.ref(`${tenant}.city`)}, ${sql.ref(`${tenant}.state`)}, ${sql.ref(`${tenant}.zip_code`)}),
    '[^[:alnum:]]+', '', 'g'
  ))`;

/** Whether two rows of `tenants` have the same facility, name, address and unit: perhaps a lease with two accounts. */
export const isSameLease = (one: string, other: string) => sql<boolean>`(
  ${sql.ref(`${one}.facility_id`)} = ${sql.ref(`${other}.facility_id`)}
  and ${sql.ref(`${one}.id`)} <> ${sql.ref(`${other}.id`)}
  and ${sql.ref(`${one}.name_key`)} = ${sql.ref(`${other}.name_key`)}
  and ${sql.ref(`${one}.name_key`)} <> ''
  and ${sql.ref(`${one}.search_unit`)} = ${sql.ref(`${other}.search_unit`)}
  and ${place(one)} = ${place(other)}
)`;

/** Whether the tenant has chosen another coverage than the charged one (TEN-152). */
export const chargeToChange = sql<boolean>`(
  (tenants.charged_coverage_id <> tenants.coverage_id) is true
)`;

const isCovered = sql`tenants.coverage_id is not null
  and not ${chargeToChange} and not tenants.tagged_for_removal`;

/** The day from which a tenant of a joined facility is charged: its own, else the facility's (TEN-44). */
export const chargeDay = sql<Day | null>`
  coalesce(tenants.charge_apply_date, facilities.letter_effective_date)
`;

/**
 * Tenants with a coverage whose charge is due before a day and not connected, or whose payment is not confirmed
 * (DUE-17); those whose charge is of another coverage (DUE-26); and those who are charged although they no longer have
 * a coverage (DUE-22). `charge` is the condition of `obstacleToCharge`, in SQL.
 */
export const waitsFor = {
  charge: (before: Day) => sql<boolean>`(
    ${isCovered} and not tenants.charge_applied and tenants.welcome_letter_sent_date is null
    and case
      when tenants.charge_apply_date is null then tenants.facility_id in (
        select id from facilities where letter_effective_date < ${before}::date
      )
      else tenants.charge_apply_date < ${before}::date
    end
  )`,
  payment: () => sql<boolean>`(
    ${isCovered} and tenants.charge_applied and tenants.charge_confirmed_date is null
  )`,
  change: () => sql<boolean>`(${chargeToChange} and not tenants.tagged_for_removal)`,
  disconnection: () => sql<boolean>`(
    tenants.charge_applied and tenants.coverage_id is null and tenants.status is distinct from 'moved_out'
    and not tenants.tagged_for_removal
  )`,
} satisfies Record<WaitingFor, (before: Day) => RawBuilder<boolean>>;
