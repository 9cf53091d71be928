import { useState } from 'react';
import {
  actionsOf,
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  DateField,
  type Day,
  Dialog,
  FieldGrid,
  FieldRow,
  FilterBar,
  formatDay,
  Nullable,
  RadioGroup,
  SearchField,
  Select,
  Stack,
  TableFooter,
  TextField,
  ToastProvider,
  useClientRows,
  useToasts,
} from '../index.ts';

interface Unit {
  id: number;
  name: string;
  rent: number;
  state: 'empty' | 'rented';
  freeFrom: Day | null;
}

const states = [
  { value: 'empty', label: 'Empty' },
  { value: 'rented', label: 'Rented' },
] as const;

// Outside the components: stable arrays and functions avoid rendering the rows again.
const columns: DataTableColumn<Unit, { edit: (unit: Unit) => void }>[] = [
  { accessorKey: 'name', header: 'Unit', meta: { rowHeader: true } },
  {
    accessorKey: 'rent',
    header: 'Rent',
    meta: { align: 'end' },
    cell: ({ row }) => `$${row.original.rent}`,
  },
  {
    accessorKey: 'state',
    header: 'State',
    cell: ({ row: { original } }) => (
      <Badge tone={original.state === 'empty' ? 'success' : 'neutral'}>
        {states.find(({ value }) => value === original.state)?.label}
      </Badge>
    ),
  },
  {
    accessorKey: 'freeFrom',
    header: 'Free from',
    cell: ({ row: { original } }) => (
      <Nullable value={original.freeFrom && formatDay(original.freeFrom)} />
    ),
  },
  {
    id: 'edit',
    header: 'Actions',
    meta: { headerHidden: true, align: 'end' },
    cell: ({ row, table }) => (
      <Button size="small" onClick={() => actionsOf(table).edit(row.original)}>
        Edit
      </Button>
    ),
  },
];
const getId = ({ id }: Unit) => id;
const getName = ({ name }: Unit) => name;
const isEmpty = ({ state }: Unit) => state === 'empty';

interface UnitsPageProps {
  initialUnits: Unit[];
  today: Day;
}

/** A list with a filter, an edit dialog and a toast. */
export function UnitsPage(props: UnitsPageProps) {
  return (
    <ToastProvider>
      <Units {...props} />
    </ToastProvider>
  );
}

function Units({ initialUnits, today }: UnitsPageProps) {
  const [units, setUnits] = useState(initialUnits);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<'all' | 'empty'>('all');
  const [editing, setEditing] = useState<Unit | null>(null);
  const toasts = useToasts();
  const { table, footer } = useClientRows({
    rows: units,
    columns,
    search,
    filter: shown === 'empty' ? isEmpty : undefined,
    pageSize: 10,
  });

  function save(saved: Unit) {
    setUnits(units.map((unit) => (unit.id === saved.id ? saved : unit)));
    setEditing(null);
    toasts.show({ title: `Unit ${saved.name} is saved.` });
  }

  return (
    <Stack>
      <FilterBar>
        <SearchField
          label="Search"
          value={search}
          onValueChange={({ value }) => setSearch(value)}
        />
        <Select
          label="Show"
          options={[
            { value: 'all', label: 'All units' },
            { value: 'empty', label: 'Empty units' },
          ]}
          value={shown}
          onValueChange={({ value }) => setShown(value)}
        />
      </FilterBar>
      <DataTable
        label="Units"
        columns={columns}
        {...table}
        getRowId={getId}
        getRowLabel={getName}
        actions={{ edit: setEditing }}
        emptyText="No units."
        footer={<TableFooter {...footer} />}
      />
      {editing && (
        <UnitDialog unit={editing} today={today} onSave={save} onClose={() => setEditing(null)} />
      )}
    </Stack>
  );
}

interface UnitDialogProps {
  unit: Unit;
  today: Day;
  onSave: (unit: Unit) => void;
  onClose: () => void;
}

function UnitDialog({ unit, today, onSave, onClose }: UnitDialogProps) {
  const [draft, setDraft] = useState(unit);
  return (
    <Dialog
      open
      title={`Edit ${unit.name}`}
      onOpenChange={onClose}
      onSubmit={() => onSave(draft)}
      footer={({ close }) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </>
      )}
    >
      <FieldGrid>
        <TextField
          label="Unit"
          required
          value={draft.name}
          onValueChange={({ value }) => setDraft({ ...draft, name: value })}
        />
        <TextField
          label="Rent"
          type="number"
          min={0}
          required
          value={draft.rent}
          onValueChange={({ value }) => setDraft({ ...draft, rent: Number(value) })}
        />
        <FieldRow>
          <RadioGroup
            label="State"
            options={states}
            value={draft.state}
            onValueChange={({ value }) => setDraft({ ...draft, state: value })}
          />
        </FieldRow>
        <DateField
          label="Free from"
          optional
          format="MM/dd/yyyy"
          today={today}
          value={draft.freeFrom}
          onValueChange={({ value }) => setDraft({ ...draft, freeFrom: value })}
        />
      </FieldGrid>
    </Dialog>
  );
}
