import type { LetterGroup, QuestionTenant } from '@audit-letters/api-client/contract';
import { countedOf, fullName, number } from '../../text/words.ts';
import type { NamedRow } from './leftOut.ts';
import { type LetterProblemKind, reasonKinds, reasons } from './reasons.ts';

/** '1 of these tenants has', '3 of these have' */
export const haveOf = (count: number, tenants = 'these tenants') =>
  countedOf(count, tenants, ['has', 'have']);

/** A tenant who is named: 'Ana Ortiz, A4', with the facility if there are several. */
export function namedTenant(tenant: NamedRow, severalFacilities: boolean): QuestionTenant {
  const words = [fullName(tenant), tenant.unit].filter(Boolean).join(', ') || 'No name';
  const name = severalFacilities ? `${words} (${tenant.facility_number})` : words;
  return { tenant_id: tenant.id, name };
}

/** Whether tenants are of more than one facility. */
export const areOfSeveral = (rows: readonly NamedRow[]) =>
  new Set(rows.map(({ facility_number }) => facility_number)).size > 1;

type ProblemRow = NamedRow & { reason: LetterProblemKind | null; detail?: string | null };

/**
 * Tenants who get no letter, by the reason. `counts` has the numbers of reasons whose tenants were not all read; by
 * default everybody in `rows` is counted.
 */
export function leftOutGroups(
  rows: readonly ProblemRow[],
  counts?: ReadonlyMap<LetterProblemKind | null, number>,
): LetterGroup[] {
  const several = areOfSeveral(rows);
  return reasonKinds.flatMap((kind) => {
    const { words, cure = null } = reasons[kind];
    const rowsOfReason = rows.filter(({ reason }) => reason === kind);
    const count = counts?.get(kind) ?? rowsOfReason.length;
    if (count === 0) return [];
    const tenants = rowsOfReason.map(({ detail, ...row }) => ({
      ...namedTenant(row, several),
      ...(detail && { detail }),
    }));
    return [{ words: `${number(count)} ${words}`, count, tenants, cure }];
  });
}

/** Chosen tenants who get the letter only if the user says so (LET-90): '2 of these have answered:' */
export function choiceGroups(rows: readonly ProblemRow[]): LetterGroup[] {
  const several = areOfSeveral(rows);
  return reasonKinds.flatMap((kind) => {
    const { choice } = reasons[kind];
    const tenants = rows
      .filter(({ reason }) => reason === kind)
      .map((row) => namedTenant(row, several));
    const count = tenants.length;
    if (choice === undefined || count === 0) return [];
    return [{ words: `${haveOf(count, 'these')} ${choice}:`, count, tenants, cure: null }];
  });
}
