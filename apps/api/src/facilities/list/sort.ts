import type {
  FacilitySortKey,
  FacilityStatsSortKey,
  SortDirection,
} from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { sortDirection } from '../../http/paging.ts';
import { countOf } from './conditions.ts';
import { type FacilitiesQueryBuilder, selectRow } from './rows.ts';

/** The exact share of the facility's tenants; 0 without tenants. */
const share = (count: RawBuilder<number>) =>
  sql<number>`coalesce(${count}::float8 / nullif(${countOf('tenant_count')}, 0), 0)`;

const sortColumns: Record<FacilitySortKey | FacilityStatsSortKey, RawBuilder<unknown>> = {
  facility_number: sql`lower(facilities.facility_number)`,
  prime_site_id: sql`lower(facilities.prime_site_id)`,
  account_name: sql`facilities.folded_account_name`,
  corporate_group: sql`facilities.folded_corporate_group`,
  city: sql`lower(facilities.city)`,
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

export interface FacilitySort {
  sort_by?: keyof typeof sortColumns;
  sort_dir?: SortDirection;
}

/** The rows, sorted as asked for, then by facility number. */
export function sortedRows(query: FacilitiesQueryBuilder, sort: FacilitySort) {
  return selectRow(query)
    .orderBy(sortColumns[sort.sort_by ?? 'facility_number'], sortDirection(sort))
    .orderBy(sortColumns.facility_number)
    .orderBy('facilities.id');
}
