import type { FacilityChanges } from '@audit-letters/api-client/contract';
import type { Updateable } from 'kysely';
import type { FacilitiesTable, FacilityRecord } from '../../database/schema.ts';
import { parseDayField } from '../../time/day.ts';

const sentDates = [
  'initial_letter_sent_date',
  'follow_up_letter_sent_date',
  'welcome_letter_sent_date',
] as const;

const dateFields = [
  'letter_effective_date',
  'initial_letter_send_date',
  'follow_up_letter_send_date',
  'welcome_letter_send_date',
  ...sentDates,
] as const;

type DateColumns = Updateable<FacilitiesTable>;
type StoredDates = Pick<FacilityRecord, 'letter_effective_date' | 'welcome_letter_send_date'>;

/** The dates that a call writes. A date that the call leaves out is not written. */
export function dateColumns(changes: FacilityChanges): DateColumns {
  const values: DateColumns = {};
  for (const field of dateFields) {
    const day = parseDayField(changes[field], field);
    if (day !== undefined) values[field] = day;
  }
  return values;
}

/**
 * Sets an empty welcome date to the effective date, unless the call sends a welcome date, even an empty one
 * (FAC-32). The letters-sent dialog changes only the sent dates.
 */
export function welcomeDefault(changes: FacilityChanges, before?: StoredDates): DateColumns {
  const fields = Object.keys(changes);
  const onlySentDates = fields.every((field) => sentDates.some((sent) => sent === field));
  if (onlySentDates || changes.welcome_letter_send_date !== undefined) return {};
  if (before?.welcome_letter_send_date) return {};
  const { letter_effective_date = before?.letter_effective_date } = dateColumns(changes);
  return letter_effective_date ? { welcome_letter_send_date: letter_effective_date } : {};
}
