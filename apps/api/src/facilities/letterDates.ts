import type { FacilityChanges } from '@audit-letters/api-client/contract';
import type { Updateable } from 'kysely';
import type { FacilitiesTable, FacilityRecord } from '../database/schema.ts';
import { parseDayField } from '../time/day.ts';

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

type Dates = Updateable<FacilitiesTable>;
type Before = Pick<FacilityRecord, 'letter_effective_date' | 'welcome_letter_send_date'>;

/** The dates that a call writes. A date left out stays as it is. */
export function datesIn(changes: FacilityChanges): Dates {
  const values: Dates = {};
  for (const field of dateFields) {
    const day = parseDayField(changes[field], field);
    if (day !== undefined) values[field] = day;
  }
  return values;
}

/**
 * The welcome date of a facility that has none is its effective date, unless the call names one, or says that
 * there is none (FAC-32). The letters-sent dialog writes its own dates alone.
 */
export function welcomeDefault(changes: FacilityChanges, before?: Before): Dates {
  const fields = Object.keys(changes);
  const onlySentDates = fields.every((field) => sentDates.some((sent) => sent === field));
  if (onlySentDates || changes.welcome_letter_send_date !== undefined) return {};
  if (before?.welcome_letter_send_date) return {};
  const { letter_effective_date = before?.letter_effective_date } = datesIn(changes);
  return letter_effective_date ? { welcome_letter_send_date: letter_effective_date } : {};
}
