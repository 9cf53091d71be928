import type {
  FacilityTenantsQuery,
  Tenant,
  TenantFilterChoice,
  TenantFilterKey,
  TenantSortKey,
  TenantStats,
  TenantsFilter,
  TenantsOrder,
} from '@audit-letters/api-client/contract';
import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import { contains, likeAnywhere } from '../database/contains.ts';
import type { Db } from '../database/engine.ts';
import type { TenantCountsTable, TenantRecord } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { counted, countNames, tenantCounts, tenantStats } from '../facilities/statistics.ts';
import { type ListPage, type Slice, sliceOf } from '../http/paging.ts';
import { hasCompleteAddress } from './completeAddress.ts';
import { choiceCounts, choicesWith, statusIs } from './filters.ts';
import { fold } from './searchName.ts';

/** A tenant with what is read from the facility. */
export type TenantRow = TenantRecord & { facility_number: string };

/** What a list of one facility is narrowed by. */
export type FacilityTenantsFilter = Pick<FacilityTenantsQuery, 'filter' | 'full_name'>;

/** Every filter but `filter` itself, whose choices are counted over the rest. */
interface Scope extends Pick<TenantsFilter, 'name' | 'unit' | 'status' | 'tagged_for_removal'> {
  /** Of these facilities alone. Ids, so that the indexes and counts of tenants serve. */
  facilityIds?: number[];
}

/** What the staff's list is narrowed by. */
export async function scopeOf(db: Db, filter: TenantsFilter): Promise<Scope> {
  const { facility_number, ...scope } = filter;
  const typed = facility_number?.trim();
  if (!typed) return scope;
  const facilities = await db
    .selectFrom('facilities')
    .select('id')
    .where(contains(sql.ref<string>('facility_number'), typed))
    .execute();
  return { ...scope, facilityIds: facilities.map(({ id }) => id) };
}

function scopeOfFacility(facilityId: number, { full_name }: FacilityTenantsFilter): Scope {
  return { facilityIds: [facilityId], ...(full_name ? { name: full_name } : {}) };
}

/** Whom the whole scope lets through, and one filter of it. */
function tenantsOf(
  db: Db | Transaction,
  scope: Scope,
  shown: TenantFilterKey = 'all',
  holds = isSmall(scope) ? holdsInPlace : holdsByPairs,
) {
  const { name, unit, facilityIds, status, tagged_for_removal } = scope;
  let query = db.selectFrom('tenants').where(statusIs(shown));
  if (name?.trim()) query = query.where(holds(sql`tenants.search_name`, fold(name)));
  if (unit?.trim()) query = query.where(holds(unitText, unit.trim().normalize('NFC')));
  if (facilityIds) query = query.where(isIn('tenants', facilityIds));
  if (status) query = query.where(statusIs(status));
  if (tagged_for_removal) query = query.where('tenants.tagged_for_removal', '=', true);
  return query;
}

const unitText = sql<string>`unit_text(tenants.unit, tenants.units)`;
const isTyped = ({ name, unit }: Scope) => Boolean(name?.trim() || unit?.trim());

/** Of one facility, its own index has the tenants in order; of a list of one the planner does not see it. */
function isIn(table: 'tenants' | 'tenant_counts', facilityIds: number[]): RawBuilder<boolean> {
  const column = sql.ref(`${table}.facility_id`);
  const [id] = facilityIds;
  return facilityIds.length === 1
    ? sql`${column} = ${id}::int`
    : sql`${column} = any(${facilityIds}::int[])`;
}

/** A few facilities are read through sooner than a fragment of everybody's names is collected. */
const fewFacilities = 20;
const isSmall = ({ facilityIds }: Scope) =>
  facilityIds !== undefined && facilityIds.length <= fewFacilities;

function holdsInPlace(column: RawBuilder<string>, text: string): RawBuilder<boolean> {
  return sql<boolean>`${column} like lower(${likeAnywhere(text)})`;
}

/** The index over pairs of letters answers for two of them, and finds the candidates for more. */
function holdsByPairs(column: RawBuilder<string>, text: string): RawBuilder<boolean> {
  const like = holdsInPlace(column, text);
  const pairs = sql<boolean>`bigrams(${column}) @> bigrams(lower(${text}::text))`;
  const letters = [...text].length;
  if (letters < 2) return like;
  return letters === 2 ? pairs : sql<boolean>`(${pairs} and ${like})`;
}

const sortColumns: Record<TenantSortKey, Expression<unknown>> = {
  last_name: sql`lower(tenants.last_name)`,
  first_name: sql`lower(tenants.first_name)`,
  unit: sql`lower(tenants.unit)`,
  status: sql`tenants.status`,
  charge_confirmed_date: sql`tenants.charge_confirmed_date`,
  facility_number: sql`lower(facilities.facility_number)`,
};

/** What a tenant is sorted by; the rest of a row is read for the page alone. */
export const sortedBy = [
  ...(['tenants.id', 'tenants.facility_id', 'tenants.last_name', 'tenants.first_name'] as const),
  ...(['tenants.unit', 'tenants.status', 'tenants.charge_confirmed_date'] as const),
] as const;
type SortedTenant = Pick<
  TenantRecord,
  'id' | 'facility_id' | 'last_name' | 'first_name' | 'unit' | 'status' | 'charge_confirmed_date'
>;

type Direction = 'asc' | 'desc';

function orderOf({ sort_by = 'last_name', sort_dir = 'asc' }: TenantsOrder) {
  const { last_name, first_name } = sortColumns;
  const rest: Expression<unknown>[] = [last_name, first_name, sql.ref('tenants.id')];
  return [
    { column: sortColumns[sort_by], direction: sort_dir },
    ...rest.map((column) => ({ column, direction: 'asc' as Direction })),
  ];
}

/** The tenants of some ids, whole and in order. */
function rowsOf(db: Db | Transaction, ids: Expression<{ id: number }>, order: TenantsOrder) {
  let query = db
    .selectFrom(sql<{ id: number }>`${ids}`.as('page'))
    .innerJoin('tenants', 'tenants.id', 'page.id')
    .innerJoin('facilities', 'facilities.id', 'tenants.facility_id')
    .selectAll('tenants')
    .select('facilities.facility_number')
    .select(
      // Unless a monitor set it on the tenant, the facility's date counts (TEN-44).
      sql<TenantRecord['charge_apply_date']>`
        coalesce(tenants.charge_apply_date, facilities.letter_effective_date)
      `.as('charge_apply_date'),
    );
  for (const { column, direction } of orderOf(order)) query = query.orderBy(column, direction);
  return query;
}

const rowsAtATime = 2000;

/**
 * The tenants of a filter, in order: for the staff's export. Who they are is settled first; then they
 * are read in portions, so that a million of them neither fill the memory nor keep others waiting.
 */
export async function* filteredTenants(
  db: Db,
  filter: TenantsFilter,
  order: TenantsOrder = {},
): AsyncGenerator<TenantRow> {
  const matching = tenantsOf(db, await scopeOf(db, filter), filter.filter).select(sortedBy);
  const ids = (await sortedIds(db, matching, order).execute()).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += rowsAtATime) {
    const portion = ids.slice(from, from + rowsAtATime);
    yield* await rowsOf(db, sql`(select unnest(${portion}::int[]) as id)`, order).execute();
  }
}

/** The tenants of one facility: for its manager's export and for its archive. */
export function facilityTenants(
  db: Db | Transaction,
  facilityId: number,
  filter: FacilityTenantsFilter,
) {
  const scope = scopeOfFacility(facilityId, filter);
  return rowsOf(db, tenantsOf(db, scope, filter.filter).select('tenants.id'), {});
}

/** A slice of the tenants in order. Sorted and skipped are the ids alone. */
export async function tenantSlice(
  db: Db,
  matching: Expression<SortedTenant>,
  order: TenantsOrder,
  { length, skipped, backwards }: Slice,
): Promise<TenantRow[]> {
  if (length === 0) return [];
  const ids = sortedIds(db, matching, order, backwards).limit(length).offset(skipped);
  return rowsOf(db, ids, order).execute();
}

/** Which page of which list, with what has been counted of it. */
interface PageAsked {
  scope: Scope;
  shown: TenantFilterKey | undefined;
  order: TenantsOrder;
  page: ListPage;
  /** Rows in the list. */
  total: number;
  /** Tenants in the scope, whatever their status. */
  found: number;
  /** Tenants of the scope's facilities; unknown, nobody walks through them. */
  all?: number;
}

/**
 * One page of the list. Where many match a text, the first ones are met soon on a walk through all
 * names in order; where few do, they are collected through the index and sorted. The database cannot
 * tell, as it does not know how many.
 */
export function pageOfTenants(db: Db, asked: PageAsked): Promise<TenantRow[]> {
  const { scope, shown, order, page, total, found, all = Number.POSITIVE_INFINITY } = asked;
  const slice = sliceOf(page, total);
  const byName = (order.sort_by ?? 'last_name') === 'last_name';
  const walks = byName && (slice.skipped + slice.length) * all < total * found;
  const matching = tenantsOf(db, scope, shown, walks ? holdsInPlace : undefined).select(sortedBy);
  // An offset keeps the planner from walking all the same.
  const fenced = isTyped(scope) && !walks ? matching.offset(0) : matching;
  return tenantSlice(db, fenced, order, slice);
}

function sortedIds(
  db: Db,
  matching: Expression<SortedTenant>,
  order: TenantsOrder,
  backwards = false,
) {
  let ids = db
    .selectFrom(sql<SortedTenant>`${matching}`.as('tenants'))
    .select('tenants.id')
    .$if(order.sort_by === 'facility_number', (query) =>
      query.innerJoin('facilities', 'facilities.id', 'tenants.facility_id'),
    );
  for (const { column, direction } of orderOf(order)) {
    ids = ids.orderBy(column, backwards ? opposite[direction] : direction);
  }
  return ids;
}

/** Nulls change ends with it, as they are the greatest of their column. */
const opposite: Record<Direction, Direction> = { asc: 'desc', desc: 'asc' };

export interface TenantsList {
  rows: TenantRow[];
  total: number;
  incompleteAddress: number;
  filters: TenantFilterChoice[];
  stats: TenantStats;
}

export async function listTenants(
  db: Db,
  filter: TenantsFilter,
  order: TenantsOrder,
  page: ListPage,
): Promise<TenantsList> {
  const scope = await scopeOf(db, filter);
  const { filter: shown } = filter;
  const [counts, { found, ...summary }] = await Promise.all([
    countAll(db, scope),
    summarize(db, scope, shown),
  ]);
  const { total } = summary;
  const all = counts.tenant_count;
  const rows = await pageOfTenants(db, { scope, shown, order, page, total, found, all });
  return { rows, ...summary, stats: tenantStats(counts) };
}

/** The cards are of one facility or of all; the other filters do not change them. */
function countAll(db: Db, { facilityIds }: Scope) {
  let query = db.selectFrom('tenant_counts');
  if (facilityIds) query = query.where(isIn('tenant_counts', facilityIds));
  return query
    .select(countNames.map((name) => tenantCounts[name].as(name)))
    .executeTakeFirstOrThrow();
}

export async function listFacilityTenants(
  db: Db,
  facilityId: number,
  filter: FacilityTenantsFilter,
  page: ListPage,
) {
  const scope = scopeOfFacility(facilityId, filter);
  const { filter: shown } = filter;
  const { found, ...summary } = await summarize(db, scope, shown);
  const { total } = summary;
  const rows = await pageOfTenants(db, { scope, shown, order: {}, page, total, found });
  return { rows, ...summary };
}

/** What each filter choice would show of a facility. */
export async function facilityChoices(db: Db, facilityId: number): Promise<TenantFilterChoice[]> {
  const { filters } = await summarize(db, { facilityIds: [facilityId] });
  return filters;
}

/** The number of rows shown, those among them without a complete address, and every choice's count. */
async function summarize(db: Db, scope: Scope, shown: TenantFilterKey = 'all') {
  const incomplete = sql<boolean>`
    ${statusIs(shown, 'tenant_counts')} and not tenant_counts.complete_address
  `;
  const kinds: Expression<Kind> = isTyped(scope) ? countFound(db, scope) : countKept(db, scope);
  const row = await db
    .selectFrom(sql<Kind>`${kinds}`.as('tenant_counts'))
    .select(choiceCounts)
    .select(counted(incomplete).as('incomplete'))
    .executeTakeFirstOrThrow();
  const counts = row as typeof row & Record<TenantFilterKey, number>;
  return {
    total: counts[shown],
    found: counts.all,
    incompleteAddress: counts.incomplete,
    filters: choicesWith(counts),
  };
}

/** How many tenants are alike in what a list counts. */
type Kind = Pick<Selectable<TenantCountsTable>, 'status' | 'complete_address' | 'tenants'>;

/** Texts are looked for among the tenants. */
function countFound(db: Db, scope: Scope) {
  return tenantsOf(db, scope)
    .select(['tenants.status', hasCompleteAddress.as('complete_address')])
    .select((tenants) => tenants.fn.countAll<number>().as('tenants'))
    .groupBy(['tenants.status', 'complete_address']);
}

/** Everything else has been counted already. */
function countKept(db: Db, { facilityIds, status, tagged_for_removal }: Scope) {
  let query = db.selectFrom('tenant_counts').select(['status', 'complete_address', 'tenants']);
  if (facilityIds) query = query.where(isIn('tenant_counts', facilityIds));
  if (status) query = query.where(statusIs(status, 'tenant_counts'));
  if (tagged_for_removal) query = query.where('tagged_for_removal', '=', true);
  return query;
}

/** The tenant as it travels. The monitor's note is for staff alone. */
export function toTenant(row: TenantRow, forStaff: boolean): Tenant {
  return {
    ...row,
    units: row.units.map((identifier) => ({ identifier })),
    monitor_note: forStaff ? row.monitor_note : null,
  };
}
