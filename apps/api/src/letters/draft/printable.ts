import type { LetterType } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { anyOf } from '../../database/expressions.ts';
import type { LetterDeps } from '../deps.ts';
import { composeLetters, letterRows } from './letters.ts';

const printed = sql<string>`concat_ws(
  ' ', tenants.first_name, tenants.last_name, tenants.address, tenants.city, tenants.state, tenants.zip_code,
  tenants.country,
  case when cardinality(tenants.units) > 0 then array_to_string(tenants.units, ' ') else tenants.unit end
)`;

/** Every font has these characters. The printer decides about the others. */
const isUnusual = sql<boolean>`(${printed} ~ '[^\u0020-\u007e\u00a0-\u017f]')`;

/** The printed texts of an unusual tenant; `null` for the others. */
export const unusualText = sql<string | null>`case when ${isUnusual} then ${printed} end`;

/** Letters with less text about the tenant always fit. The printer decides about the others. */
export const isLong = sql<boolean>`(length(${printed}) > 100 or tenants.address ~ '\n.*\n')`;

/** The tenants about whom the printer decides. */
export const mayBeUnprintable = sql<boolean>`(${isUnusual} or ${isLong})`;

/** Why a letter cannot be printed: a character that no font has, or more text than the page. */
type PrintProblem = 'unprintable' | 'too_long';

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
