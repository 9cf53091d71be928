import type { LetterFilterKey, LetterType } from '@audit-letters/api-client';

/** The one place where the words of the wire become those of the people who mail the letters. */
export const letterNames: Record<LetterType, string> = {
  initial: 'Audit',
  follow_up: 'Enrollment',
  welcome: 'Welcome',
};

/** The letters in the order in which a tenant gets them. */
export const letterTypes = Object.keys(letterNames) as LetterType[];

/** The filters of a mailing as they are called on the screen. */
export const letterFilterNames: Record<LetterFilterKey, string> = {
  all: 'All',
  initial_letter_ready: 'Audit Letter Ready',
  follow_up_letter_ready: 'Enrollment Letter Ready',
  welcome_letter_ready: 'Welcome Letter Ready',
};

/** Whom a letter can go to: the filter, and the count, of those who are ready for it. */
export const readyFilters = {
  initial: 'initial_letter_ready',
  follow_up: 'follow_up_letter_ready',
  welcome: 'welcome_letter_ready',
} as const satisfies Record<LetterType, LetterFilterKey>;

/** The same filters in the order of the screen. */
export const letterFilterKeys = Object.keys(letterFilterNames) as LetterFilterKey[];
