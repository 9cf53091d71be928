import type { Day, WaitingFor } from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';

const isCharged = sql`tenants.coverage_id is not null and tenants.charge_confirmed_date is null
  and not tenants.tagged_for_removal`;

/** The day from which a tenant with a coverage is charged. */
export const chargeDay = sql`coalesce(
  tenants.charge_apply_date,
  (select letter_effective_date from facilities where facilities.id = tenants.facility_id)
)`;

/** Tenants with a coverage whose charge is due before a day and not connected, or whose payment is not confirmed (DUE-17). */
export const waitsFor = {
  charge: (before: Day) => sql<boolean>`(
    ${isCharged} and not tenants.charge_applied and tenants.welcome_letter_sent_date is null
    and ${chargeDay} < ${before}::date
  )`,
  payment: () => sql<boolean>`(${isCharged} and tenants.charge_applied)`,
} satisfies Record<WaitingFor, (before: Day) => RawBuilder<boolean>>;
