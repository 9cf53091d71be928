import type {
  ImportChoice,
  ImportDifference,
  ImportPreviewRow,
  ImportResult,
  Software,
} from '@audit-letters/api-client';
import { softwareName } from '@audit-letters/api-client/values';
import {
  Banner,
  Button,
  Card,
  DataTable,
  type DataTableColumn,
  formatCount,
  Select,
  TableFooter,
  useClientRows,
} from '@audit-letters/ui';
import { useCallback, useMemo, useState } from 'react';
import { counted } from '../format/counted.ts';
import { hasChanges, ImportSummary } from './ImportChanges.tsx';
import { ImportChoicesTable } from './ImportChoicesTable.tsx';
import { MissingPrimeIds, RowsOfFacilities, rowsInWords } from './ImportComplete.tsx';
import { choiceRows, choicesOf, tickedAtFirst } from './importChoices.ts';

export interface ImportPreviewProps {
  /** The preview from the server. */
  result: ImportResult;
  /** The software that the import sets at its facilities. */
  software: Software;
  /** The keys of the ticked changes; omitted, those ticked at first. */
  ticked?: ReadonlySet<string>;
  /** The import was refused, because tenants have changed since the preview. */
  isStale?: boolean;
  /** The address of the tenants of a facility; omitted, names are no links. */
  tenantsHref?: ((facilityNumber: string) => string) | undefined;
  /** Called with the keys of the ticked changes. */
  onTickedChange?: ((change: { ticked: ReadonlySet<string> }) => void) | undefined;
  /** The user opens a tenant. */
  onTenantOpen?: ((event: { tenant: ImportDifference }) => void) | undefined;
  /** The user previews the same files again. */
  onPreviewAgain?: (() => void) | undefined;
  /** The user confirms the import, with the ticked changes. */
  onConfirm: (event: { apply: ImportChoice[] }) => void;
  /** The user discards the preview. */
  onDiscard: () => void;
}

/** The result of an import before anything is stored (IMP-23). */
export function ImportPreview(props: ImportPreviewProps) {
  const { result, software, isStale = false, onConfirm, onPreviewAgain, onDiscard } = props;
  const rows = useMemo(() => choiceRows(result.differences), [result]);
  const previewRows = useMemo(() => plannedRows(result), [result]);
  const [ownTicks, setOwnTicks] = useState(() =>
    isSuspicious(result) ? noTicks : tickedAtFirst(rows),
  );
  const ticked = props.ticked ?? ownTicks;
  const apply = choicesOf(rows, ticked);
  return (
    <Card title="Import Preview" className="al-import-preview">
      {isStale && (
        <Banner tone="warning" title="Tenants have changed since this preview.">
          Preview the file again to see their present values.
          {onPreviewAgain && <Button onClick={onPreviewAgain}>Preview again</Button>}
        </Banner>
      )}
      <p aria-live="polite">Nothing has been stored yet. An import of these files would give:</p>
      <ul className="al-import-result">
        {linesOf(result).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <SoftwareChanges software={software} facilities={result.facilities} />
      <div className="al-form-actions">
        <Button
          variant="primary"
          disabled={result.insert_count === 0 && apply.length === 0}
          onClick={() => onConfirm({ apply })}
        >
          {confirmLabel(result.insert_count, apply.length)}
        </Button>
        <Button onClick={onDiscard}>Discard</Button>
      </div>
      {hasChanges(result) && (
        <>
          <h3 className="al-import-missing">Changes since the last import</h3>
          <ImportSummary {...result} />
        </>
      )}
      {rows.length > 0 && (
        <ImportChoicesTable
          rows={rows}
          ticked={ticked}
          onTickedChange={props.onTickedChange ?? (({ ticked }) => setOwnTicks(ticked))}
          tenantsHref={props.tenantsHref}
          onTenantOpen={props.onTenantOpen}
        />
      )}
      <MissingPrimeIds ids={result.missing_prime_ids} />
      <RowsOfFacilities facilities={result.facilities} />
      <h3 className="al-import-missing">Rows of the file</h3>
      <p className="al-import-rows">
        {rowsInWords(result)}
        {shownInWords(result)}
      </p>
      {software === 'easystorage' && (
        <p className="al-import-rows">
          An insurance in the insurance sheet becomes a staff note of its tenant. It sets no
          coverage.
        </p>
      )}
      <PreviewRows rows={previewRows} />
    </Card>
  );
}

const noTicks: ReadonlySet<string> = new Set();

/** A file that may be another facility's changes nobody unless each change is ticked. */
const isSuspicious = ({ comparisons = [] }: ImportResult) =>
  comparisons.some((each) => each.is_suspicious);

function confirmLabel(inserted: number, changed: number): string {
  const changes = counted(changed, 'Change');
  if (changed === 0) return `Import ${counted(inserted, 'Tenant')}`;
  return inserted === 0
    ? `Apply ${changes}`
    : `Import ${counted(inserted, 'Tenant')} and apply ${changes}`;
}

/** The counts of a preview. Only that of new tenants is shown when it is zero. */
function linesOf(result: ImportResult): string[] {
  const { active_tenants_count, duplicate_tenant_count, bad_row_count = 0 } = result;
  const unknownSites = result.error_count - bad_row_count;
  const lines: (string | false)[] = [
    counted(result.insert_count, 'new tenant'),
    remarksInWords(result.preview_rows ?? noRows),
    active_tenants_count > 0 &&
      `${formatCount(active_tenants_count)} who ${active_tenants_count === 1 ? 'is' : 'are'} already active`,
    unknownSites > 0 && `${counted(unknownSites, 'row')} with a Prime Site ID not in the system`,
    bad_row_count > 0 && `${counted(bad_row_count, 'row')} refused`,
    duplicate_tenant_count > 0 &&
      `${formatCount(duplicate_tenant_count)} who ${duplicate_tenant_count === 1 ? 'has' : 'have'} gone through the system already`,
  ];
  return lines.filter((line) => line !== false);
}

/** '3 rows with a remark, such as “The file has the move-out date 10/1/2026” (row 12)' */
function remarksInWords(rows: readonly ImportPreviewRow[]): string | false {
  const remarked = rows.filter((row) => row.remarked);
  const [first] = remarked;
  return (
    first !== undefined &&
    `${counted(remarked.length, 'row')} with a remark, such as “${first.reason}” (row ${first.row})`
  );
}

/** An import sets the software of its facilities (IMP-20). */
const SoftwareChanges = ({
  software,
  facilities = [],
}: Pick<ImportPreviewProps, 'software'> & Pick<ImportResult, 'facilities'>) =>
  facilities
    .filter((facility) => facility.software && facility.software !== software)
    .map((facility) => (
      <Banner key={facility.facility_number} tone="warning">
        {`${facility.facility_number} uses ${softwareName(facility.software ?? '')}; this import sets it to ${softwareName(software)}.`}
      </Banner>
    ));

const shownInWords = ({ preview_rows = [], row_count = 0 }: ImportResult) =>
  preview_rows.length < row_count && ` ${formatCount(preview_rows.length)} of them are shown.`;

/** The rows in pages, with a filter for their outcome. */
export function PreviewRows({ rows }: { rows: readonly ImportPreviewRow[] }) {
  const [outcome, setOutcome] = useState('');
  const filter = useCallback(
    (row: ImportPreviewRow) =>
      outcome === '' || (outcome === withRemark ? row.remarked === true : row.outcome === outcome),
    [outcome],
  );
  const { table, footer } = useClientRows({ rows, columns, pageSize, filter });
  return (
    <>
      <div className="al-import-outcome">
        <Select
          label="Result"
          placeholder={`All (${formatCount(rows.length)})`}
          options={outcomesOf(rows)}
          value={outcome}
          onValueChange={({ value }) => setOutcome(value)}
        />
      </div>
      <DataTable
        label="Rows of the file"
        columns={columns}
        rows={table.rows}
        getRowId={rowNumber}
        getRowLabel={rowName}
        emptyText="The file has no rows."
        height={320}
        density="compact"
        footer={footer.lastPage > 1 && <TableFooter {...footer} />}
      />
    </>
  );
}

const pageSize = 100;
const withRemark = 'With a remark';

/** 'Already active (30)' */
function outcomesOf(rows: readonly ImportPreviewRow[]) {
  const counts = new Map<string, number>();
  for (const { outcome } of rows) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const remarked = rows.filter((row) => row.remarked).length;
  return [...counts, ...(remarked > 0 ? [[withRemark, remarked] as const] : [])].map(
    ([value, count]) => ({ value, label: `${value} (${formatCount(count)})` }),
  );
}

/** The rows of a preview, which has imported nothing yet. */
const plannedRows = ({ preview_rows = [] }: ImportResult) =>
  preview_rows.map((row) =>
    row.outcome === 'Imported' ? { ...row, outcome: 'Will be imported' } : row,
  );

const noRows: readonly ImportPreviewRow[] = [];
const rowNumber = ({ row }: ImportPreviewRow) => row;
const rowName = ({ row }: ImportPreviewRow) => `row ${row}`;

const columns: readonly DataTableColumn<ImportPreviewRow>[] = [
  { accessorKey: 'row', header: 'Row', size: 70, meta: { align: 'end', rowHeader: true } },
  { accessorKey: 'outcome', header: 'Result', size: 150 },
  { accessorKey: 'name', header: 'Tenant', size: 160 },
  { accessorKey: 'unit', header: 'Unit', size: 80 },
  { accessorKey: 'facility_number', header: 'Facility Number' },
  { accessorKey: 'reason', header: 'Reason', size: 240 },
];
