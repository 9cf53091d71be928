import type { TenantsFilter } from '@audit-letters/api-client';
import { initialFilters, noSelection, selectAllMatching, selectIds } from '@audit-letters/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectHref, openDialog, press, retype, saves } from '../../fixtures/plays.ts';
import { ana, boris, someCoverages } from '../../fixtures/tenants.ts';
import { today } from '../../fixtures/today.ts';
import { KeptDraftsContext } from '../../form/keptDrafts.ts';
import { savedViewsStates } from '../../list/SavedViews.states.ts';
import { usualTable } from '../../list/tablePreferences.ts';
import type { TenantSelection } from '../bulk/selectionInWords.ts';
import { tenantsStates } from './TenantsScreen.states.ts';
import type { StaffTenantDialogs, TenantBulkActions, TenantList } from './TenantsScreen.tsx';
import { TenantsScreen } from './TenantsScreen.tsx';
import { tenantFilters } from './tenantFilters.ts';

const list: TenantList = {
  tenants: tenantsStates.ready,
  filters: initialFilters(tenantFilters),
  extraFilters: true,
  unsent: false,
  applied: {},
  sort: null,
  loadedAt: null,
  table: { ...usualTable, onChange: fn() },
  views: {
    ...savedViewsStates.none,
    onOpenChange: fn(),
    onSave: fn(),
    onChoose: fn(),
    onLinkCopy: fn(),
    onRemove: fn(),
  },
  exporting: false,
  onFilterChange: fn(),
  onSearch: fn(),
  onFiltersReset: fn(),
  onSortChange: fn(),
  onPageChange: fn(),
  onRefresh: fn(),
  onExport: fn(),
};
const bulk: TenantBulkActions = {
  busy: null,
  failure: null,
  onFailureDismiss: fn(),
  onEdit: saves(),
  onReset: fn(),
  onPaymentsConfirm: fn(),
  onWaitingDone: fn(),
  onDelete: fn(),
};
const dialog: StaffTenantDialogs = {
  coverages: someCoverages,
  onOpen: fn(),
  onStatusSave: saves(),
  onTenantSave: saves(),
};
const selecting = (selected: TenantSelection) => ({ selected, onChange: fn() });
const allMatching = selectAllMatching<TenantsFilter>({ filter: 'non_responder' }, 184);

const meta = {
  title: 'Screens/Staff/Tenants/Tenants',
  component: TenantsScreen,
  args: {
    list,
    selection: selecting(noSelection),
    bulk,
    dialog,
    importHref: '/upload-tenants',
    today,
  },
} satisfies Meta<typeof TenantsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// TEN-10, TEN-12, TEN-16, TEN-17, TEN-20, SHL-51
export const Ready: Story = {
  tags: ['whole-screen'],
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('.al-table-scroll');
    await expect(box?.getBoundingClientRect().height).toBeGreaterThanOrEqual(475);
    await expect(box?.scrollHeight).toBeGreaterThan(box?.clientHeight ?? 0);
    const row = within(canvas.getByRole('row', { name: /Boris Lindqvist/ }));
    await expect(row.getByText('$18.50 a month, $2,000')).toBeVisible();
    await expect(canvas.getByText('Setup')).toHaveAttribute('title', 'Charge applied');
    await expect(canvas.getByText('Total Active').closest('.al-stat-card')).toHaveTextContent(
      /^Total Active\s*412$/,
    );
  },
};

// SHL-115
/** The list of one facility, opened from its page. */
export const OnlyFacility: Story = {
  args: { list: { ...list, applied: { facility_number: 'D-1042', facility_id: 12 } } },
};

// DUE-11
/** The list of those who wait for a charge, opened from Home. */
export const WaitingForCharge: Story = {
  args: { list: { ...list, applied: { waiting_for: 'charge' } } },
};

// TEN-147
/** The list of those who are charged without a coverage, opened from Home. */
export const WaitingForDisconnection: Story = {
  args: { list: { ...list, applied: { waiting_for: 'disconnection' } } },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('Only tenants with a charge to disconnect are listed.'),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Disconnect all these charges' }),
    ).toBeVisible();
    await press(canvas, 'Show all tenants');
    await expect(args.list.onFilterChange).toHaveBeenCalledWith({
      name: 'waiting_for',
      value: '',
      now: true,
    });
  },
};

// TEN-25
export const SomeSelected: Story = {
  args: { selection: selecting(selectIds([1, 2])) },
};

// TEN-25
export const AllMatchingSelected: Story = {
  args: {
    list: { ...list, applied: { filter: 'non_responder' } },
    selection: selecting(allMatching),
  },
};

// TEN-22
/** The focus is on the first part of an address that is missing. */
export const CompletesAnAddress: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, /^Dorado/, 'Edit Tenant');
    await waitFor(() => expect(dialog.getByLabelText('Address')).toHaveFocus());
  },
};

/** In an app without a `LeaveGuardContext`, the browser asks before it closes a dialog with unsaved changes. */
export const LeavesAnEdit: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const ask = spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    await press(canvas, 'Ana Ortiz');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Tenant' });
    await userEvent.type(within(dialog).getByLabelText('City'), ' North');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

// SHL-95
/** Changes that a reload has interrupted are offered, and marked where someone else has saved since. */
export const EditInterrupted: Story = {
  decorators: [
    (Story) => (
      <KeptDraftsContext
        value={{
          read: (name) =>
            name === `tenant ${ana.id}`
              ? {
                  changes: { city: 'Wilmington' },
                  seen: { city: 'Milford' },
                  time: 1_795_000_000_000,
                }
              : null,
          write: () => {},
        }}
      >
        <Story />
      </KeptDraftsContext>
    ),
  ],
  play: async ({ canvas }) => {
    await openDialog(canvas, 'Ana Ortiz', 'Edit Tenant');
  },
};

// TEN-112
/** A wrong ZIP code and an emptied first name are named at their fields. */
export const EditIncomplete: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas, 'Ana Ortiz', 'Edit Tenant');
    const firstName = dialog.getByLabelText('First Name');
    const zipCode = dialog.getByLabelText('Zip Code');
    await userEvent.clear(firstName);
    await retype(zipCode, '1234');
    await press(dialog, 'Save');
    await waitFor(() => expect(firstName).toHaveFocus());
    await expect(firstName).toBeInvalid();
    await expect(zipCode).toHaveAccessibleDescription('A ZIP code has five or nine digits.');
    await userEvent.type(firstName, 'Ana');
    await userEvent.type(dialog.getByLabelText('Country'), 'Canada');
    await retype(zipCode, 'K1A 0B1');
    await press(dialog, 'Save');
    await waitFor(() => expect(args.dialog.onTenantSave).toHaveBeenCalled());
  },
};

// TEN-152
/** Another coverage after a charge is a charge to change: the dialog asks, and saves nothing after a no. */
export const EditsAChargedCoverage: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas, /^Chidi Okafor/, 'Edit Tenant');
    await userEvent.selectOptions(
      dialog.getByLabelText('Status'),
      '$18.50 per month for $2,000 coverage',
    );
    await press(dialog, 'Save');
    await press(within(await screen.findByRole('alertdialog')), 'No');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.dialog.onTenantSave).not.toHaveBeenCalled();
    await press(dialog, 'Save');
    await press(within(await screen.findByRole('alertdialog')), 'Yes, change the coverage');
    await waitFor(() => expect(args.dialog.onTenantSave).toHaveBeenCalledOnce());
  },
};

// TEN-21
export const Status: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Edit status of Edith Thompson-Reed');
    const choice = await screen.findByRole('radio', { name: 'Opted Out' });
    await waitFor(() => expect(choice).toHaveFocus());
  },
};

// TEN-29
/** The status list offers the coverages of a selected tenant. */
export const BulkEdit: Story = {
  args: { selection: selecting(selectIds([2, 3])) },
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas, 'Bulk Edit', 'Bulk Edit');
    await expect(args.dialog.onOpen).toHaveBeenCalledWith({ tenant: boris });
    await press(dialog, 'Save');
    await expect(args.bulk?.onEdit).not.toHaveBeenCalled();
    const coverage = '$12 per month for $1,000 coverage';
    await userEvent.selectOptions(dialog.getByLabelText('Value'), coverage);
    await press(dialog, 'Save');
    await expect(args.bulk?.onEdit).toHaveBeenCalledWith({ field: 'coverage_id', value: 1 });
    await openDialog(canvas, 'Bulk Edit', 'Bulk Edit');
  },
};

// TEN-28
/** Delete shows its progress while the tenants load; the other buttons are disabled. */
export const Deleting: Story = {
  args: {
    bulk: { ...bulk, busy: 'delete' },
    selection: selecting(allMatching),
  },
};

// TEN-10
/** The card of the filter in force is pressed; a second press removes the filter. */
export const FilteredByACard: Story = {
  args: { list: { ...list, filters: { ...list.filters, filter: 'opt_out' } } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Provided Proof');
    await expect(args.list.onFilterChange).toHaveBeenLastCalledWith({
      name: 'filter',
      value: 'provide_proof',
      now: true,
    });
    const card = canvas.getByRole('button', { name: 'Opted Out', pressed: true });
    await userEvent.click(card);
    await expect(args.list.onFilterChange).toHaveBeenLastCalledWith({
      name: 'filter',
      value: '',
      now: true,
    });
  },
};

// TEN-60
export const Failure: Story = {
  args: {
    bulk: { ...bulk, failure: 'Some of these tenants no longer exist, so nothing was changed.' },
    selection: selecting(selectIds([1])),
  },
};
export const Loading: Story = { args: { list: { ...list, tenants: tenantsStates.loading } } };
// TEN-56
export const Failed: Story = {
  args: { list: { ...list, tenants: tenantsStates.failed } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /Tenants by status/ })).toBeNull();
  },
};
// SHL-79
export const NoTenantYet: Story = {
  args: { list: { ...list, tenants: tenantsStates.empty } },
  play: async ({ canvas }) => {
    await expectHref(canvas, 'Import a rent roll', '/upload-tenants');
  },
};

export const Empty: Story = {
  args: { list: { ...list, tenants: tenantsStates.empty, applied: { status: 'move_out' } } },
};
