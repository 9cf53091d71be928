import type { LetterFilterKey, LetterProblem, LetterType } from '@audit-letters/api-client';

/** The names of the letters on the screen. */
export const letterNames: Record<LetterType, string> = {
  initial: 'Audit',
  follow_up: 'Enrollment',
  welcome: 'Welcome',
};

/** The letters, in the order in which a tenant gets them. */
export const letterTypes = Object.keys(letterNames) as LetterType[];

/** The names of the filters on the screen (LET-11). */
export const letterFilterNames: Record<LetterFilterKey, string> = {
  all: 'All',
  initial_letter_ready: 'Audit Letter Ready',
  follow_up_letter_ready: 'Enrollment Letter Ready',
  welcome_letter_ready: 'Welcome Letter Ready',
};

/** The filter of the tenants that are ready for each letter, which is also the key of their count. */
export const readyFilters = {
  initial: 'initial_letter_ready',
  follow_up: 'follow_up_letter_ready',
  welcome: 'welcome_letter_ready',
} as const satisfies Record<LetterType, LetterFilterKey>;

/** The filters in the order of the screen. */
export const letterFilterKeys = Object.keys(letterFilterNames) as LetterFilterKey[];

/** 'Ana Ortiz, A4' */
export const problemName = ({ first_name, last_name, unit }: LetterProblem) =>
  [[first_name, last_name].filter(Boolean).join(' '), unit].filter(Boolean).join(', ') || 'No name';

/** The name of a letter file on the disk: the server's own has a random end (LET-103). */
export const letterFileName = (filename: string): string =>
  filename.replace(/_[\w-]{22}(?=\.\w+$)/, '');
