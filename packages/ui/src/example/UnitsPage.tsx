import { useState } from 'react';
import {
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
  { key: 'name', header: 'Unit', cell: ({ name }) => name, rowHeader: true, sort: true },
  { key: 'rent', header: 'Rent', cell: ({ rent }) => `$${rent}`, align: 'end', sort: true },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => (
      <Badge tone={state === 'empty' ? 'success' : 'neutral'}>
        {states.find(({ value }) => value === state)?.label}
      </Badge>
    ),
    sort: true,
  },
  {
    key: 'freeFrom',
    header: 'Free from',
    cell: ({ freeFrom }) => <Nullable value={freeFrom && formatDay(freeFrom)} />,
    sort: true,
  },
  {
    key: 'edit',
    header: 'Actions',
    headerHidden: true,
    cell: (unit, { edit }) => (
      <Button size="small" onClick={() => edit(unit)}>
        Edit
      </Button>
    ),
    align: 'end',
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
  const [shown, setShown] = useState('all');
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
            onValueChange={({ value }) => value && setDraft({ ...draft, state: value })}
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
