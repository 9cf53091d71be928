import type {
  ImportPreviewRow,
  ImportResult,
  TenantStatus,
} from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';
import { comparisonReasons, dispositionNames, type RowDisposition, remarks } from '../rowClass.ts';

type RowCounts = Pick<
  ImportResult,
  | ('insert_count' | 'active_tenants_count' | 'duplicate_tenant_count' | 'error_count')
  | ('bad_row_count' | 'row_count' | 'merged_row_count' | 'skipped_row_count')
  | 'missing_prime_ids'
>;

/** Every row has one disposition, so the counts add up to the rows read (IMP-17). */
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

interface DispositionRow extends Omit<ImportPreviewRow, 'outcome' | 'in_bin'> {
  is_in_bin: boolean;
  padded_zip_code: string | null;
  disposition: RowDisposition;
  tenant_row: number | null;
  earlier_date: string | null;
}

const reportRow = (stored: DispositionRow): ImportPreviewRow => {
  const { disposition, tenant_row, earlier_date, padded_zip_code, is_in_bin, ...row } = stored;
  const isRemarked =
    stored.reason !== '' && (disposition === 'imported' || disposition === 'active');
  return {
    ...row,
    reason: reasonOf(stored),
    outcome: dispositionNames[disposition],
    ...(isRemarked && { remarked: true }),
    ...(is_in_bin && { in_bin: true }),
  };
};

function reasonOf(row: DispositionRow): string {
  const { disposition, reason, tenant_row, earlier_date, padded_zip_code } = row;
  switch (disposition) {
    case 'imported':
      // Not a remark to look at: a file from Excel may have it in every row.
      return [reason, padded_zip_code && remarks.paddedZipCode(padded_zip_code)]
        .filter(Boolean)
        .join('; ');
    case 'merged':
      return comparisonReasons.merged(tenant_row);
    case 'active':
      // Also what the file says of the tenant: a move-out date, above all.
      return [comparisonReasons.active, reason].filter(Boolean).join('; ');
    case 'duplicate':
      return comparisonReasons.duplicate(earlier_date);
    default:
      return reason;
  }
}

const dispositionRows = sql`
  select
    number as row, disposition, rent_roll.reason, tenant_row, earlier.letter_effective_date::text as earlier_date,
    concat_ws(' ', rent_roll.first_name, rent_roll.last_name) as name,
    coalesce(array_to_string(units, ', '), '') as unit,
    coalesce(facility_number, '') as facility_number,
    case when zip_code_is_padded then rent_roll.zip_code end as padded_zip_code,
    coalesce(in_bin, false) as is_in_bin
  from rent_roll
  left join facilities on facilities.id = coalesce(rent_roll.facility_id, named_facility_id)
  left join archived_tenants as earlier on disposition = 'duplicate' and earlier.id = known_id
`;

/** The rows in the order of the sheet. Beyond `most`, rows that are imported without a remark are dropped first. */
export async function previewRows(trx: Transaction, most: number): Promise<ImportPreviewRow[]> {
  const { rows } = await sql<DispositionRow>`
    select * from (${dispositionRows} order by not (${isReported}), number limit ${most}) as shown order by row
  `.execute(trx);
  return rows.map(reportRow);
}

const isReported = sql`disposition <> 'merged' and (disposition <> 'imported' or rent_roll.reason <> '')`;

/** Whether any row was not imported or has a remark. */
export async function hasReport(trx: Transaction): Promise<boolean> {
  const { rows } = await sql`select from rent_roll where ${isReported} limit 1`.execute(trx);
  return rows.length > 0;
}

/** The rows of the import report. */
export async function* reportedRows(trx: Transaction): AsyncGenerator<ImportPreviewRow[]> {
  for await (const rows of inPortions(
    trx,
    sql<DispositionRow>`${dispositionRows} where ${isReported}`,
  ))
    yield rows.map(reportRow);
}

/** The first rows that are refused. */
export async function errorRows(trx: Transaction, most: number): Promise<ImportPreviewRow[]> {
  const { rows } = await sql<DispositionRow>`
    ${dispositionRows} where disposition = 'error' order by number limit ${most}
  `.execute(trx);
  return rows.map(reportRow);
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
