import type { ImportChoiceKind, ImportDifference } from '@audit-letters/api-client';
import {
  Checkbox,
  DataTable,
  type DataTableColumn,
  Nullable,
  TableFooter,
  useClientRows,
} from '@audit-letters/ui';
import { type ReactNode, useMemo } from 'react';
import { counted } from '../format/counted.ts';
import { type ChoiceRow, choiceNames } from './importChoices.ts';
import type { LinkedFacility } from './importModel.ts';

export interface ImportChoicesTableProps {
  /** The differences between the file and the tenants. */
  rows: readonly ChoiceRow[];
  /** The keys of the ticked rows. */
  ticked: ReadonlySet<string>;
  /** Called with the new keys. */
  onTickedChange: (change: { ticked: ReadonlySet<string> }) => void;
  /** The address of the tenants of a facility. */
  tenantsHref: (facility: LinkedFacility) => string;
  /** The user opens a tenant. */
  onTenantOpen: (event: { tenant: ImportDifference }) => void;
}

/** The differences as a table of old and new values, with a tick for each and one for each kind (IMP-44). */
export function ImportChoicesTable(props: ImportChoicesTableProps) {
  const { rows, ticked, onTickedChange, tenantsHref, onTenantOpen } = props;
  const columns = useMemo(() => {
    const handleTick = (changed: readonly ChoiceRow[], checked: boolean) => {
      const next = new Set(ticked);
      for (const { key } of changed) {
        if (checked) next.add(key);
        else next.delete(key);
      }
      onTickedChange({ ticked: next });
    };
    const nameIn = ({ tenant }: ChoiceRow) => (
      <a
        href={tenantsHref(tenant)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onTenantOpen({ tenant });
        }}
      >
        {tenant.name}
      </a>
    );
    return {
      kinds: kindsOf(rows, ticked, handleTick),
      table: columnsOf(ticked, handleTick, nameIn),
    };
  }, [rows, ticked, onTickedChange, tenantsHref, onTenantOpen]);
  const { table, footer } = useClientRows({ rows, columns: columns.table, pageSize: 100 });
  return (
    <>
      <fieldset className="al-import-kinds">
        <legend>Take over from the file</legend>
        {columns.kinds.map((each) => (
          <Checkbox key={each.label} {...each} />
        ))}
      </fieldset>
      <DataTable
        label="Differences"
        columns={columns.table}
        rows={table.rows}
        getRowId={keyOf}
        getRowLabel={choiceName}
        emptyText="The file has the same tenants."
        height={320}
        density="compact"
        footer={footer.lastPage > 1 && <TableFooter {...footer} />}
      />
    </>
  );
}

type HandleTick = (changed: readonly ChoiceRow[], checked: boolean) => void;

const kindsOf = (rows: readonly ChoiceRow[], ticked: ReadonlySet<string>, onTick: HandleTick) =>
  (Object.keys(choiceNames) as ImportChoiceKind[]).flatMap((kind) => {
    const { one, more } = choiceNames[kind];
    const own = rows.filter((row) => row.kind === kind);
    if (own.length === 0) return [];
    const count = own.filter(({ key }) => ticked.has(key)).length;
    return {
      label: counted(own.length, one, more),
      checked: count === own.length,
      indeterminate: count > 0 && count < own.length,
      onCheckedChange: ({ checked }: { checked: boolean }) => onTick(own, checked),
    };
  });

const keyOf = ({ key }: ChoiceRow) => key;
/** What differs, such as 'Address'. */
const whatOf = ({ tenant, kind }: ChoiceRow) =>
  kind === 'moved_out' && tenant.moved_out_in_file
    ? 'Moved out in the file'
    : choiceNames[kind].what;
const choiceName = (row: ChoiceRow) => `${row.tenant.name}, ${whatOf(row).toLowerCase()}`;

const columnsOf = (
  ticked: ReadonlySet<string>,
  onTick: HandleTick,
  nameIn: (row: ChoiceRow) => ReactNode,
): readonly DataTableColumn<ChoiceRow>[] => [
  {
    id: 'take',
    header: 'Take over',
    size: 90,
    cell: ({ row: { original } }) => (
      <Checkbox
        label={`Take over ${choiceName(original)}`}
        labelHidden
        checked={ticked.has(original.key)}
        onCheckedChange={({ checked }) => onTick([original], checked)}
      />
    ),
  },
  {
    id: 'tenant',
    header: 'Tenant',
    size: 170,
    meta: { rowHeader: true },
    cell: ({ row }) => nameIn(row.original),
  },
  { id: 'unit', header: 'Unit', size: 80, cell: ({ row }) => row.original.tenant.unit },
  { id: 'what', header: 'Difference', cell: ({ row }) => whatOf(row.original) },
  {
    id: 'from',
    header: 'Now',
    size: 180,
    cell: ({ row: { original } }) => (
      <>
        <Nullable short value={original.from || null} />
        {original.isEdited && <span className="al-import-doubt">Edited by hand</span>}
      </>
    ),
  },
  {
    id: 'to',
    header: 'After the import',
    size: 180,
    cell: ({ row: { original } }) => (
      <>
        <Nullable short value={original.to || null} />
        {original.remark && <span className="al-import-doubt">{original.remark}</span>}
      </>
    ),
  },
];
