import type { ImportChoiceKind } from '@audit-letters/api-client/contract';
import { searchColumns } from '../../database/searchColumns.ts';
import type { About } from '../../sheets/write.ts';
import { BatchEncoder } from '../batches.ts';
import type { PlannedRow, TenantRow } from '../read/rentRoll.ts';
import type { KnownFacility } from '../read/sites.ts';
import {
  compareTenants,
  countDifferences,
  type Difference,
  nameDifferences,
} from './differences.ts';
import { type BinTenant, remarkTenants } from './remark.ts';
import { countRows, reportOf } from './report.ts';
import { type EarlierTenant, type KnownTenant, mergeRows } from './tenants.ts';

/** The tenants that the database has of the facilities of a file. */
export interface StoredTenants {
  known: KnownTenant[];
  archived: EarlierTenant[];
  bin: BinTenant[];
}

export interface CompareRequest {
  /** The tenants for whom the user has chosen differences. */
  chosenIds: readonly number[];
  /** For the workbooks of an import. A preview has none. */
  about?: Omit<About, 'title'> | undefined;
}

const withSearchColumns = (row: TenantRow) => ({
  ...row,
  unit: row.units[0] ?? null,
  ...searchColumns({ ...row, unit: null }),
});

/** What can be taken over (IMP-44). */
const choicesOf = ({ kind, changes }: Pick<Difference, 'kind' | 'changes'>): ImportChoiceKind[] =>
  kind === 'gone' ? ['moved_out'] : changes.map(({ field }) => field);

export type ComparedUpload = Awaited<ReturnType<typeof compareUpload>>;
/** What the file has for a tenant with chosen differences. */
export type ComparedTenant = ComparedUpload['chosen'][number];

/** Compares the rows of an upload with what is stored. Sets the disposition and remarks of the rows. */
export async function compareUpload(
  rows: readonly PlannedRow[],
  { known, archived, bin }: StoredTenants,
  facilities: ReadonlyMap<number, KnownFacility>,
  { about, ...request }: CompareRequest,
) {
  const chosenIds = new Set(request.chosenIds);

  const tenants = mergeRows(rows, known, archived);
  const differences = compareTenants(tenants, known, rows);
  const gone = differences.flatMap((each) => (each.known && !each.row ? each.known : []));
  remarkTenants(tenants, gone, bin);

  const inserted = new Map<number, number>();
  const encoder = new BatchEncoder();
  for (const { row } of tenants) {
    if (row.disposition !== 'imported') continue;
    inserted.set(row.facility_id, (inserted.get(row.facility_id) ?? 0) + 1);
    encoder.add(withSearchColumns(row));
  }
  const report = reportOf(rows, tenants, facilities);
  return {
    counts: countRows(rows),
    comparisons: countDifferences(differences, facilities),
    differences: nameDifferences(differences, facilities),
    previewRows: report.previewRows(),
    errorRows: report.errorRows(),
    chosen: differences.flatMap(({ kind, row, known, changes }) =>
      known && chosenIds.has(known.id)
        ? {
            tenant_id: known.id,
            kinds: choicesOf({ kind, changes }),
            changes,
            row: row && withSearchColumns(row),
          }
        : [],
    ),
    /** The number of new tenants in each facility. */
    inserted,
    /** The new tenants in the order of the file, as arrays in encoded JSON. */
    batches: encoder.finish(),
    workbooks: about ? await report.workbooks(about) : { duplicates: null, report: null },
  };
}
