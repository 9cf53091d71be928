/** Audit, enrollment and welcome letters, in the words of the wire. */
export const LetterTypes = ['initial', 'follow_up', 'welcome'] as const;
/** One of `LetterTypes`. */
export type LetterType = (typeof LetterTypes)[number];

/** Which tenants of a mailing are shown: all, or those ready for one letter. */
export const LetterFilterKeys = [
  'all',
  'initial_letter_ready',
  'follow_up_letter_ready',
  'welcome_letter_ready',
] as const;
/** One of `LetterFilterKeys`. */
export type LetterFilterKey = (typeof LetterFilterKeys)[number];

/** At most so many tenants in one batch (LET-42). */
export const LetterLimit = 300;
