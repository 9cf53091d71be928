import type { Day } from '@audit-letters/api-client/contract';
import { Invalid } from '../http/errors.ts';
import type { Before, TenantEdit } from './edits.ts';

/** Once the welcome letter is out, the manager's part is done (TEN-2). */
export function refuseLocked(tenants: readonly Before[]) {
  const locked = tenants.find((tenant) => tenant.welcome_letter_sent_date !== null);
  if (!locked) return;
  throw new Invalid(
    `The welcome letter of ${nameAndUnit(locked)} has been sent, so this tenant can no longer be changed.`,
  );
}

/**
 * A manager connects a charge only where one is due (TEN-43). The coverage counts as it is after the
 * edit. A charge that is there already is not connected again, so a form may send it along.
 */
export function refuseUndueCharge(before: Before, edit: TenantEdit, today: Day) {
  if (!edit.charge_applied) return;
  const problem = chargeProblem(before, edit, today);
  if (!problem) return;
  const message = `The charge of ${nameAndUnit(before)} cannot be connected: ${problem}`;
  throw new Invalid(message, { charge_applied: message });
}

function chargeProblem(before: Before, edit: TenantEdit, today: Day): string | null {
  const { coverage_id = before.coverage_id } = edit;
  if (coverage_id === null) return 'the tenant has no coverage.';
  const from = before.charge_apply_date ?? before.facility_letter_effective_date;
  if (from === null) return 'no charge apply date is set.';
  if (from > today) return `the charge applies from ${from} on.`;
  return null;
}

function nameAndUnit({ first_name, last_name, unit }: Before): string {
  const name = [first_name, last_name].filter(Boolean).join(' ') || 'a tenant without a name';
  return unit ? `${name} (unit ${unit})` : name;
}
