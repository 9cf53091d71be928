import type { Day } from '../values/time.ts';
import type { Tenant } from './entities.ts';

/** The fields of a tenant's answer and charge, on which new ones are decided (TEN-154). */
export const AnswerAndCharge = [
  'status',
  'coverage_id',
  'charged_coverage_id',
  'charge_applied',
  'charge_confirmed_date',
  'payment_confirmed_date',
] as const;

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

/** A change of coverage or charge. */
type ChargeUpdate = Partial<Pick<Tenant, 'coverage_id' | 'charge_applied'>> & {
  charge_confirmed_date?: string | null;
};

/** Whether the charge is of another coverage than the tenant has chosen (TEN-152). */
export const isChargeToChange = ({
  charged_coverage_id,
  coverage_id,
}: Pick<Charge, 'charged_coverage_id' | 'coverage_id'>): boolean =>
  Boolean(charged_coverage_id && coverage_id) && charged_coverage_id !== coverage_id;

/** Whether the charge of the chosen coverage is confirmed (TEN-24). */
export const isChargeConfirmed = (
  tenant: Pick<Tenant, 'charge_confirmed_date' | 'charged_coverage_id' | 'coverage_id'>,
): boolean => tenant.charge_confirmed_date !== null && !isChargeToChange(tenant);

/**
 * What a change of coverage or charge also changes in the charge (TEN-152): it records the charged coverage, and
 * another coverage clears the confirmations.
 */
export function chargeAfter(before: Charge, update: ChargeUpdate): Charge {
  const after = { ...before, ...update };
  const { coverage_id = null } = after;
  const isChanged = coverage_id !== (before.coverage_id ?? null);
  if (update.charge_confirmed_date) return { charged_coverage_id: coverage_id };
  const isEnded = update.charge_applied === false || update.charge_confirmed_date === null;
  if (isEnded && !isCharged(after)) return { charged_coverage_id: null };
  // Without a record, the charge is of the coverage before.
  const charged =
    before.charged_coverage_id ??
    (isCharged(before) && before.coverage_id ? before.coverage_id : null) ??
    (update.charge_applied ? coverage_id : null);
  return {
    ...((isChanged || update.charge_applied) && { charged_coverage_id: charged }),
    ...(isChanged &&
      isCharged(before) &&
      coverage_id !== null &&
      coverage_id !== charged && { charge_confirmed_date: null, payment_confirmed_date: null }),
  };
}

const isCharged = ({ charge_applied, charge_confirmed_date }: ChargeUpdate): boolean =>
  Boolean(charge_applied || charge_confirmed_date);

/** Why a manager cannot connect the charge of a tenant (TEN-38, TEN-43); `null` if nothing is in the way. */
export function obstacleToCharge(
  { coverage_id, charge_apply_date }: Pick<Tenant, 'coverage_id' | 'charge_apply_date'>,
  today: Day,
): 'no coverage' | 'no date' | 'not due' | null {
  if (coverage_id === null) return 'no coverage';
  if (charge_apply_date === null) return 'no date';
  // A charge is due from the start of its apply date.
  return charge_apply_date > today ? 'not due' : null;
}

/** Connects or disconnects the charge. A charge that is connected already keeps its date (TEN-80). */
export function chargeAppliedUpdate(
  current: Pick<Tenant, 'charge_applied'>,
  applied: boolean | undefined,
  today: Day,
): Partial<Pick<Tenant, 'charge_applied' | 'charge_applied_date'>> {
  if (applied === undefined || applied === current.charge_applied) return {};
  return { charge_applied: applied, charge_applied_date: applied ? today : null };
}

/** Confirms charge and payment together, or takes both back. Confirmed ones keep their dates (TEN-24). */
export function chargeConfirmedUpdate(
  current: Parameters<typeof isChargeConfirmed>[0],
  confirmed: boolean | undefined,
  today: Day,
): Partial<Pick<Tenant, 'charge_confirmed_date' | 'payment_confirmed_date'>> {
  if (confirmed === undefined || confirmed === isChargeConfirmed(current)) return {};
  const day = confirmed ? today : null;
  return { charge_confirmed_date: day, payment_confirmed_date: day };
}
