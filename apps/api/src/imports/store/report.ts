import type {
  ImportPreviewRow,
  ImportResult,
  TenantStatus,
} from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';
import { dispositionNames, type RowDisposition } from '../rowClass.ts';

type RowCounts = Pick<
  ImportResult,
  | ('insert_count' | 'active_tenants_count' | 'duplicate_tenant_count' | 'error_count')
  | ('bad_row_count' | 'row_count' | 'merged_row_count' | 'skipped_row_count')
  | 'missing_prime_ids'
>;

/** Every row has one disposition, so the counts add up to the rows read (IMP-16). */
export async function countRows(trx: Transaction) {
  const number = (disposition: RowDisposition) =>
    sql<number>`count(*) filter (where disposition = ${disposition})`;
  const { rows } = await sql<RowCounts>`
    select count(*) as row_count,
      ${number('imported')} as insert_count,
      ${number('active')} as active_tenants_count,
      ${number('duplicate')} as duplicate_tenant_count,
      ${number('merged')} as merged_row_count,
      ${number('skipped')} as skipped_row_count,
      ${number('error')} as error_count,
      count(*) filter (where disposition = 'error' and missing_prime_id is null) as bad_row_count,
      array(
        select missing_prime_id from rent_roll where missing_prime_id is not null
        group by missing_prime_id order by min(number)
      ) as missing_prime_ids
    from rent_roll
  `.execute(trx);
  const [counts] = rows;
  if (!counts) throw new Error('A count without a row.');
  return counts;
}

interface ReportedRow extends ImportPreviewRow {
  remarked: boolean;
  in_bin: boolean;
}

/** Zeros before a ZIP code are no remark to look at: a file from Excel may have them in every row. */
const reportRows = sql<ReportedRow>`
  select
    number as row,
    ${JSON.stringify(dispositionNames)}::jsonb ->> disposition as outcome,
    concat_ws('; ',
      case disposition
        when 'merged' then 'Belongs to the tenant of row ' || tenant_row
        when 'active' then 'The facility has this tenant'
        when 'duplicate' then 'Was in the period of ' || coalesce(to_char(earlier.letter_effective_date, 'FMMM/FMDD/YYYY'), 'an earlier audit')
      end,
      case when disposition <> 'duplicate' then nullif(rent_roll.reason, '') end,
      case when disposition = 'imported' and zip_code_is_padded
        then 'The ZIP code was filled up with zeros: ' || rent_roll.zip_code
      end
    ) as reason,
    concat_ws(' ', rent_roll.first_name, rent_roll.last_name) as name,
    coalesce(array_to_string(units, ', '), '') as unit,
    coalesce(facility_number, '') as facility_number,
    disposition in ('imported', 'active', 'merged') and rent_roll.reason <> '' as remarked,
    coalesce(in_bin, false) as in_bin
  from rent_roll
  left join facilities on facilities.id = coalesce(rent_roll.facility_id, named_facility_id)
  left join archived_tenants as earlier on disposition = 'duplicate' and earlier.id = known_id
`;

const toReportRow = ({ remarked, in_bin, ...row }: ReportedRow): ImportPreviewRow => ({
  ...row,
  ...(remarked && { remarked }),
  ...(in_bin && { in_bin }),
});

const MOST_PREVIEW_ROWS = 2_000;

/** The rows in the order of the sheet. Of more rows, those that are imported without a remark are dropped first. */
export async function previewRows(trx: Transaction): Promise<ImportPreviewRow[]> {
  const { rows } = await sql<ReportedRow>`
    select * from (${reportRows} order by not (${isReported}), number limit ${MOST_PREVIEW_ROWS}) as shown order by row
  `.execute(trx);
  return rows.map(toReportRow);
}

const isReported = sql`(disposition not in ('imported', 'merged') or rent_roll.reason <> '')`;

/** Whether any row was not imported or has a remark. */
export async function hasReport(trx: Transaction): Promise<boolean> {
  const { rows } = await sql`select from rent_roll where ${isReported} limit 1`.execute(trx);
  return rows.length > 0;
}

/** The rows of the import report. */
export async function* reportedRows(trx: Transaction): AsyncGenerator<ImportPreviewRow[]> {
  for await (const rows of inPortions(trx, sql<ReportedRow>`${reportRows} where ${isReported}`)) {
    yield rows.map(toReportRow);
  }
}

const MOST_ERROR_ROWS = 1_000;

/** The first rows that are refused (IMP-47). */
export async function errorRows(trx: Transaction): Promise<ImportPreviewRow[]> {
  const { rows } = await sql<ReportedRow>`
    ${reportRows} where disposition = 'error' order by number limit ${MOST_ERROR_ROWS}
  `.execute(trx);
  return rows.map(toReportRow);
}

/** A tenant of an earlier period, with the result of that period. */
export interface DuplicateRow {
  row: number;
  facility_number: string;
  prime_site_id: string | null;
  first_name: string | null;
  last_name: string | null;
  unit: string;
  earlier_date: string | null;
  earlier_status: TenantStatus | null;
}

export const duplicateRows = (trx: Transaction): AsyncGenerator<DuplicateRow[]> =>
  inPortions(
    trx,
    sql<DuplicateRow>`
      select number as row, facility_number, prime_site_id, rent_roll.first_name, rent_roll.last_name,
        array_to_string(units, ', ') as unit, earlier.letter_effective_date as earlier_date,
        earlier.status as earlier_status
      from rent_roll
      join facilities on facilities.id = rent_roll.facility_id
      join archived_tenants as earlier on earlier.id = known_id
      where disposition = 'duplicate'
    `,
  );

const ROWS_READ_AT_ONCE = 1_000;

/**
 * Reads the rows of a query in portions: 100,000 rows at once take too much memory. The query has `from rent_roll`, ends
 * with a condition, and selects the number of the row as `row`.
 */
async function* inPortions<Row extends { row: number }>(
  trx: Transaction,
  query: RawBuilder<Row>,
): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Row>`
      ${query} and number > ${last} order by number limit ${ROWS_READ_AT_ONCE}
    `.execute(trx);
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end.row;
  }
}
