import { type LetterFilterKey, type LetterType, LetterTypes } from './enums.ts';

/**
 * The name of each letter type, and the filter of the tenants who are ready for it, which is also the key of their count.
 * Dates have the type in their name: `initial_letter_send_date`.
 */
const letterTypes = {
  initial: { name: 'Audit', readyFilter: 'initial_letter_ready' },
  follow_up: { name: 'Enrollment', readyFilter: 'follow_up_letter_ready' },
  welcome: { name: 'Welcome', readyFilter: 'welcome_letter_ready' },
} as const satisfies Record<LetterType, { name: string; readyFilter: LetterFilterKey }>;

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

/** 'an audit letter' */
export function oneLetter(type: LetterType): string {
  const name = letterNames[type].toLowerCase();
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} letter`;
}
