import type { Day, ManagedFacility, Tenant } from '@audit-letters/api-client';
import {
  LetterTypes,
  letterNames,
  letterTypes,
  obstacleToCharge,
} from '@audit-letters/api-client/values';
import { dayInZone } from '@audit-letters/ui';
import { counted } from '../../format/counted.ts';

/** Managers cannot edit a tenant after the welcome letter (TEN-2). */
export const isLocked = (tenant: Tenant): boolean => tenant.welcome_letter_sent_date !== null;

/** The key of the filter for tenants whose charge is to be connected. The server's filters are by status. */
export const chargesFilter = 'charges_to_connect';

/** Why a locked tenant cannot be changed. */
export const lockReason = 'The welcome letter has been made.';

/** Whether the manager can connect the charge (TEN-38). */
export const canConnectCharge = (tenant: Tenant, today: Day): boolean =>
  whyUnconnectable(tenant, today) === null;

/** Why tenants have no charge to connect, with their numbers: '27 without a coverage, 4 applied already'. */
export function unconnectableInWords(tenants: readonly Tenant[], today: Day): string {
  const counts = new Map<string, number>();
  for (const tenant of tenants) {
    const reason = whyUnconnectable(tenant, today);
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `${count} ${reason}`).join(', ');
}

/** Why the manager cannot connect the charge; `null` if it can be connected. */
function whyUnconnectable(tenant: Tenant, today: Day): string | null {
  if (isLocked(tenant)) return 'locked after the welcome letter';
  if (tenant.charge_applied) return 'applied already';
  const obstacle = obstacleToCharge(tenant, today);
  return obstacle && (obstacle === 'no coverage' ? 'without a coverage' : 'not due yet');
}

/** A sentence with the number of tagged tenants. */
export function taggedInWords({ stats }: ManagedFacility): string {
  return `${counted(stats.tagged_for_removal, 'tenant is', 'tenants are')} tagged for removal.`;
}

/** The sentences about sent letters with their dates, each from noon local time of its date (TEN-37). */
export function lettersSent(
  facility: ManagedFacility,
  now: Date,
): { sentence: string; day: Day }[] {
  return LetterTypes.flatMap((type) => {
    const day = facility[letterTypes[type].sentDate] ?? facility[letterTypes[type].sendDate];
    return day && isPastNoonOf(day, now)
      ? [{ sentence: `${letterNames[type]} letters have been sent.`, day }]
      : [];
  });
}

function isPastNoonOf(day: Day, now: Date): boolean {
  const today = dayInZone(now);
  return today > day || (today === day && now.getHours() >= 12);
}
