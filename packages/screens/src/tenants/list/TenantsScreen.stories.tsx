import type { Day, TenantsFilter } from '@audit-letters/api-client';
import { noSelection, selectAllMatching, selectIds } from '@audit-letters/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { boris, someCoverages } from '../../fixtures/tenants.ts';
import { done, type SaveResult } from '../../model/saveResult.ts';
import type { TenantDraft } from '../edit/tenantDraft.ts';
import type { TenantSaveResult } from '../edit/tenantSave.ts';
import { tenantsStates } from './TenantsScreen.states.ts';
import { TenantsScreen } from './TenantsScreen.tsx';

const saved = () => fn(async (): Promise<TenantSaveResult> => done);

const meta = {
  component: TenantsScreen,
  args: {
    tenants: tenantsStates.ready,
    filters: {
      filter: '',
      name: '',
      unit: '',
      facility_number: '',
      status: '',
      tagged_for_removal: '',
    },
    matching: {},
    sort: null,
    selection: noSelection,
    exporting: false,
    busy: null,
    failure: null,
    coverages: someCoverages,
    states: ['DE', 'TX', 'VI'],
    today: '2026-11-21' as Day,
    onFilterChange: fn(),
    onSearch: fn(),
    onFiltersReset: fn(),
    onSortChange: fn(),
    onPageChange: fn(),
    onRefresh: fn(),
    onSelectionChange: fn(),
    onExport: fn(),
    onTenantsReset: fn(),
    onPaymentsConfirm: fn(),
    onDelete: fn(),
    onFailureDismiss: fn(),
    onTenantOpen: fn(),
    onStatusSave: saved(),
    onTenantSave: saved(),
    onBulkEdit: fn(async (): Promise<SaveResult> => done),
  },
} satisfies Meta<typeof TenantsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// TEN-10, TEN-16, TEN-17
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Boris Lindqvist' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith(selectIds([boris.id]));
    await userEvent.type(canvas.getByLabelText('Name'), 'o{Enter}');
    await expect(args.onFilterChange).toHaveBeenCalledWith('name', 'o');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const SomeSelected: Story = {
  args: { selection: selectIds([1, 2]) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Tenants' }));
    await expect(args.onTenantsReset).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 862' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith(selectAllMatching({}, 862));
  },
};

export const AllMatchingSelected: Story = {
  args: {
    matching: { filter: 'non_responder' },
    selection: selectAllMatching<TenantsFilter>({ filter: 'non_responder' }, 862),
  },
};

// TEN-22
/** The record of a tenant; only what was changed counts as unsaved. */
export const Editing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Ortiz' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Tenant' }));
    await userEvent.clear(dialog.getByLabelText('City'));
    await userEvent.type(dialog.getByLabelText('City'), 'Wilmington');
    await userEvent.selectOptions(
      dialog.getByLabelText('Status'),
      '$12 per month for $1,000 coverage',
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Confirm payment received' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onTenantSave).toHaveBeenCalledWith({
      draft: expect.objectContaining({
        changes: {
          city: 'Wilmington',
          answer: { status: 'selected_coverage', coverage_id: 1 },
          charge_confirmed: true,
        },
      }),
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

// TEN-32
/** Someone else saved the tenant first: the form takes theirs over, marks it, and keeps what was typed. */
export const Collision: Story = {
  args: {
    onTenantSave: fn(
      async ({ draft }: { draft: TenantDraft }): Promise<TenantSaveResult> => ({
        ok: false,
        message: 'Someone else has changed this tenant in the meantime.',
        current: { ...draft.base, city: 'Milford', zip_code: '19963' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Ortiz' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Tenant' }));
    await userEvent.clear(dialog.getByLabelText('City'));
    await userEvent.type(dialog.getByLabelText('City'), 'Wilmington');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const city = await dialog.findByLabelText('City');
    await waitFor(() => expect(city).toHaveAccessibleDescription('Saved by someone else: Milford'));
    await expect(city).toHaveValue('Wilmington');
    await expect(dialog.getByLabelText('Zip Code')).toHaveValue('19963');
  },
};

// TEN-60
/** Refused for another reason: the sentence stands in the modal. */
export const SaveRefused: Story = {
  args: {
    onTenantSave: fn(
      async (): Promise<TenantSaveResult> => ({ ok: false, message: 'Network Error' }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Ortiz' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Tenant' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Network Error')).toBeVisible();
  },
};

// TEN-40
/** Saved only when chosen and changed; a second click clears the choice. */
export const Status: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Edit status of Edith Thompson-Reed' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    const save = dialog.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Opted Out' })).toHaveFocus());
    await expect(save).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /Bad Address/ }));
    await expect(save).toBeEnabled();
    await userEvent.click(dialog.getByRole('radio', { name: /Bad Address/ }));
    await expect(dialog.getByRole('radio', { name: /Bad Address/ })).not.toBeChecked();
    await expect(save).toBeDisabled();
    await userEvent.click(
      dialog.getByRole('radio', { name: '$18.50 per month for $2,000 coverage' }),
    );
    await userEvent.click(save);
    await expect(args.onStatusSave).toHaveBeenCalledWith(
      expect.objectContaining({ answer: { status: 'selected_coverage', coverage_id: 2 } }),
    );
  },
};

export const BulkEdit: Story = {
  args: { selection: selectIds([1, 2, 3]) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bulk Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Edit' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onBulkEdit).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByLabelText('Field'), 'Tagged for removal');
    await userEvent.selectOptions(dialog.getByLabelText('Value'), 'No');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onBulkEdit).toHaveBeenCalledWith({
      field: 'tagged_for_removal',
      value: false,
    });
  },
};

// TEN-29
/** A coverage is a status like the others, of one of those chosen. */
export const BulkCoverage: Story = {
  args: { selection: selectIds([2, 3]) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bulk Edit' }));
    await expect(args.onTenantOpen).toHaveBeenCalledWith({ tenant: boris });
    const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Edit' }));
    await userEvent.selectOptions(
      dialog.getByLabelText('Value'),
      '$12 per month for $1,000 coverage',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onBulkEdit).toHaveBeenCalledWith({ field: 'coverage_id', value: 1 });
  },
};

/** Those to be deleted are being gathered: the pressed button says so, the others wait. */
export const Deleting: Story = {
  args: {
    busy: 'delete',
    selection: selectAllMatching<TenantsFilter>({ filter: 'non_responder' }, 862),
  },
};

// TEN-59
export const Failure: Story = { args: { failure: 'Not found.', selection: selectIds([1]) } };
export const Loading: Story = { args: { tenants: tenantsStates.loading } };
export const Failed: Story = { args: { tenants: tenantsStates.failed } };
export const Empty: Story = {
  args: { tenants: tenantsStates.empty, matching: { status: 'move_out' } },
};
export const Refreshing: Story = { args: { tenants: tenantsStates.refreshing } };
export const Stale: Story = { args: { tenants: tenantsStates.stale } };
