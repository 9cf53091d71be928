import type {
  FacilitiesFilter,
  FacilitiesQuery,
  FacilitiesSummary,
  Facility,
  FacilityFilterKey,
  FacilityMatch,
  FacilitySortKey,
  FacilityStatsFilter,
  FacilityStatsQuery,
  FacilityStatsRow,
  FacilityStatsSortKey,
  ManagedFacility,
  RetiredQuery,
  SortDirection,
} from '@audit-letters/api-client/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { contains } from '../database/contains.ts';
import type { Db } from '../database/engine.ts';
import type { FacilityRecord, RetiredFacilitiesTable } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { NotFound } from '../http/errors.ts';
import { type ListPage, offsetOf, sortDirection } from '../http/paging.ts';
import type { Clock } from '../time/clock.ts';
import { addDays } from '../time/day.ts';
import {
  countNames,
  countsByFacility,
  facilityStats,
  type TenantCounts,
  tenantStats,
} from './statistics.ts';

/** A facility, the counts of its tenants, and whether its manager has an own password. */
export type FacilityRow = FacilityRecord &
  TenantCounts & { manager_has_changed_password: boolean | null };

const neitherConfirmed = sql<boolean>`(
  facilities.confirmed_move_outs_date is null and facilities.confirmed_no_move_outs_date is null
)`;

/** 'Over 5%': more than so many in a hundred of the facility's tenants. */
const over = (percent: number, count: RawBuilder<number>) =>
  sql<boolean>`${count} * 100 > ${sql.lit(percent)} * coalesce(counts.tenant_count, 0)`;

const counted = (name: keyof TenantCounts) =>
  sql<number>`coalesce(${sql.ref(`counts.${name}`)}, 0)`;

/** What each filter of 'More Filters' lets through (FAC-10); the summaries count the same. */
const conditions: Record<FacilityFilterKey, RawBuilder<boolean>> = {
  no_move_outs_confirmed: neitherConfirmed,
  doing_move_outs: sql`(${neitherConfirmed} and ${counted('tagged_for_removal')} > 0)`,
  confirmed_move_outs: sql`facilities.confirmed_move_outs_date is not null`,
  confirmed_no_move_outs: sql`facilities.confirmed_no_move_outs_date is not null`,
  opt_outs_threshold: over(5, counted('opted_out')),
  provided_proof_threshold: over(20, counted('provided_proof')),
  bad_address_threshold: over(5, counted('bad_address')),
  moved_out_threshold: over(5, counted('moved_out')),
  initial_letters_unsent: sql`facilities.initial_letter_sent_date is null`,
  follow_up_letters_unsent: sql`facilities.follow_up_letter_sent_date is null`,
  welcome_letters_unsent: sql`facilities.welcome_letter_sent_date is null`,
};

function facilitiesWithCounts(db: Db | Transaction) {
  return db
    .selectFrom('facilities')
    .leftJoin(countsByFacility(db).as('counts'), 'counts.facility_id', 'facilities.id');
}

type WithCounts = ReturnType<typeof facilitiesWithCounts>;

function selectRow(query: WithCounts) {
  return query
    .selectAll('facilities')
    .select(countNames.map((name) => counted(name).as(name)))
    .select(
      sql<boolean | null>`(
        select bool_and(users.has_changed_password) from users
        where users.facility_id = facilities.id
      )`.as('manager_has_changed_password'),
    );
}

/** The share of the facility's tenants, exact; of nothing it is 0. */
const share = (count: RawBuilder<number>) =>
  sql<number>`coalesce(${count}::float8 / nullif(${counted('tenant_count')}, 0), 0)`;

/** What the lists can be sorted by. */
const sortColumns: Record<FacilitySortKey | FacilityStatsSortKey, RawBuilder<unknown>> = {
  facility_number: sql`lower(facilities.facility_number)`,
  prime_site_id: sql`lower(facilities.prime_site_id)`,
  account_name: sql`lower(facilities.account_name)`,
  corporate_group: sql`lower(facilities.corporate_group)`,
  city: sql`lower(facilities.city)`,
  software: sql`facilities.software`,
  can_tag_removal: sql`facilities.can_tag_removal`,
  tenant_count: counted('tenant_count'),
  percent_complete: share(sql`(${counted('tenant_count')} - ${counted('non_responder')})`),
  selected_coverage_percentage: share(counted('selected_coverage')),
  confirmed_payment_percentage: share(counted('confirmed_payment')),
  provided_proof_percentage: share(counted('provided_proof')),
  opted_out_percentage: share(counted('opted_out')),
  moved_out_percentage: share(counted('moved_out')),
  bad_address_percentage: share(counted('bad_address')),
};

interface Order {
  sort_by?: keyof typeof sortColumns;
  sort_dir?: SortDirection;
}

/** The rows in the order asked for, and by number where that leaves them equal. */
function inOrder(query: WithCounts, order: Order) {
  return selectRow(query)
    .orderBy(sortColumns[order.sort_by ?? 'facility_number'], sortDirection(order))
    .orderBy(sortColumns.facility_number)
    .orderBy('facilities.id');
}

/** The facilities of a filter with their counts: for the list and for its export. */
export function filteredFacilities(db: Db, query: FacilitiesFilter & Order) {
  return inOrder(narrow(facilitiesWithCounts(db), query), query);
}

function narrow(query: WithCounts, filter: FacilitiesFilter): WithCounts {
  let narrowed = query;
  for (const column of ['account_name', 'corporate_group'] as const) {
    const typed = filter[column]?.trim();
    if (typed)
      narrowed = narrowed.where(contains(sql.ref<string | null>(`facilities.${column}`), typed));
  }
  const name = filter.facility_number?.trim();
  if (name) {
    // 'Facility Name' finds a facility by what it is called: its number or its account (FAC-6).
    narrowed = narrowed.where(({ or, ref }) =>
      or([
        contains(ref('facilities.facility_number'), name),
        contains(ref('facilities.account_name'), name),
      ]),
    );
  }
  if (filter.software) narrowed = narrowed.where('facilities.software', '=', filter.software);
  if (filter.filter) narrowed = narrowed.where(conditions[filter.filter]);
  return narrowed;
}

export async function listFacilities(db: Db, filter: FacilitiesQuery, page: ListPage) {
  const rows: FacilityRow[] = await filteredFacilities(db, filter)
    .limit(page.perPage)
    .offset(offsetOf(page))
    .execute();
  const { total } = await narrow(facilitiesWithCounts(db), filter)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The rows of the statistics tab and of its export. */
export function filteredStats(db: Db, query: FacilityStatsFilter & Order) {
  return inOrder(narrowStats(facilitiesWithCounts(db), query), query);
}

function narrowStats(query: WithCounts, filter: FacilityStatsFilter): WithCounts {
  let narrowed = query;
  for (const column of ['facility_number', 'prime_site_id', 'account_name'] as const) {
    const typed = filter[column]?.trim();
    if (typed)
      narrowed = narrowed.where(contains(sql.ref<string | null>(`facilities.${column}`), typed));
  }
  return narrowed;
}

export async function listFacilityStats(db: Db, filter: FacilityStatsQuery, page: ListPage) {
  const rows: FacilityRow[] = await filteredStats(db, filter)
    .limit(page.perPage)
    .offset(offsetOf(page))
    .execute();
  const { total } = await narrowStats(facilitiesWithCounts(db), filter)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** One facility with its counts; an unknown one is not found. */
export async function findFacility(db: Db | Transaction, id: number): Promise<FacilityRow> {
  // The subquery of the join would count everybody's tenants; this counts the one facility's.
  const counts = countsByFacility(db).where('tenant_counts.facility_id', '=', id).as('counts');
  const row = await selectRow(
    db.selectFrom('facilities').leftJoin(counts, 'counts.facility_id', 'facilities.id'),
  )
    .where('facilities.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** Locks a facility until the transaction ends: imports, archives, letters and deletion take turns. */
export async function lockFacility(trx: Transaction, id: number): Promise<FacilityRecord> {
  const facility = await trx
    .selectFrom('facilities')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!facility) throw new NotFound();
  return facility;
}

/** How many facilities each filter would show, whatever the list is filtered by. */
export async function summarize(db: Db): Promise<FacilitiesSummary> {
  const number = (key: FacilityFilterKey) =>
    sql<number>`count(*) filter (where ${conditions[key]})`.as(key);
  const row = await facilitiesWithCounts(db)
    .select((facilities) => [
      facilities.fn.countAll<number>().as('total'),
      number('doing_move_outs'),
      number('confirmed_move_outs'),
      number('confirmed_no_move_outs'),
      number('opt_outs_threshold'),
      number('provided_proof_threshold'),
      number('bad_address_threshold'),
      number('moved_out_threshold'),
      number('initial_letters_unsent'),
      number('follow_up_letters_unsent'),
      number('welcome_letters_unsent'),
    ])
    .executeTakeFirstOrThrow();
  const { total, doing_move_outs, confirmed_move_outs, confirmed_no_move_outs } = row;
  return {
    move_outs: { total, doing_move_outs, confirmed_move_outs, confirmed_no_move_outs },
    tenant_thresholds: row,
    letters: row,
  };
}

const mostMatches = 100;

/**
 * Facilities whose number holds the text, the one that is the text first: it must be there however many others hold it.
 * The portal sends it between `%` signs.
 */
export async function searchFacilities(db: Db, query: string): Promise<FacilityMatch[]> {
  const typed = query.trim().replace(/^%|%$/g, '').trim();
  return db
    .selectFrom('facilities')
    .select(['id', 'facility_number', 'account_name', 'prime_site_id', 'city', 'state'])
    .select(['letter_effective_date', 'initial_letter_send_date', 'follow_up_letter_send_date'])
    .where(contains(sql.ref<string>('facilities.facility_number'), typed))
    .orderBy(sql`lower(facility_number) <> lower(${typed})`)
    .orderBy(sql`lower(facility_number)`)
    .limit(mostMatches)
    .execute();
}

/** The retired facilities, latest first unless asked for otherwise. */
export async function listRetired(db: Db, order: RetiredQuery, page: ListPage) {
  const rows: Selectable<RetiredFacilitiesTable>[] = await db
    .selectFrom('retired_facilities')
    .selectAll()
    .$if(order.sort_by !== undefined, (query) =>
      query.orderBy(sql.ref(order.sort_by ?? 'retired_at'), sortDirection(order)),
    )
    .orderBy('retired_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.perPage)
    .offset(offsetOf(page))
    .execute();
  const { total } = await db
    .selectFrom('retired_facilities')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function countTagged(db: Db | Transaction, facilityId: number): Promise<number> {
  const { total } = await db
    .selectFrom('tenants')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('facility_id', '=', facilityId)
    .where('tagged_for_removal', '=', true)
    .executeTakeFirstOrThrow();
  return total;
}

export async function availableCoverages(db: Db | Transaction, state: string) {
  const rows = await db
    .selectFrom('coverages')
    .selectAll()
    .where((row) => row.or([row('state', 'is', null), row('state', '=', state)]))
    .orderBy('monthly_fee_cents')
    .orderBy('id')
    .execute();
  return rows.map(({ id, monthly_fee_cents, coverage_amount }) => ({
    id,
    monthly_fee_dollars: Math.floor(monthly_fee_cents / 100),
    monthly_fee_cents: monthly_fee_cents % 100,
    coverage_amount,
  }));
}

/** The facility as the list shows it. */
export function toFacility(row: FacilityRow, clock: Clock): Facility {
  return { ...common(row, clock), stats: facilityStats(row, row.upload_count) };
}

/** The facility as its own manager sees it, with the statistics of the tenants document. */
export function toManagedFacility(row: FacilityRow, clock: Clock): ManagedFacility {
  return { ...common(row, clock), stats: tenantStats(row) };
}

export function toStatsRow(row: FacilityRow): FacilityStatsRow {
  return { ...row, stats: facilityStats(row, row.upload_count) };
}

function common(row: FacilityRow, clock: Clock) {
  const changed = row.manager_has_changed_password;
  return {
    ...row,
    ready_to_tag: isReadyToTag(row, clock),
    user: changed === null ? null : { has_changed_password: changed },
  };
}

/** Tenants can be tagged until two days before the audit letter date, or while there is none. */
function isReadyToTag(row: FacilityRow, clock: Clock): boolean {
  const auditDate = row.initial_letter_send_date;
  return row.tenant_count > 0 && (!auditDate || clock.today() <= addDays(auditDate, -2));
}
