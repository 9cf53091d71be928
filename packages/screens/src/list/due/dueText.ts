import type { DueItem, DueKind } from '@audit-letters/api-client';
import { letterNames, letterNoun } from '@audit-letters/api-client/values';
import { counted } from '../../format/counted.ts';
import { facilityInWords } from '../../format/facility.ts';

/** The words of an item. */
export interface DueText {
  /** The work that is due. */
  title: string;
  /** The facility that it is due for. */
  place: string;
  /** The number of the facility, or the state; `null` without one. */
  number: string | null;
  /** The count, in words; `null` without one. */
  amount: string | null;
  /** The visible text of the link. */
  action: string;
  /** The rest of the link's name, which makes it unique. */
  actionOf: string;
}

interface KindText {
  title: string;
  action: string;
  /** What the count counts; omitted, the item has no amount. */
  noun?: string;
  /** What the link is about, when its action is that of other kinds. */
  about?: string;
}

/** The words of each kind, with the name and the noun of its letter: '' without one. */
const kinds: Record<DueKind, (letter: string, noun: string) => KindText> = {
  letters: (letter) => ({ title: `${letter} letters`, action: 'Prepare', noun: 'tenant' }),
  addresses: (_letter, noun) => ({
    title: `Addresses to complete, ${noun}s`,
    action: 'Complete',
    noun: 'tenant',
  }),
  names: (_letter, noun) => ({
    title: `Names that no font can print, ${noun}s`,
    action: 'Correct',
    noun: 'tenant',
  }),
  batch: (letter) => ({
    title: `${letter} letters not mailed`,
    action: 'Enter mail date',
    noun: 'letter',
  }),
  move_outs: () => ({ title: 'Move-outs to confirm', action: 'Check', noun: 'tagged tenant' }),
  tagged: () => ({ title: 'Tagged tenants to move out', action: 'Check', noun: 'tagged tenant' }),
  charges: () => waiting('Charges to connect', 'charges'),
  payments: () => waiting('Payments to confirm', 'payments'),
  charge_changes: () => waiting('Charges to change', 'charges to change'),
  disconnections: () => waiting('Charges to disconnect', 'charges to disconnect'),
  dates: (_letter, noun) => ({
    title: noun ? `Letter date to set, ${noun}s` : 'Letter dates to set',
    action: 'Set dates',
    noun: 'tenant',
  }),
  tenants: () => ({ title: 'No tenants yet', action: 'Choose file' }),
  import: () => ({ title: 'Import with errors', action: 'Show rows', noun: 'row' }),
  accounts: () => ({
    title: 'Accounts that nobody has used',
    action: 'Show names',
    noun: 'account',
  }),
};

const waiting = (title: string, about: string): KindText => ({
  title,
  action: 'See tenants',
  noun: 'tenant',
  about,
});

/** The words of an item. The names of the links contain no name of another control of the home (DUE-11). */
export function dueText(item: DueItem): DueText {
  const { kind, letter_type, facility_number, state, count } = item;
  const letter = letter_type ? letterNames[letter_type] : '';
  const words = kinds[kind](letter, letter_type ? letterNoun(letter_type) : '');
  const { title, action, noun, about = letter.toLowerCase() } = words;
  const number = facility_number ?? state;
  const linked = kind === 'accounts' ? 'without a sign-in' : (number ?? 'several facilities');
  return {
    title,
    action,
    number,
    place: kind === 'accounts' ? '' : placeOf(item),
    amount: noun && (count > 0 || kind !== 'dates') ? counted(count, noun) : null,
    actionOf: [about, linked].filter(Boolean).join(', '),
  };
}

function placeOf({ facility_number, account_name, state }: DueItem): string {
  if (facility_number) return facilityInWords({ facility_number, account_name });
  return state ? `Facilities in ${state}` : 'Several facilities';
}
