interface ReasonWords {
  /** The words after the number of the tenants who get no letter. */
  words: string;
  /** What somebody can do about it. */
  cure?: string;
  /** The words of the refusal: the tenant cannot get the letter, also when chosen (LET-5). */
  refusal?: string;
  /** What a chosen tenant 'has' who gets the letter only if the user says so (LET-90). */
  choice?: string;
}

/**
 * Why a tenant gets no letter of a type, those first about whom something can be done: the letter cannot be printed,
 * another tenant gets it, or the tenant is not ready.
 */
const reasonWords = {
  tagged: {
    words: 'tagged for removal',
    cure: 'Untag the tenant, or set the status to Moved Out',
    refusal: 'is tagged for removal',
  },
  incomplete: {
    words: 'with an incomplete address',
    cure: 'Complete the address',
    refusal: 'has an incomplete address',
  },
  unprintable: {
    words: 'with a name or address that no font can print',
    cure: 'Replace the characters that no font can print',
  },
  too_long: {
    words: 'with more text than a letter holds',
    cure: 'Shorten the name, the address or the list of units',
  },
  duplicate: {
    words: 'with the name, address and unit of another tenant, who gets this letter',
    cure: 'Delete one of the two tenants if they are the same lease',
  },
  moved_out: { words: 'moved out', refusal: 'has moved out' },
  answered: { words: 'answered', choice: 'answered' },
  bad_address: { words: 'with a bad address', choice: 'a bad address' },
  sent: { words: 'with this letter already', choice: 'this letter already' },
  not_asked: { words: 'without an audit letter' },
  uncovered: { words: 'without a coverage', refusal: 'has no coverage to be welcomed to' },
  charge_to_change: {
    words: 'with a charge to change',
    refusal:
      'has chosen another coverage than the charged one; please confirm the changed charge first',
  },
  uncharged: { words: 'without a confirmed charge', choice: 'no confirmed charge' },
} satisfies Record<string, ReasonWords>;

export type LetterProblemKind = keyof typeof reasonWords;

export const reasons: Readonly<Record<LetterProblemKind, ReasonWords>> = reasonWords;

/** The kinds in their order. */
export const reasonKinds = Object.keys(reasonWords) as LetterProblemKind[];

/** Whether a chosen tenant cannot get the letter (LET-5). */
export const isBlocking = (kind: LetterProblemKind | null): boolean =>
  kind !== null && reasons[kind].refusal !== undefined;
