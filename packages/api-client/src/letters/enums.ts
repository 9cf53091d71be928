/** The letter types: audit, enrollment and welcome. */
export const LetterTypes = ['initial', 'follow_up', 'welcome'] as const;
export type LetterType = (typeof LetterTypes)[number];

/** The filters of the mailing list: all tenants, or those ready for one letter. */
export const LetterFilterKeys = [
  'all',
  'initial_letter_ready',
  'follow_up_letter_ready',
  'welcome_letter_ready',
] as const;
export type LetterFilterKey = (typeof LetterFilterKeys)[number];

/** The maximum number of tenants in one batch (LET-17). */
export const LetterLimit = 300;

/** The most letters of a call for all batches. */
export const AllLettersLimit = 3000;

/** How much a remark about letters matters: `serious` ones are about a date that the letters state. */
export const RemarkSeverities = ['serious', 'warning'] as const;
