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
import { type Expression, type RawBuilder, sql } from 'kysely';
import { contains, likeAnywhere } from '../contains.ts';
import type { Db } from '../database/engine.ts';
import type { TenantRecord } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { countNames, tenantCounts, tenantStats } from '../facilities/statistics.ts';
import { offsetOf, type PageOf } from '../pages.ts';
import { hasCompleteAddress } from './completeAddress.ts';
import { choiceCounts, choicesWith, statusIs } from './filters.ts';
import { fold } from './searchName.ts';

/** A tenant with what is read from the facility. */
export type TenantRow = TenantRecord & { facility_number: string };

/** What a list of one facility is narrowed by. */
export type FacilityTenantsFilter = Pick<FacilityTenantsQuery, 'filter' | 'full_name'>;

function tenantsWithFacility(db: Db | Transaction) {
  return db.selectFrom('tenants').innerJoin('facilities', 'facilities.id', 'tenants.facility_id');
}

type Tenants = ReturnType<typeof tenantsWithFacility>;

function selectRow(query: Tenants) {
  return query
    .selectAll('tenants')
    .select('facilities.facility_number')
    .select(
      // Unless a monitor set it on the tenant, the facility's date counts (Contract §7).
      sql<TenantRecord['charge_apply_date']>`
        coalesce(tenants.charge_apply_date, facilities.letter_effective_date)
      `.as('charge_apply_date'),
    );
}

/** The staff's list: every filter but `filter` itself, whose choices are counted over the rest. */
function narrow(query: Tenants, filter: Omit<TenantsFilter, 'filter'>): Tenants {
  const { name, unit, facility_number, status, tagged_for_removal } = filter;
  let narrowed = query;
  if (name?.trim()) narrowed = narrowed.where(nameHolds(name));
  if (unit?.trim()) narrowed = narrowed.where(unitHolds(unit));
  if (facility_number?.trim()) narrowed = narrowed.where(facilityHolds(facility_number));
  if (status) narrowed = narrowed.where(statusIs(status));
  if (tagged_for_removal) narrowed = narrowed.where('tenants.tagged_for_removal', '=', true);
  return narrowed;
}

function facilityHolds(typed: string): RawBuilder<boolean> {
  return contains(sql.ref<string>('facilities.facility_number'), typed.trim());
}

/** The index over pairs of letters finds candidates from two letters on; LIKE decides. */
function nameHolds(typed: string): RawBuilder<boolean> {
  const text = fold(typed);
  const like = sql<boolean>`tenants.search_name like ${likeAnywhere(text)}`;
  return text.length < 2
    ? like
    : sql<boolean>`(bigrams(tenants.search_name) @> bigrams(${text}::text) and ${like})`;
}

function unitHolds(typed: string): RawBuilder<boolean> {
  const units = sql<string>`concat_ws(chr(10), tenants.unit, array_to_string(tenants.units, chr(10)))`;
  return contains(units, typed.trim());
}

const sortColumns: Record<TenantSortKey, Expression<unknown>> = {
  last_name: sql`lower(tenants.last_name)`,
  first_name: sql`lower(tenants.first_name)`,
  unit: sql`lower(tenants.unit)`,
  status: sql`tenants.status`,
  charge_confirmed_date: sql`tenants.charge_confirmed_date`,
  facility_number: sql`lower(facilities.facility_number)`,
};

/** The tenants of a filter, in order: for the staff's list and for its export. */
export function filteredTenants(db: Db, filter: TenantsFilter, order: TenantsOrder = {}) {
  const column = sortColumns[order.sort_by ?? 'last_name'];
  return selectRow(narrow(tenantsWithFacility(db), filter).where(statusIs(filter.filter ?? 'all')))
    .orderBy(column, order.sort_dir ?? 'asc')
    .orderBy(sortColumns.last_name)
    .orderBy(sortColumns.first_name)
    .orderBy('tenants.id');
}

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
  page: PageOf,
): Promise<TenantsList> {
  const rows = await filteredTenants(db, filter, order)
    .limit(page.perPage)
    .offset(offsetOf(page))
    .execute();
  const summary = await summarize(narrow(tenantsWithFacility(db), filter), filter.filter);
  // The cards are of one facility or of all; the other filters do not change them.
  let scope = tenantsWithFacility(db);
  if (filter.facility_number?.trim()) scope = scope.where(facilityHolds(filter.facility_number));
  const counts = await scope
    .select(countNames.map((name) => tenantCounts[name].as(name)))
    .executeTakeFirstOrThrow();
  return { rows, ...summary, stats: tenantStats(counts) };
}

/** The tenants of one facility: for its manager's list and for its export. */
export function facilityTenants(db: Db, facilityId: number, filter: FacilityTenantsFilter) {
  return selectRow(narrowOfFacility(db, facilityId, filter).where(statusIs(filter.filter ?? 'all')))
    .orderBy(sortColumns.last_name)
    .orderBy(sortColumns.first_name)
    .orderBy('tenants.id');
}

function narrowOfFacility(db: Db, facilityId: number, { full_name }: FacilityTenantsFilter) {
  return narrow(tenantsWithFacility(db), full_name ? { name: full_name } : {}).where(
    'tenants.facility_id',
    '=',
    facilityId,
  );
}

export async function listFacilityTenants(
  db: Db,
  facilityId: number,
  filter: FacilityTenantsFilter,
  page: PageOf,
) {
  const rows: TenantRow[] = await facilityTenants(db, facilityId, filter)
    .limit(page.perPage)
    .offset(offsetOf(page))
    .execute();
  const summary = await summarize(narrowOfFacility(db, facilityId, filter), filter.filter);
  return { rows, ...summary };
}

/** What each filter choice would show of a facility. */
export async function facilityChoices(db: Db, facilityId: number): Promise<TenantFilterChoice[]> {
  const { filters } = await summarize(narrowOfFacility(db, facilityId, {}), 'all');
  return filters;
}

/** The number of rows shown, those among them without a complete address, and every choice's count. */
async function summarize(query: Tenants, shown: TenantFilterKey = 'all') {
  const row = await query
    .select(choiceCounts)
    .select(
      sql<number>`count(*) filter (where ${statusIs(shown)} and not ${hasCompleteAddress})`.as(
        'incomplete',
      ),
    )
    .executeTakeFirstOrThrow();
  const counts = row as typeof row & Record<TenantFilterKey, number>;
  return {
    total: counts[shown],
    incompleteAddress: counts.incomplete,
    filters: choicesWith(counts),
  };
}

/** The tenant as it travels. The monitor's note is for staff alone. */
export function toTenant(row: TenantRow, forStaff: boolean): Tenant {
  return {
    ...row,
    units: row.units.map((identifier) => ({ identifier })),
    monitor_note: forStaff ? row.monitor_note : null,
  };
}
