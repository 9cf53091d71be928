import type { LetterPreflight, LetterProblem } from '@audit-letters/api-client';
import { formatCount } from '@audit-letters/ui';
import { problemName } from '../../format/letterNames.ts';

/** The most tenants and facilities that a sentence names. */
export const mostNamed = 5;

/** Tenants with one problem. */
export interface ProblemGroup {
  kind: LetterProblem['problem'];
  words: string;
  /** The tenants that the server names. */
  tenants: readonly LetterProblem[];
  /** The number of all tenants with the problem. */
  count: number;
}

/** The tenants who get no letter, by the reason. Tagged and moved-out tenants are named only if they were chosen. */
export function leftOutGroups(preflight: LetterPreflight): ProblemGroup[] {
  const { problems, incomplete, tagged, moved_out = 0 } = preflight;
  const named = groupsOf(problems, leftOutWords, { incomplete });
  const counted = (
    [
      ['tagged', tagged],
      ['moved_out', moved_out],
    ] as const
  ).flatMap(([kind, count]) =>
    count === 0 || named.some((group) => group.kind === kind)
      ? []
      : [{ kind, tenants: [], count, words: leftOutWords[kind](formatCount(count)) }],
  );
  return [...counted, ...named];
}

/** The chosen tenants who are not ready for the letter and may still get it. */
export const notReadyGroups = ({ problems }: LetterPreflight): ProblemGroup[] =>
  groupsOf(problems, notReadyWords, {});

const leftOutWords = {
  tagged: (count: string) => `${count} tagged for removal`,
  moved_out: (count: string) => `${count} moved out`,
  incomplete: (count: string) => `${count} with an incomplete address`,
  unprintable: (count: string) => `${count} with a name or address that no font can print`,
  too_long: (count: string) => `${count} with more text than a letter holds`,
  uncovered: (count: string) => `${count} without a coverage`,
  charge_to_change: (count: string) => `${count} with a charge to change`,
} satisfies Words;

/** Why these tenants get no letter, with their names: '1 with more text than a letter holds: Ana Ortiz, A4' */
export const leftOutInWords = (problems: readonly LetterProblem[]): string[] =>
  groupsOf(problems, leftOutWords, {}).map((group) => `${group.words}: ${namesInWords(group)}`);

const notReadyWords: Words = {
  answered: (count) => `${count} of these ${have(count)} answered:`,
  bad_address: (count) => `${count} of these ${have(count)} a bad address:`,
  sent: (count) => `${count} of these ${have(count)} this letter already:`,
  not_asked: (count) => `${count} of these ${have(count)} no audit letter yet:`,
  uncharged: (count) => `${count} of these ${have(count)} no confirmed charge:`,
};

const changedWords: Words = {
  answered: (count) => `${count} of these tenants ${have(count)} answered since`,
  moved_out: (count) => `${count} of these tenants ${have(count)} moved out since`,
  bad_address: (count) => `${count} of these tenants ${have(count)} a bad address since`,
  readdressed: (count) => `${count} of these tenants ${have(count)} another name or address since`,
};

/** The changes since the letters were made: '1 of these tenants has answered since: Ana Ortiz, A4.' */
export const changedInWords = (changed: readonly LetterProblem[]): string[] =>
  groupsOf(changed, changedWords, {}).map((group) => `${group.words}: ${namesInWords(group)}.`);

type Words = Partial<Record<LetterProblem['problem'], (count: string) => string>>;

const have = (count: string) => (count === '1' ? 'has' : 'have');

function groupsOf(
  problems: readonly LetterProblem[],
  words: Words,
  totals: Partial<Record<LetterProblem['problem'], number>>,
): ProblemGroup[] {
  const kinds = [...new Set(problems.map(({ problem }) => problem))];
  return kinds.flatMap((kind) => {
    const wordsOf = words[kind];
    if (!wordsOf) return [];
    const tenants = problems.filter(({ problem }) => problem === kind);
    const count = totals[kind] ?? tenants.length;
    return [{ kind, tenants, count, words: wordsOf(formatCount(count)) }];
  });
}

/** The names of the first five of a group: 'Ana Ortiz, A4; Ben Okafor, A5; and 2 more' */
export function namesInWords({ tenants, count }: Pick<ProblemGroup, 'tenants' | 'count'>) {
  const isOfSeveral = new Set(tenants.map(({ facility_number }) => facility_number)).size > 1;
  const names = tenants
    .slice(0, mostNamed)
    .map((tenant) =>
      isOfSeveral ? `${problemName(tenant)} (${tenant.facility_number})` : problemName(tenant),
    );
  const more = count - names.length;
  return [...names, ...(more > 0 ? [`and ${formatCount(more)} more`] : [])].join('; ');
}
