import type { FacilityChanges, FacilitySeen } from '@audit-letters/api-client';

/** A write that restores a facility, and the values that it expects, so that it never replaces another change. */
interface FacilityUndo {
  edit: FacilityChanges;
  seen: FacilitySeen;
}

/**
 * The undo of a saved change: the fields that it has changed, with their old values (FAC-96). `null` if nothing has
 * changed, or the server has changed more: batches by a sent date, an empty welcome date by the effective date, or
 * `was_prime` at the end of being Prime.
 */
export function facilityUndo(before: FacilitySeen, saved: FacilityChanges): FacilityUndo | null {
  const stored = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(saved).filter(
    ([name, value]) => stored.has(name) && stored.get(name) !== value,
  );
  const names = changed.map(([name]) => name);
  const setsWelcomeDate =
    before.welcome_letter_send_date === null && names.includes('letter_effective_date');
  const endsPrime = before.is_prime === true && names.includes('is_prime');
  const changesMore =
    setsWelcomeDate || endsPrime || names.some((name) => name.endsWith('_sent_date'));
  if (changed.length === 0 || changesMore) return null;
  return {
    edit: Object.fromEntries(names.map((name) => [name, stored.get(name)])),
    seen: Object.fromEntries(changed),
  };
}
