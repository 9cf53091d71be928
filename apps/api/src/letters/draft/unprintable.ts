import type { LetterProblem, LetterType } from '@audit-letters/api-client/contract';
import { anyOf } from '../../database/expressions.ts';
import type { LetterDeps } from '../deps.ts';
import { composeLetters, letterRows } from './letters.ts';

/** Why a letter cannot be printed: a character that no font has, or more text than the page. */
type PrintProblem = Extract<LetterProblem['problem'], 'unprintable' | 'too_long'>;

/** The tenants whose letters cannot be printed, by id. */
export async function unprintableOf(
  deps: LetterDeps,
  type: LetterType,
  rows: readonly { id: number; unusual_text: string | null; is_long: boolean }[],
): Promise<Map<number, PrintProblem>> {
  const { printer, layout } = deps;
  const unusual = rows.filter(({ unusual_text }) => unusual_text !== null);
  const long = await longLetters(
    deps,
    type,
    rows.filter(({ is_long }) => is_long).map(({ id }) => id),
  );
  const [printable, fitting] = await Promise.all([
    printer.canPrint(unusual.map(({ unusual_text }) => unusual_text ?? '')),
    printer.fits(
      long.map(({ letter }) => letter),
      layout,
    ),
  ]);
  return new Map([
    ...long.filter((_, at) => !fitting[at]).map(({ tenant }) => [tenant.id, 'too_long'] as const),
    ...unusual.filter((_, at) => !printable[at]).map(({ id }) => [id, 'unprintable'] as const),
  ]);
}

async function longLetters(deps: LetterDeps, type: LetterType, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const tenants = deps.db
    .selectFrom('tenants')
    .innerJoin('facilities', 'facilities.id', 'tenants.facility_id')
    .where('tenants.id', '=', anyOf(ids));
  const rows = await letterRows(tenants, type).execute();
  return composeLetters(deps, { type, enrollmentLetterDate: null }, rows);
}
