/** The letter types: audit, enrollment and welcome. */
export const LetterTypes = ['initial', 'follow_up', 'welcome'] as const;
/** One of `LetterTypes`. */
export type LetterType = (typeof LetterTypes)[number];

/** The filters of the mailing list: all tenants, or those ready for one letter. */
export const LetterFilterKeys = [
  'all',
  'initial_letter_ready',
  'follow_up_letter_ready',
  'welcome_letter_ready',
] as const;
/** One of `LetterFilterKeys`. */
export type LetterFilterKey = (typeof LetterFilterKeys)[number];

/** The maximum number of tenants in one batch (LET-17). */
export const LetterLimit = 300;

/** The most letters of a call for all batches. */
export const AllLettersLimit = 3000;

/**
 * Why a tenant gets no letter of a type: the letter cannot be sent or printed, another tenant with the same name, address
 * and unit gets it, or the tenant is not ready for it. `readdressed` is a tenant whose name or address is not that of the
 * letter any more.
 */
export const LetterProblemKinds = [
  'tagged',
  'incomplete',
  'unprintable',
  'too_long',
  'duplicate',
  'moved_out',
  'uncovered',
  'charge_to_change',
  'answered',
  'bad_address',
  'sent',
  'not_asked',
  'uncharged',
  'readdressed',
] as const;
/** One of `LetterProblemKinds`. */
export type LetterProblemKind = (typeof LetterProblemKinds)[number];

/** How much a remark about letters matters: `serious` ones are about a date that the letters state. */
export const RemarkSeverities = ['serious', 'warning'] as const;
/** One of `RemarkSeverities`. */
export type RemarkSeverity = (typeof RemarkSeverities)[number];
