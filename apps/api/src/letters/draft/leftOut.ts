import type { LetterType } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { anyOf } from '../../database/expressions.ts';
import { isSameLease, sorted } from '../../tenants/index.ts';
import type { LetterDeps } from '../deps.ts';
import { reasonAgainstChosen } from './conditions.ts';
import { isLong, mayBeUnprintable, unprintableOf, unusualText } from './printable.ts';
import { isWanted, type LetterSelection, tenantsInScope } from './selection.ts';

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

/** A chosen or ready tenant who gets no letter. */
export type LeftOutRow = NamedRow & { reason: 'unprintable' | 'too_long' | 'duplicate' };

/**
 * The chosen or ready tenants whose letter cannot be printed (LET-93), and those who have the name, address and unit of
 * another one: a print makes one letter for both (LET-115).
 */
export async function leftOutOf(
  deps: LetterDeps,
  selection: LetterSelection,
): Promise<LeftOutRow[]> {
  const { db } = deps;
  const { scope, type } = selection;
  const doubtful = await sorted(tenantsInScope(db, scope))
    .where(isWanted(selection))
    .where(mayBeUnprintable)
    .select([...namedColumns, unusualText.as('unusual_text'), isLong.as('is_long')])
    .execute();
  const unprintable = await unprintableOf(deps, type, doubtful);
  const cannotPrint = doubtful.flatMap(({ unusual_text: _, is_long: __, ...row }): LeftOutRow[] => {
    const reason = unprintable.get(row.id);
    return reason ? [{ ...row, reason }] : [];
  });
  const wanted = tenantsInScope(db, scope).where(isWanted(selection));
  const others = await duplicatesAmong(db, wanted, type, [...unprintable.keys()]);
  const duplicates =
    others.length === 0
      ? []
      : await sorted(tenantsInScope(db, scope))
          .where('tenants.id', '=', anyOf(others.map(({ id }) => id)))
          .select(namedColumns)
          .execute();
  return [...cannotPrint, ...duplicates.map((row) => ({ ...row, reason: 'duplicate' as const }))];
}

/** Of tenants of one lease, all but one: the first of those who are ready. Those of `except` get no letter. */
export async function duplicatesAmong(
  db: Db,
  tenants: ReturnType<typeof tenantsInScope>,
  type: LetterType,
  except: readonly number[],
): Promise<{ id: number; facility_id: number }[]> {
  const wanted = tenants
    .where(sql<boolean>`tenants.id <> all(${[...except]}::int[])`)
    .select(['tenants.id', 'tenants.facility_id', 'tenants.name_key', 'tenants.search_unit'])
    .select(['tenants.address', 'tenants.city', 'tenants.state', 'tenants.zip_code'])
    .select(sql<boolean>`(${reasonAgainstChosen[type]} is not null)`.as('not_ready'))
    .select(
      // Few tenants share a name and a unit. The addresses of the others are not compared.
      sql<number>`count(*) over (partition by tenants.facility_id, tenants.name_key, tenants.search_unit)`.as(
        'sharers',
      ),
    );
  const { rows } = await sql<{ id: number; facility_id: number }>`
    with wanted as materialized (select * from (${wanted}) as all_wanted where sharers > 1)
    select distinct other.id, other.facility_id
    from wanted as one
    join wanted as other on ${isSameLease('one', 'other')}
    where (one.not_ready, one.id) < (other.not_ready, other.id)
  `.execute(db);
  return rows;
}
