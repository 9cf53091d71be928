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
 * Why a tenant cannot get a letter (the first seven), or why a chosen tenant is not ready for one: the tenant has answered,
 * the address is known as bad, the letter was sent, the letter before it was not, or the charge is not confirmed. The last
 * is a tenant whose name or address is not that of the letter any more.
 */
export const LetterProblemKinds = [
  'incomplete',
  'unprintable',
  'too_long',
  'tagged',
  'moved_out',
  'uncovered',
  'charge_to_change',
  'answered',
  'bad_address',
  'sent',
  'not_asked',
  'uncharged',
  'readdressed',
  'covered_before_answer',
  'covered_later',
  'charge_not_applied',
  'other_state',
  'doubtful_name',
] as const;
/** One of `LetterProblemKinds`. */
export type LetterProblemKind = (typeof LetterProblemKinds)[number];
