import type {
  FacilitiesFilter,
  FacilitySortKey,
  FacilityStats,
  FacilityStatsFilter,
  FacilityStatsSortKey,
  RetiredQuery,
  SortDirection,
} from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { textOrder } from '../../database/expressions.ts';
import { sortDirection, sortedBy } from '../../http/paging.ts';
import { countNames, facilityStats, type TenantCounts } from '../statistics.ts';
import { countOf, facilityConditions, inColumn, inName, isNamed } from './conditions.ts';
import { facilitiesWithCounts, selectRow } from './rows.ts';

/** The exact share of the facility's tenants; 0 without tenants. */
const share = (count: RawBuilder<number>) =>
  sql<number>`coalesce(${count}::float8 / nullif(${countOf('tenant_count')}, 0), 0)`;

const sortColumns: Record<FacilitySortKey | FacilityStatsSortKey, RawBuilder<unknown>> = {
  facility_number: sql`lower(facilities.facility_number)`,
  prime_site_id: sql`lower(facilities.prime_site_id)`,
  account_name: sql`facilities.folded_account_name`,
  // Numbers in their order, before texts.
  corporate_group: sql`case when facilities.folded_corporate_group ~ '^[0-9]{1,20}$'
    then lpad(facilities.folded_corporate_group, 20, '0') else facilities.folded_corporate_group end`,
  city: textOrder('facilities.city'),
  software: sql`facilities.software`,
  can_tag_removal: sql`facilities.can_tag_removal`,
  tenant_count: countOf('tenant_count'),
  percent_complete: share(sql`(${countOf('tenant_count')} - ${countOf('non_responder')})`),
  selected_coverage_percentage: share(countOf('selected_coverage')),
  confirmed_payment_percentage: share(countOf('confirmed_payment')),
  provided_proof_percentage: share(countOf('provided_proof')),
  opted_out_percentage: share(countOf('opted_out')),
  moved_out_percentage: share(countOf('moved_out')),
  bad_address_percentage: share(countOf('bad_address')),
};

interface FacilitySort {
  sort_by?: keyof typeof sortColumns;
  sort_dir?: SortDirection;
}

/** The facilities that pass a filter, for the list and its export. 'Facility Name' finds both names (FAC-6). */
export const filteredFacilities = (db: Db, query: FacilitiesFilter & FacilitySort) =>
  filtered(db, query, isNamed);

/** The facilities that pass a filter of the statistics tab, for the tab and its export. */
export const filteredStats = (db: Db, query: FacilityStatsFilter & FacilitySort) =>
  filtered(db, query, inColumn('facility_number'));

/** The statistics of all facilities that pass a filter of the statistics tab, together (FAC-111). */
export async function statsTotals(db: Db, query: FacilityStatsFilter): Promise<FacilityStats> {
  const sum = (column: 'upload_count' | keyof TenantCounts) =>
    sql<number>`coalesce(sum(${sql.ref(`listed.${column}`)}), 0)::int`.as(column);
  const counts = await db
    .selectFrom(filteredStats(db, query).clearOrderBy().as('listed'))
    .select(countNames.map(sum))
    .select(sum('upload_count'))
    .executeTakeFirstOrThrow();
  return facilityStats(counts, counts.upload_count);
}

function filtered(
  db: Db,
  {
    software,
    filter,
    sort_by = 'facility_number',
    sort_dir = 'asc',
    ...texts
  }: FacilitiesFilter & FacilityStatsFilter & FacilitySort,
  hasNumber: (text: string) => RawBuilder<boolean>,
) {
  let rows = facilitiesWithCounts(db);
  const conditions: Record<keyof typeof texts, (text: string) => RawBuilder<boolean>> = {
    facility_number: hasNumber,
    prime_site_id: inColumn('prime_site_id'),
    account_name: inName('account_name'),
    corporate_group: inName('corporate_group'),
  };
  for (const [name, condition] of Object.entries(conditions)) {
    const text = texts[name as keyof typeof texts]?.trim();
    if (text) rows = rows.where(condition(text));
  }
  if (software) rows = rows.where('facilities.software', '=', software);
  if (filter) rows = rows.where(facilityConditions[filter]);
  return selectRow(rows)
    .orderBy(sortColumns[sort_by], sortDirection({ sort_dir }))
    .orderBy(sortColumns.facility_number)
    .orderBy('facilities.id');
}

/**
 * The retired facilities, by default the latest first. `undoneSince`: with the undos of their deletion since a moment,
 * unless a tenant was erased since (OPS-24).
 */
export const retiredFacilities = (db: Db, sort: RetiredQuery, undoneSince: Date | null) =>
  db
    .selectFrom('retired_facilities')
    .selectAll()
    .$if(undoneSince !== null, (query) =>
      query.select(
        sql<number | null>`(
          select undos.id from undo_rows join undos on undos.id = undo_id
          where table_name = 'retired_facilities' and row_id = retired_facilities.id and at > ${undoneSince}
            and row_count = (select count(*) from undo_rows as rows_left where rows_left.undo_id = undos.id)
        )`.as('undo'),
      ),
    )
    .$call(sortedBy(sort, ['facility_number', 'city']))
    .orderBy('retired_at', 'desc')
    .orderBy('id', 'desc');
