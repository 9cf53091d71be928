import type { LetterGroup, LetterType, QuestionTenant } from '@audit-letters/api-client/contract';
import { letterNames } from '@audit-letters/api-client/values';
import type { LetterProblemKind } from './conditions.ts';
import type { NamedRow } from './leftOut.ts';

const numbers = new Intl.NumberFormat('en-US');

/** '1,140' */
export const number = (count: number): string => numbers.format(count);

/** '1 letter', '28 letters' */
export const counted = (count: number, noun: string): string =>
  `${number(count)} ${noun}${count === 1 ? '' : 's'}`;

/** 'audit letter' */
export const letterNoun = (type: LetterType) => `${letterNames[type].toLowerCase()} letter`;

/** A tenant who is named: 'Ana Ortiz, A4', with the facility if there are several. */
export function namedTenant(
  { id, first_name, last_name, unit, facility_number }: NamedRow,
  severalFacilities: boolean,
): QuestionTenant {
  const name = [first_name, last_name].filter(Boolean).join(' ');
  const words = [name, unit].filter(Boolean).join(', ') || 'No name';
  return { tenant_id: id, name: severalFacilities ? `${words} (${facility_number})` : words };
}

/** Whether tenants are of more than one facility. */
export const areOfSeveral = (rows: readonly NamedRow[]) =>
  new Set(rows.map(({ facility_number }) => facility_number)).size > 1;

interface ReasonWords {
  /** The words after the number of the tenants who get no letter. */
  words: string;
  /** What somebody can do about it. */
  cure?: string;
}

/** Why tenants get no letter, those first about whom something can be done. */
const reasonWords: Record<LetterProblemKind, ReasonWords> = {
  tagged: { words: 'tagged for removal', cure: 'Untag the tenant, or set the status to Moved Out' },
  incomplete: { words: 'with an incomplete address', cure: 'Complete the address' },
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
  moved_out: { words: 'moved out' },
  answered: { words: 'answered' },
  bad_address: { words: 'with a bad address' },
  sent: { words: 'with this letter already' },
  not_asked: { words: 'without an audit letter' },
  uncovered: { words: 'without a coverage' },
  charge_to_change: { words: 'with a charge to change' },
  uncharged: { words: 'without a confirmed charge' },
};

type Counts = ReadonlyMap<LetterProblemKind | null, number>;
type ProblemRow = NamedRow & { reason: LetterProblemKind | null; detail?: string | null };

/**
 * Tenants who get no letter, by the reason. `counts` has the numbers of reasons whose tenants were not all read; by
 * default everybody in `rows` is counted.
 */
export function leftOutGroups(rows: readonly ProblemRow[], counts?: Counts): LetterGroup[] {
  const several = areOfSeveral(rows);
  return Object.entries(reasonWords).flatMap(([reason, { words, cure }]) => {
    const named = rows.filter((row) => row.reason === reason);
    const count = counts?.get(reason as LetterProblemKind) ?? named.length;
    if (count === 0) return [];
    const tenants = named.map(({ detail, ...row }) => ({
      ...namedTenant(row, several),
      ...(detail && { detail }),
    }));
    return [{ words: `${number(count)} ${words}`, count, tenants, cure: cure ?? null }];
  });
}

const choiceWords: Partial<Record<LetterProblemKind, string>> = {
  answered: 'answered',
  bad_address: 'a bad address',
  sent: 'this letter already',
  uncharged: 'no confirmed charge',
};

/** The reasons for which a chosen tenant gets a letter only if the user says so (LET-90). */
export const isChoice = (reason: LetterProblemKind | null) =>
  reason !== null && reason in choiceWords;

/** Chosen tenants who get the letter only if the user says so: '2 of these have answered:' */
export function choiceGroups(rows: readonly ProblemRow[]): LetterGroup[] {
  const several = areOfSeveral(rows);
  return Object.entries(choiceWords).flatMap(([reason, words]) => {
    const named = rows.filter((row) => row.reason === reason);
    if (named.length === 0) return [];
    const have = named.length === 1 ? 'has' : 'have';
    return [
      {
        words: `${number(named.length)} of these ${have} ${words}:`,
        count: named.length,
        tenants: named.map((row) => namedTenant(row, several)),
        cure: null,
      },
    ];
  });
}
