import type {
  LetterProblem,
  LetterProblemKind,
  LetterType,
} from '@audit-letters/api-client/contract';
import { HttpError, Invalid } from '../../http/errors.ts';
import { nameOf } from './composeLetter.ts';
import type { LetterScope } from './scope.ts';

/** Fails when a chosen tenant is not ready any more: another user may have generated the letter meanwhile. */
export function assertReady(rows: readonly { ready: boolean }[], wanted: number): void {
  const missing = wanted - rows.filter(({ ready }) => ready).length;
  if (missing === 0) return;
  const tenants = missing === 1 ? '1 of these tenants is' : `${missing} of these tenants are`;
  throw new HttpError(
    409,
    `No letters were made: ${tenants} not ready any more. Another user may have generated the letters meanwhile.`,
  );
}

interface Sendable {
  status: string | null;
  tagged_for_removal: boolean;
  complete: boolean;
  coverage_id: number | null;
}

/** Why a tenant cannot get a letter, also when chosen (LET-5). */
export function blockOf(row: Sendable, type: LetterType): keyof typeof blocks | undefined {
  if (row.tagged_for_removal) return 'tagged';
  if (row.status === 'moved_out') return 'moved_out';
  if (!row.complete) return 'incomplete';
  if (type === 'welcome' && row.coverage_id === null) return 'uncovered';
  return undefined;
}

const blocks = {
  tagged: 'is tagged for removal',
  moved_out: 'has moved out',
  incomplete: 'has an incomplete address',
  uncovered: 'has no coverage to be welcomed to',
} satisfies Partial<Record<LetterProblemKind, string>>;

/** Fails with the names of the chosen tenants who cannot get this letter (LET-5). */
export function assertSendable(
  rows: readonly (Sendable & Parameters<typeof nameOf>[0])[],
  type: LetterType,
): void {
  const problems = rows.flatMap((row) => {
    const block = blockOf(row, type);
    return block ? [`${nameOf(row)} ${blocks[block]}`] : [];
  });
  if (problems.length === 0) return;
  const more = problems.length > 5 ? `; and ${problems.length - 5} more` : '';
  throw new Invalid(`No letters were made: ${problems.slice(0, 5).join('; ')}${more}.`);
}

/** Fails when a chosen tenant does not exist or belongs to another facility (LET-5). */
export function assertInScope(rows: readonly object[], scope: LetterScope, wanted: number): void {
  const missing = wanted - rows.length;
  if (missing === 0) return;
  const place = scope.state === null ? 'this facility' : 'this state';
  throw new Invalid(
    `No letters were made: ${missing} of the chosen tenants ${missing === 1 ? 'is' : 'are'} not of ${place}.`,
  );
}

type NamedTenant = Omit<LetterProblem, 'tenant_id' | 'problem' | 'address_fault'> & {
  id: number;
  address_fault?: string | null;
};

/** The tenants with a problem, which `problemOf` names. */
export const problemsOf = <Row extends NamedTenant>(
  rows: readonly Row[],
  problemOf: (row: Row) => LetterProblemKind | null | undefined,
): LetterProblem[] =>
  rows.flatMap((row) => {
    const problem = problemOf(row);
    if (!problem) return [];
    const { id, first_name, last_name, unit, facility_number } = row;
    const address_fault = problem === 'incomplete' && row.address_fault;
    const tenant = { tenant_id: id, first_name, last_name, unit, facility_number };
    return [{ ...tenant, problem, ...(address_fault && { address_fault }) }];
  });
