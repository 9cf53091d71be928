import type { LetterType } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { isSameLease, sorted } from '../../tenants/index.ts';
import type { LetterDeps } from '../deps.ts';
import { composeLetters } from './composeLetter.ts';
import { reasonAgainstChosen } from './conditions.ts';
import {
  type LetterSelection,
  type LetterTenants,
  letterRows,
  tenantsOf,
  wantedTenants,
} from './selection.ts';

/** A tenant as messages and the question name it. */
export const namedColumns = [
  ...(['tenants.id', 'tenants.first_name', 'tenants.last_name', 'tenants.unit'] as const),
  'facilities.facility_number',
] as const;

export interface NamedRow {
  id: number;
  first_name: string | null;
  last_name: string | null;
  unit: string | null;
  facility_number: string;
}

/**
 * A chosen or ready tenant who gets no letter: no font has a character of the letter, it has more text than the page,
 * or another tenant with the same name, address and unit gets it.
 */
export interface LeftOutRow extends NamedRow {
  facility_id: number;
  reason: 'unprintable' | 'too_long' | 'duplicate';
}

/** The chosen or ready tenants of a print who get no letter (LET-93, LET-115). */
export const leftOutOf = (deps: LetterDeps, selection: LetterSelection): Promise<LeftOutRow[]> =>
  leftOutAmong(deps, selection.type, wantedTenants(deps.db, selection));

export async function leftOutAmong(
  deps: LetterDeps,
  type: LetterType,
  tenants: LetterTenants,
): Promise<LeftOutRow[]> {
  const cannotPrint = await unprintableAmong(deps, type, tenants);
  const others = cannotPrint.map(({ id }) => id);
  return [...cannotPrint, ...(await duplicatesAmong(deps, type, tenants, others))];
}

const printedText = sql<string>`concat_ws(
  ' ', tenants.first_name, tenants.last_name, tenants.address, tenants.city, tenants.state, tenants.zip_code,
  tenants.country,
  case when cardinality(tenants.units) > 0 then array_to_string(tenants.units, ' ') else tenants.unit end
)`;
/** Every font has these characters. The printer decides about the others. */
const isUnusual = sql<boolean>`(${printedText} ~ '[^\u0020-\u007e\u00a0-\u017f]')`;
/** Letters with less text about the tenant always fit. The printer decides about the others. */
const isLong = sql<boolean>`(length(${printedText}) > 100 or tenants.address ~ '\n.*\n')`;

async function unprintableAmong(
  deps: LetterDeps,
  type: LetterType,
  tenants: LetterTenants,
): Promise<LeftOutRow[]> {
  const doubtful = await sorted(tenants)
    .where(sql<boolean>`(${isUnusual} or ${isLong})`)
    .select([...namedColumns, 'tenants.facility_id'])
    .select([printedText.as('text'), isUnusual.as('is_unusual'), isLong.as('is_long')])
    .execute();
  const unusual = doubtful.filter(({ is_unusual }) => is_unusual);
  const long = await longLetters(
    deps,
    type,
    doubtful.filter(({ is_long }) => is_long).map(({ id }) => id),
  );
  const [printable, fitting] = await Promise.all([
    deps.printer.canPrint(unusual.map(({ text }) => text)),
    deps.printer.fits(
      long.map(({ letter }) => letter),
      deps.layout,
    ),
  ]);
  const reasons = new Map([
    ...long.filter((_, at) => !fitting[at]).map(({ tenant }) => [tenant.id, 'too_long'] as const),
    ...unusual.filter((_, at) => !printable[at]).map(({ id }) => [id, 'unprintable'] as const),
  ]);
  return doubtful.flatMap(({ text: _, is_unusual: __, is_long: ___, ...row }): LeftOutRow[] => {
    const reason = reasons.get(row.id);
    return reason ? [{ ...row, reason }] : [];
  });
}

async function longLetters(deps: LetterDeps, type: LetterType, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await letterRows(tenantsOf(deps.db, ids), type).execute();
  return composeLetters(deps, { type, enrollmentLetterDate: null }, rows);
}

/** Of tenants of one lease, all but one: the first of those who are ready. Those of `except` get no letter. */
async function duplicatesAmong(
  { db }: LetterDeps,
  type: LetterType,
  tenants: LetterTenants,
  except: readonly number[],
): Promise<LeftOutRow[]> {
  const wanted = tenants
    .where(sql<boolean>`tenants.id <> all(${[...except]}::int[])`)
    .select([...namedColumns, 'tenants.facility_id', 'tenants.name_key', 'tenants.search_unit'])
    .select(['tenants.address', 'tenants.city', 'tenants.state', 'tenants.zip_code'])
    .select(['tenants.folded_last_name', 'tenants.folded_first_name'])
    .select(sql<boolean>`(${reasonAgainstChosen[type]} is not null)`.as('not_ready'))
    .select(
      // Few tenants share a name and a unit. The addresses of the others are not compared.
      sql<number>`count(*) over (partition by tenants.facility_id, tenants.name_key, tenants.search_unit)`.as(
        'sharers',
      ),
    );
  const { rows } = await sql<Omit<LeftOutRow, 'reason'>>`
    with wanted as materialized (select * from (${wanted}) as all_wanted where sharers > 1)
    select id, first_name, last_name, unit, facility_number, facility_id from wanted as other
    where exists (
      select from wanted as one
      where ${isSameLease('one', 'other')} and (one.not_ready, one.id) < (other.not_ready, other.id)
    )
    order by folded_last_name, folded_first_name, id
  `.execute(db);
  return rows.map((row) => ({ ...row, reason: 'duplicate' }));
}
