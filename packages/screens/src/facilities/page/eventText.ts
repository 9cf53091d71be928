import type { FacilityEvent } from '@audit-letters/api-client';
import { letterNames } from '@audit-letters/api-client/values';
import { formatDay } from '@audit-letters/ui';
import { counted } from '../../format/counted.ts';
import { plainFieldName, tenantChangeText } from '../../format/tenantEventText.ts';

/** An entry of the timeline in words. */
export interface EventText {
  /** The event in words. */
  title: string;
  /** How much, or which fields; empty if there is nothing to add. */
  details: string;
}

/** An entry of the timeline in words (FAC-90). An unknown kind is shown as it is. */
export function eventText(event: FacilityEvent): EventText {
  const { kind, letter_type, count, fields, dates, change } = event;
  const letters = letter_type === null ? 'Letters' : `${letterNames[letter_type]} letters`;
  const amount = (noun: string) => (count === null ? '' : counted(count, noun));
  const datesSet = dates
    .map(({ field, day }) => `${fieldName(field)} ${day === null ? 'cleared' : formatDay(day)}`)
    .join(', ');
  const [mailed] = dates;
  const lettersOn = [amount('letter'), mailed?.day && `on ${formatDay(mailed.day)}`]
    .filter(Boolean)
    .join(' ');
  switch (kind) {
    case 'created':
      return { title: 'Facility added', details: '' };
    case 'imported':
      return { title: 'Tenants imported', details: amount('new tenant') };
    case 'import_undone':
      return { title: 'Import undone', details: amount('tenant') };
    case 'letters_generated':
      return { title: `${letters} generated`, details: amount('letter') };
    case 'letters_mailed':
      if (letter_type !== null) return { title: `${letters} mailed`, details: lettersOn };
      return dates.length > 0 && dates.every(({ day }) => day === null)
        ? { title: 'Mail dates cleared', details: datesSet }
        : { title: 'Letters mailed', details: datesSet };
    case 'letters_not_mailed':
      return { title: `${letters} marked as not mailed`, details: amount('letter') };
    case 'letters_taken_back':
      return { title: `${letters} taken back before mailing`, details: amount('letter') };
    case 'dates_set':
      return { title: 'Dates set', details: datesSet || fields.map(fieldName).join(', ') };
    case 'edited':
      return { title: 'Edited', details: fields.map(fieldName).join(', ') };
    case 'move_outs_confirmed':
      return count === 0
        ? { title: 'No move-outs confirmed', details: '' }
        : {
            title: 'Move-outs confirmed',
            details: `${amount('tagged tenant')}${fields.includes('status') ? ' set to Moved Out' : ''}`,
          };
    case 'move_outs_undone':
      return { title: 'Move-outs undone', details: amount('tenant') };
    case 'tagging_ended':
      return { title: 'Tagging completed by the manager', details: '' };
    case 'archived':
      return { title: 'Period archived', details: amount('tenant') };
    case 'restored':
      return { title: 'Facility restored after its deletion', details: '' };
    case 'tenants_changed':
      return {
        title: change ? tenantChangeText(change) : 'Tenants changed',
        details: amount('tenant'),
      };
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
  note: 'notes',
};

const fieldName = (field: string) => fieldNames[field] ?? plainFieldName(field);
