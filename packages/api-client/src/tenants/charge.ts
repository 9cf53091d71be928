import type { Id } from '../values/schema.ts';
import type { Tenant } from './entities.ts';

/** The coverage of a tenant, and its charge. */
type Charge = Partial<
  Pick<
    Tenant,
    | 'coverage_id'
    | 'charge_applied'
    | 'charge_confirmed_date'
    | 'payment_confirmed_date'
    | 'charged_coverage_id'
  >
>;

/** Whether the charge is of another coverage than the tenant has chosen (TEN-152). */
export const isChargeToChange = ({
  charged_coverage_id,
  coverage_id,
}: Pick<Charge, 'charged_coverage_id' | 'coverage_id'>): boolean =>
  Boolean(charged_coverage_id && coverage_id) && charged_coverage_id !== coverage_id;

/**
 * What a new coverage, or none, changes in the charge (TEN-152): it records the charged coverage, and another coverage
 * clears the confirmations.
 */
export function chargeAfter(before: Charge, coverageId: Id | null): Charge {
  if (coverageId === before.coverage_id) return {};
  const isCharged = Boolean(before.charge_applied || before.charge_confirmed_date);
  // Without a record, the charge is of the coverage before.
  const charged =
    before.charged_coverage_id ?? (isCharged && before.coverage_id ? before.coverage_id : null);
  return {
    charged_coverage_id: charged,
    ...(isCharged &&
      coverageId !== null &&
      coverageId !== charged && { charge_confirmed_date: null, payment_confirmed_date: null }),
  };
}
