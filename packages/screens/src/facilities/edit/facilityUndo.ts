import type { FacilityChanges, FacilitySeen } from '@audit-letters/api-client';

/** A write that restores a facility, and the values that it expects, so that it never replaces another change. */
export interface FacilityUndo {
  /** The old values. */
  edit: FacilityChanges;
  /** The saved values. */
  seen: FacilitySeen;
}

/**
 * The undo of a saved change: the fields that it has changed, with their old values (FAC-96), and the welcome date that
 * the server has set with it (FAC-32). `null` if nothing has changed, or the server has changed more: batches by a sent
 * date, or `was_prime` at the end of being Prime.
 */
export function facilityUndo(before: FacilitySeen, saved: FacilityChanges): FacilityUndo | null {
  const stored = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries({ ...saved, ...welcomeDateSet(before, saved) }).filter(
    ([name, value]) => stored.has(name) && stored.get(name) !== value,
  );
  const names = changed.map(([name]) => name);
  const endsPrime = before.is_prime === true && names.includes('is_prime');
  const mailsBatches = names.some((name) => name.endsWith('_sent_date'));
  if (changed.length === 0 || endsPrime || mailsBatches) return null;
  return {
    edit: Object.fromEntries(names.map((name) => [name, stored.get(name)])),
    seen: Object.fromEntries(changed),
  };
}

/** The welcome date that the server sets with an edit that leaves it out while it is empty (FAC-32). */
function welcomeDateSet(before: FacilitySeen, saved: FacilityChanges): FacilityChanges {
  if (before.welcome_letter_send_date !== null || 'welcome_letter_send_date' in saved) return {};
  const { letter_effective_date = before.letter_effective_date } = saved;
  return letter_effective_date ? { welcome_letter_send_date: letter_effective_date } : {};
}
