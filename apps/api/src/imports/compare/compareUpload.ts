import type { ImportChoiceKind } from '@audit-letters/api-client/contract';
import { searchColumns } from '../../database/searchColumns.ts';
import type { About } from '../../sheets/write.ts';
import { countOfFacilities, type PlannedRow, type PlannedTenant } from '../read/rentRoll.ts';
import type { NamedFacility } from '../read/sites.ts';
import {
  compareTenants,
  countDifferences,
  type Difference,
  nameDifferences,
} from './differences.ts';
import { type BinTenant, remarkTenants } from './remark.ts';
import { countRows, reportOf } from './report.ts';
import { type EarlierTenant, type ExistingTenant, matchTenants } from './tenants.ts';

/** The tenants that the database has of the facilities of a file. */
export interface StoredTenants {
  existingTenants: ExistingTenant[];
  archivedTenants: EarlierTenant[];
  binTenants: BinTenant[];
}

export interface CompareRequest {
  /** The tenants for whom the user has chosen differences. */
  chosenIds: readonly number[];
  /** For the workbooks of an import. A preview stores neither workbooks nor tenants. */
  about?: Omit<About, 'title'> | undefined;
}

function withSearchColumns(row: PlannedTenant) {
  const unit = row.units[0] ?? null;
  return { ...row, unit, ...searchColumns({ ...row, unit }) };
}

/** What can be taken over (IMP-44). */
const choicesOf = ({ kind, changes }: Pick<Difference, 'kind' | 'changes'>): ImportChoiceKind[] =>
  kind === 'gone' ? ['moved_out'] : changes.map(({ field }) => field);

export type ComparedUpload = Awaited<ReturnType<typeof compareUpload>>;
/** What the file has for a tenant with chosen differences. */
export type ComparedTenant = ComparedUpload['chosenTenants'][number];

/** Compares the rows of an upload with what is stored, in copies of the rows, which get dispositions and remarks. */
export async function compareUpload(
  fileRows: readonly PlannedRow[],
  { existingTenants, archivedTenants, binTenants }: StoredTenants,
  facilities: ReadonlyMap<number, NamedFacility>,
  { about, ...request }: CompareRequest,
) {
  const chosenIds = new Set(request.chosenIds);
  const rows = fileRows.map((row) => ({ ...row, reasons: [...row.reasons] }));

  const tenants = matchTenants(rows, existingTenants, archivedTenants);
  const differences = compareTenants(tenants, existingTenants, rows);
  const goneTenants = differences.flatMap(({ row, tenant }) => (tenant && !row ? tenant : []));
  remarkTenants(tenants, goneTenants, binTenants);

  const newTenants = tenants.flatMap(({ row }) => (row.disposition === 'imported' ? row : []));
  const report = reportOf(rows, tenants, facilities);
  return {
    counts: countRows(rows, tenants),
    comparisons: countDifferences(differences, facilities),
    differences: nameDifferences(differences, facilities),
    previewRows: report.previewRows(),
    errorRows: report.errorRows(),
    chosenTenants: differences.flatMap(({ kind, row, tenant, changes }) =>
      tenant && chosenIds.has(tenant.id)
        ? {
            tenant_id: tenant.id,
            kinds: choicesOf({ kind, changes }),
            changes,
            row: row && withSearchColumns(row),
          }
        : [],
    ),
    /** The number of new tenants of each facility. */
    newTenantCounts: countOfFacilities(newTenants),
    /** The new tenants in the order of the file. */
    batches: about ? encodeRows(newTenants) : [],
    workbooks: about ? await report.workbooks(about) : { duplicates: null, report: null },
  };
}

const ROWS_AT_ONCE = 1_000;
/** The sheet reader does not limit the total length of shared texts. */
const MOST_BYTES = 150_000_000;

/** Rows as arrays of encoded JSON in memory that threads share: objects take several times the memory and time. */
function encodeRows(rows: readonly PlannedTenant[]): SharedArrayBuffer[] {
  let bytes = 0;
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) => {
    const page = rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE);
    const json = Buffer.from(JSON.stringify(page.map(withSearchColumns)));
    bytes += json.length;
    if (bytes > MOST_BYTES) throw new RangeError('Too many new tenants');
    const sharedBytes = new SharedArrayBuffer(json.length);
    new Uint8Array(sharedBytes).set(json);
    return sharedBytes;
  });
}
