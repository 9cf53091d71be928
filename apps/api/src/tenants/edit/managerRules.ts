import type { Day } from '@audit-letters/api-client/contract';
import { obstacleToCharge } from '@audit-letters/api-client/values';
import { Invalid, invalidField } from '../../http/errors.ts';
import { tenantInWords } from '../../text/words.ts';
import { type CurrentTenant, chargeDayOf, type MakeUpdate, type TenantUpdate } from './updates.ts';

/** Rejects a manager's change of a tenant whose welcome letter has been made (TEN-2). */
export function assertUnlocked(tenants: readonly CurrentTenant[]) {
  const lockedTenant = tenants.find((tenant) => tenant.welcome_letter_sent_date !== null);
  if (!lockedTenant) return;
  throw new Invalid(
    `The welcome letter of ${tenantInWords(lockedTenant)} has been made, so this tenant can no longer be changed.`,
  );
}

/**
 * Rejects updates that connect a charge without a coverage or before it is due (TEN-43). `isAsked`: the call asks for
 * the charge, also where it is connected already, and does not only send along what it has seen (TEN-80).
 */
export const withDueCharge =
  (makeUpdate: MakeUpdate, { today, isAsked }: { today: Day; isAsked: boolean }): MakeUpdate =>
  (tenant) => {
    const update = makeUpdate(tenant);
    if (update.charge_applied || isAsked) assertChargeDue(tenant, update, today);
    return update;
  };

/** Checks the coverage as it is after the update. A charge that is connected already needs nothing else. */
function assertChargeDue(tenant: CurrentTenant, update: TenantUpdate, today: Day) {
  const { coverage_id = tenant.coverage_id } = update;
  const charge_apply_date = chargeDayOf(tenant);
  const obstacle = obstacleToCharge({ coverage_id, charge_apply_date }, today);
  if (!obstacle || (obstacle !== 'no coverage' && !update.charge_applied)) return;
  const reasons = {
    'no coverage': 'the tenant has no coverage',
    'no date': 'no charge apply date is set',
    'not due': `the charge applies from ${charge_apply_date} on`,
  };
  throw invalidField(
    'charge_applied',
    `The charge of ${tenantInWords(tenant)} cannot be connected: ${reasons[obstacle]}.`,
  );
}
