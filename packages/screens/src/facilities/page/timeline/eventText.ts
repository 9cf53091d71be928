import type { FacilityEvent } from '@audit-letters/api-client';
import { formatCount, formatDay } from '@audit-letters/ui';
import { letterNames } from '../../../format/letterNames.ts';

/** An entry of the timeline in words. */
export interface EventText {
  /** What happened. */
  title: string;
  /** How much, or which fields; empty if there is nothing to add. */
  details: string;
}

/** An entry of the timeline in words (FAC-90). An unknown kind is shown as it is. */
export function eventText({ kind, letter_type, count, fields, dates }: FacilityEvent): EventText {
  const letters = letter_type === null ? 'Letters' : `${letterNames[letter_type]} letters`;
  const counted = (noun: string) =>
    count === null ? '' : `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;
  const datesSet = dates
    .map(({ field, day }) => `${fieldName(field)} ${day === null ? 'cleared' : formatDay(day)}`)
    .join(', ');
  switch (kind) {
    case 'created':
      return { title: 'Facility added', details: '' };
    case 'imported':
      return { title: 'Tenants imported', details: counted('new tenant') };
    case 'import_undone':
      return { title: 'Import undone', details: counted('tenant') };
    case 'letters_generated':
      return { title: `${letters} generated`, details: counted('letter') };
    case 'letters_mailed':
      return { title: 'Letters mailed', details: datesSet };
    case 'dates_set':
      return { title: 'Dates set', details: datesSet || fields.map(fieldName).join(', ') };
    case 'edited':
      return { title: 'Edited', details: fields.map(fieldName).join(', ') };
    case 'move_outs_confirmed':
      return count === 0
        ? { title: 'No move-outs confirmed', details: '' }
        : { title: 'Move-outs confirmed', details: counted('tagged tenant') };
    case 'tagging_ended':
      return { title: 'Tagging completed by the manager', details: '' };
    case 'archived':
      return { title: 'Period archived', details: counted('tenant') };
    default:
      return { title: kind satisfies never, details: '' };
  }
}

const fieldNames: Record<string, string> = {
  letter_effective_date: 'effective',
  initial_letter_send_date: 'audit',
  follow_up_letter_send_date: 'enrollment',
  welcome_letter_send_date: 'welcome',
  initial_letter_sent_date: 'audit mailed',
  follow_up_letter_sent_date: 'enrollment mailed',
  welcome_letter_sent_date: 'welcome mailed',
  zip_code: 'zip code',
  note: 'notes',
};

const fieldName = (field: string) => fieldNames[field] ?? field.replaceAll('_', ' ');
