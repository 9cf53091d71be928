import type { TenantFilterKey } from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { likeAnywhere } from '../../database/contains.ts';
import type { Db } from '../../database/engine.ts';
import { fold } from '../../database/searchName.ts';
import type { Transaction } from '../../database/transaction.ts';
import { statusIs } from './filters.ts';
import { inFacilities, type Scope } from './scope.ts';

/** Whether a column contains a text, ignoring case. */
type TextSearch = (column: RawBuilder<string>, text: string) => RawBuilder<boolean>;

/** The tenants of a scope that pass one filter. */
export function matchingTenants(
  db: Db | Transaction,
  scope: Scope,
  filter: TenantFilterKey = 'all',
  contains: TextSearch = hasFewFacilities(scope) ? containsByScan : containsIndexed,
) {
  const { name, unit, nameOrUnit, facilityIds, status, tagged_for_removal } = scope;
  let query = db.selectFrom('tenants').where(statusIs(filter));
  if (name?.trim()) query = query.where(contains(sql`tenants.search_name`, fold(name)));
  if (unit?.trim()) query = query.where(contains(unitText, unit.trim().normalize('NFC')));
  if (nameOrUnit?.trim()) {
    const inName = contains(sql`tenants.search_name`, fold(nameOrUnit));
    const inUnit = contains(unitText, nameOrUnit.trim().normalize('NFC'));
    query = query.where(/\d/.test(nameOrUnit) ? sql<boolean>`(${inName} or ${inUnit})` : inName);
  }
  if (facilityIds) query = query.where(inFacilities('tenants', facilityIds));
  if (status) query = query.where(statusIs(status));
  if (tagged_for_removal) query = query.where('tenants.tagged_for_removal', '=', true);
  return query;
}

export const hasSearchText = ({ name, unit, nameOrUnit }: Scope) =>
  [name, unit, nameOrUnit].some((text) => text?.trim());

const unitText = sql<string>`unit_text(tenants.unit, tenants.units)`;

/** Up to this many facilities, a scan of their tenants is faster than the text index. */
const fewFacilities = 20;
export const hasFewFacilities = ({ facilityIds }: Scope) =>
  facilityIds !== undefined && facilityIds.length <= fewFacilities;

/** Tests each row, without the text index. */
export const containsByScan: TextSearch = (column, text) =>
  sql<boolean>`${column} like lower(${likeAnywhere(text)})`;

/** Uses the index of letter pairs. It answers two letters alone; longer texts need `like` as well. */
export const containsIndexed: TextSearch = (column, text) => {
  const like = containsByScan(column, text);
  const letters = [...text];
  if (letters.length < 2) return like;
  const pairs = sql<boolean>`bigrams(${column}) @> ${searchedPairs(text, letters)}`;
  return letters.length === 2 ? pairs : sql<boolean>`(${pairs} and ${like})`;
};

/**
 * The letter pairs to find in the index. Of a long text, every second pair and the last: each pair is a further part of
 * the index to read. Fewer pairs of a short text would find too many others. Only of a text that `lower` leaves as it is.
 */
function searchedPairs(text: string, letters: readonly string[]): RawBuilder<string[]> {
  if (letters.length < 6 || text !== text.toLowerCase()) return sql`bigrams(lower(${text}::text))`;
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  return sql`${pairs.filter((_, index) => index % 2 === 0 || index === pairs.length - 1)}::text[]`;
}
