import type { FacilityFilterKey } from '../facilities/enums.ts';
import type { FacilityStats } from '../facilities/statsContract.ts';
import { type LetterFilterKey, LetterLimit, type LetterType, LetterTypes } from './enums.ts';

interface LetterTypeFacts {
  name: string;
  /** The filter of the tenants who are ready for it, which is also the key of their count. */
  readyFilter: LetterFilterKey;
  /** The filter of the facilities whose letters are not mailed. */
  unsentFilter: FacilityFilterKey;
  /** A facility's planned day. */
  sendDate: `${string}_send_date`;
  /** A facility's mail date, and the day on which a tenant's letter was made. */
  sentDate: `${string}_sent_date`;
  /** The count of the tenants who have the letter. */
  sentCount: keyof FacilityStats;
}

/** The names and fields of each letter type. */
export const letterTypes = {
  initial: {
    name: 'Audit',
    readyFilter: 'initial_letter_ready',
    unsentFilter: 'initial_letters_unsent',
    sendDate: 'initial_letter_send_date',
    sentDate: 'initial_letter_sent_date',
    sentCount: 'audit_letters_sent',
  },
  follow_up: {
    name: 'Enrollment',
    readyFilter: 'follow_up_letter_ready',
    unsentFilter: 'follow_up_letters_unsent',
    sendDate: 'follow_up_letter_send_date',
    sentDate: 'follow_up_letter_sent_date',
    sentCount: 'enrollment_letters_sent',
  },
  welcome: {
    name: 'Welcome',
    readyFilter: 'welcome_letter_ready',
    unsentFilter: 'welcome_letters_unsent',
    sendDate: 'welcome_letter_send_date',
    sentDate: 'welcome_letter_sent_date',
    sentCount: 'welcome_letters_sent',
  },
} as const satisfies Record<LetterType, LetterTypeFacts>;

/** A value for each letter type. */
export const eachLetterType = <T>(make: (type: LetterType) => T): Record<LetterType, T> => ({
  initial: make('initial'),
  follow_up: make('follow_up'),
  welcome: make('welcome'),
});

/** The names of the letters: 'Audit'. */
export const letterNames = eachLetterType((type) => letterTypes[type].name);

/** The filter of the tenants who are ready for each letter. */
export const readyFilters = eachLetterType((type) => letterTypes[type].readyFilter);

/** The name of a filter of the letters (LET-11): 'Audit Letter Ready'. */
export function letterFilterName(key: LetterFilterKey): string {
  const type = LetterTypes.find((one) => readyFilters[one] === key);
  return type ? `${letterNames[type]} Letter Ready` : 'All';
}

/** The question before the letters of the first tenants (LET-18). */
export const firstLettersQuestion = `The system will generate letters for the first ${LetterLimit} tenants. Continue?`;

/** 'audit letter' */
export const letterNoun = (type: LetterType): string => `${letterNames[type].toLowerCase()} letter`;

/** 'an audit letter' */
export function oneLetter(type: LetterType): string {
  const noun = letterNoun(type);
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
