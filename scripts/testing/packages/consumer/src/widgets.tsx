import * as ui from '@audit-letters/ui';
import { type ComponentProps, type MouseEventHandler, type ReactNode, useState } from 'react';

/** Every component of the package by name: a missing component is a type error. */
type ComponentName = {
  [Name in keyof typeof ui]: Name extends Capitalize<Name> ? Name : never;
}[keyof typeof ui];
type WidgetName = Exclude<ComponentName, `${string}Context`>;

interface Unit {
  id: number;
  name: string;
  square: number;
  use: string;
}

const units: Unit[] = [
  { id: 1, name: 'A-101', square: 100, use: 'Climate-controlled, for furniture and papers' },
  { id: 2, name: 'B-204', square: 225, use: 'Cars' },
];

const columns: ui.DataTableColumn<Unit>[] = [
  { accessorKey: 'name', header: 'Unit', meta: { rowHeader: true } },
  { accessorKey: 'use', header: 'Use', size: 240, meta: { truncate: true } },
  { accessorKey: 'square', header: 'Square feet', meta: { align: 'end' } },
];

const today = ui.dayInZone(new Date(Date.UTC(2026, 10, 20)), 'UTC');
const nothing = () => undefined;

function Units() {
  const [selection, setSelection] = useState<ui.Selection<number>>(ui.selectIds([1]));
  const { table, footer } = ui.useClientRows({ rows: units, columns });
  return (
    <ui.DataTable
      label="Units"
      columns={columns}
      {...table}
      getRowId={({ id }) => id}
      getRowLabel={({ name }) => name}
      emptyText="No units."
      selection={selection}
      onSelectionChange={({ selection }) => setSelection(selection)}
      renderDetail={({ name }) => `All about ${name}`}
      defaultExpanded={[2]}
      footer={<ui.TableFooter {...footer} />}
    />
  );
}

const date = {
  format: 'MM/dd/yyyy',
  value: today,
  onValueChange: nothing,
  today,
} satisfies Partial<ComponentProps<typeof ui.DateField>>;

/** Typed as `next/link`: its optional props do not accept `undefined`. */
interface NextLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  href: string | URL;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}
const NextLink: ui.LinkComponent = ({ href, ...props }: NextLinkProps) => (
  <a {...props} href={`${href}`} />
);

const RouterLink = ({ href, ...props }: ui.LinkProps) => <a {...props} href={`/app${href}`} />;

export const widgets: Readonly<Record<WidgetName, ReactNode>> = {
  Badge: <ui.Badge tone="info">Prime</ui.Badge>,
  Banner: <ui.Banner title="Maintenance">Saturday night.</ui.Banner>,
  Breadcrumbs: <ui.Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Units' }]} />,
  Button: <ui.Button variant="primary">Save</ui.Button>,
  Card: <ui.Card title="Unit A-101">Empty since May.</ui.Card>,
  CheckMark: <ui.CheckMark checked label="Sent" />,
  Checkbox: <ui.Checkbox label="Send by mail" defaultChecked />,
  CollapsibleCard: <ui.CollapsibleCard title="More">And more.</ui.CollapsibleCard>,
  ConfirmProvider: <ui.ConfirmProvider>Asks for others.</ui.ConfirmProvider>,
  DataTable: <Units />,
  DateCalendar: (
    <ui.DateCalendar label="Move-out" value={today} onValueChange={nothing} today={today} />
  ),
  DateField: <ui.DateField label="Letter date" {...date} />,
  DescriptionList: <ui.DescriptionList items={[{ term: 'Phone', value: '(555) 555-0142' }]} />,
  Dialog: (
    <ui.Dialog title="Edit unit" trigger={<ui.Button>Edit</ui.Button>}>
      Nothing to edit.
    </ui.Dialog>
  ),
  EmptyState: <ui.EmptyState title="No units yet" />,
  ErrorState: <ui.ErrorState title="Error loading units" onRetry={nothing} />,
  Field: <ui.Field label="Square feet">{(control) => <input {...control} />}</ui.Field>,
  FieldGrid: (
    <ui.FieldGrid>
      <ui.TextField label="City" />
      <ui.TextField label="Zip Code" />
    </ui.FieldGrid>
  ),
  FieldRow: (
    <ui.FieldGrid>
      <ui.FieldRow>
        <ui.TextField label="Address" />
      </ui.FieldRow>
    </ui.FieldGrid>
  ),
  FileChooser: <ui.FileChooser label="Sheet" extensions={['.xlsx']} />,
  FilterBar: (
    <ui.FilterBar onSearch={nothing}>
      <ui.SearchField label="Unit" />
    </ui.FilterBar>
  ),
  Form: (
    <ui.Form onSubmit={nothing}>
      <ui.TextField label="Name" name="name" required />
    </ui.Form>
  ),
  FormErrorSummary: (
    <ui.Form onSubmit={nothing}>
      <ui.FormErrorSummary />
    </ui.Form>
  ),
  Funnel: <ui.Funnel label="Rentals" steps={[{ label: 'Visits', count: 9 }]} />,
  Gauge: <ui.Gauge label="Rented" value={40} />,
  IconButton: <ui.IconButton label="Refresh" icon={<svg aria-hidden="true" />} />,
  InlineDatePicker: <ui.InlineDatePicker label="First letter" {...date} />,
  Link: (
    <ui.LinkProvider component={NextLink}>
      <ui.Link href="/units">Units</ui.Link>
    </ui.LinkProvider>
  ),
  LinkProvider: (
    <ui.LinkProvider component={RouterLink}>
      <ui.LinkButton href="/units">Units</ui.LinkButton>
    </ui.LinkProvider>
  ),
  LinkButton: <ui.LinkButton href="/units">Units</ui.LinkButton>,
  LocaleProvider: (
    <ui.LocaleProvider messages={{ spinner: { loading: 'Lädt' } }}>
      <ui.Spinner />
    </ui.LocaleProvider>
  ),
  Menu: (
    <ui.Menu
      trigger={<ui.Button>Actions</ui.Button>}
      items={[{ label: 'Archive', onSelect: nothing }]}
    />
  ),
  MessageLog: <ui.MessageLog entries={[{ id: 1, time: 0, tone: 'success', title: 'Saved' }]} />,
  MessageProvider: <ui.MessageProvider>Speaks for others.</ui.MessageProvider>,
  Nullable: <ui.Nullable value={null} />,
  Pagination: <ui.Pagination page={2} lastPage={9} onPageChange={nothing} />,
  PasswordField: <ui.PasswordField label="Password" autoComplete="current-password" />,
  PercentBar: <ui.PercentBar value={12.5} />,
  Popover: (
    <ui.Popover label="Unit" trigger={<ui.Button>What is that?</ui.Button>} defaultOpen>
      A room for rent.
    </ui.Popover>
  ),
  Progress: <ui.Progress label="Upload" value={3} max={10} />,
  RadioGroup: (
    <ui.RadioGroup
      label="Paid"
      options={[
        { value: 'monthly', label: 'Monthly' },
        { value: 'yearly', label: 'Yearly', hint: 'One month free' },
      ]}
      defaultValue="monthly"
    />
  ),
  SearchField: <ui.SearchField label="Search" />,
  Select: <ui.Select label="State" options={[{ value: 'AL', label: 'Alabama' }]} />,
  Skeleton: <ui.Skeleton lines={2} />,
  SkipLink: <ui.SkipLink href="#app">Skip to content</ui.SkipLink>,
  Spinner: <ui.Spinner />,
  StackedBar: (
    <ui.StackedBar label="Units" parts={[{ label: 'Rented', count: 3, tone: 'success' }]} />
  ),
  Stack: <ui.Stack gap="small">Below each other.</ui.Stack>,
  StatCard: <ui.StatCard label="Rented" count={2} percentage={40} />,
  StatCards: <ui.StatCards />,
  StatusDot: <ui.StatusDot tone="success" label="Online" />,
  Switch: <ui.Switch label="Reminders" />,
  TableFooter: (
    <ui.TableFooter from={1} to={2} total={12} page={1} lastPage={6} onPageChange={nothing} />
  ),
  TableSelection: <ui.TableSelection selection={ui.noSelection} total={12} />,
  TableSettings: (
    <ui.TableSettings
      columns={columns}
      columnVisibility={{}}
      onColumnsChange={nothing}
      density="regular"
      onDensityChange={nothing}
    />
  ),
  Tabs: (
    <ui.Tabs
      label="Unit"
      items={[
        { value: 'tenant', label: 'Tenant', content: 'Nobody.' },
        { value: 'charges', label: 'Charges', content: 'None.' },
      ]}
    />
  ),
  TextArea: <ui.TextArea label="Notes" />,
  TextField: <ui.TextField label="Unit" hint="As on its door" />,
  TimeAxis: (
    <ui.TimeAxis
      label="Rental"
      today={today}
      marks={[{ day: today, label: 'Due', tone: 'info' }]}
    />
  ),
  ToastProvider: <ui.ToastProvider>Tells for others.</ui.ToastProvider>,
  Toolbar: (
    <ui.Toolbar label="Units">
      <ui.Button>New</ui.Button>
    </ui.Toolbar>
  ),
  Tooltip: (
    <ui.Tooltip content="To the list">
      <ui.Button>Back</ui.Button>
    </ui.Tooltip>
  ),
  VisuallyHidden: <ui.VisuallyHidden>Only heard.</ui.VisuallyHidden>,
};
