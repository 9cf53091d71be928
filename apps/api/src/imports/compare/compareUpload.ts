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
import { type EarlierTenant, findTenants, type KnownTenant } from './tenants.ts';

/** The tenants that the database has of the facilities of a file, as JSON: arrays of `KnownTenant`, `EarlierTenant` and `BinTenant`. */
export interface StoredTenants {
  known: string;
  archived: string;
  bin: string;
}

export interface CompareRequest {
  /** Arrays of `PlannedRow` as encoded JSON. */
  batches: readonly SharedArrayBuffer[];
  stored: StoredTenants;
  facilities: readonly KnownFacility[];
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

/** Compares the rows of an upload with what is stored. Runs in a worker thread: a large file takes seconds. */
export async function compareUpload({ batches, stored, about, ...request }: CompareRequest) {
  const rows = batches.flatMap((batch): PlannedRow[] =>
    JSON.parse(new TextDecoder().decode(batch)),
  );
  const known: KnownTenant[] = JSON.parse(stored.known);
  const archived: EarlierTenant[] = JSON.parse(stored.archived);
  const bin: BinTenant[] = JSON.parse(stored.bin);
  const facilities = new Map(request.facilities.map((each) => [each.id, each]));
  const chosenIds = new Set(request.chosenIds);

  const tenants = findTenants(rows, known, archived);
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
