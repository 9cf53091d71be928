import { initialFilters, noSelection, selectIds } from '@audit-letters/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { contact } from '../../fixtures/contact.ts';
import { isInWindow } from '../../fixtures/isInWindow.ts';
import { millRoad } from '../../fixtures/managedFacility.ts';
import { listEvents, openDialog, press, refuses, saves } from '../../fixtures/plays.ts';
import { choicesOf, someCoverages } from '../../fixtures/tenants.ts';
import type { ListSelection } from '../../list/listTable.tsx';
import { answerPanelStates, quietAnswers } from '../answers/AnswerPanel.states.ts';
import { auditStates, managedTenantsStates } from './ManageTenantsScreen.states.ts';
import type { ChargeActions, ManagedTenantList, TaggingActions } from './ManageTenantsScreen.tsx';
import { ManageTenantsScreen } from './ManageTenantsScreen.tsx';
import { managedTenantFilters } from './managedTenantFilters.ts';

const list: ManagedTenantList = {
  tenants: managedTenantsStates.ready,
  choices: choicesOf(millRoad.stats),
  filters: initialFilters(managedTenantFilters),
  extraFilters: true,
  filtered: false,
  exporting: false,
  exportFailure: null,
  sort: null,
  ...listEvents(),
  onExport: fn(),
};
const selection: ListSelection = { selected: noSelection, onChange: fn() };
const charges: ChargeActions = {
  connectable: 0,
  unconnectable: '',
  failure: null,
  onConnect: fn(),
  onSelectedConnect: fn(),
};
const tagging: TaggingActions = {
  busy: false,
  dialog: null,
  onUntag: fn(),
  onOpenChange: fn(),
  onNoMoveOuts: fn(),
  onComplete: fn(),
};

const meta = {
  title: 'Screens/Manager/Tenants',
  tags: ['framed'],
  component: ManageTenantsScreen,
  args: {
    facility: auditStates.tagging,
    loadedAt: null,
    chargesHref: '/manage-tenants?filter=charges_to_connect',
    list,
    selection,
    charges,
    answers: quietAnswers,
    tagging,
    dialog: {
      coverages: someCoverages,
      onStatusSave: saves(),
      onTenantSave: saves(),
    },
    now: new Date(2026, 10, 20, 12, 0),
    contact,
  },
} satisfies Meta<typeof ManageTenantsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// TEN-33, TEN-89, TEN-90, SHL-51
export const Ready: Story = { tags: ['whole-screen'], args: { facility: auditStates.ready } };

// TEN-35, TEN-36
export const Tagging: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'No Tenants Moved Out' })).toBeNull();
    // Boris has a charge to connect; Chidi's is connected.
    const row = within(canvas.getByRole('row', { name: /Boris Lindqvist/ }));
    const connect = row.getByRole('button', { name: 'Connect Charge Added' });
    await expect(connect).toHaveAccessibleDescription(/\w+ \w+/);
    // TEN-44: no charge comes for Edith, who opted out.
    await expect(row.getByText('11/15/2026')).toBeVisible();
    const edith = within(canvas.getByRole('row', { name: /Edith Thompson-Reed/ }));
    await expect(edith.queryByText('11/15/2026')).toBeNull();
  },
};

// TEN-33
/** A tap on a mark shows its text. */
export const MarkTapped: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Boris Lindqvist/ }));
    await press(row, /^Note: Prefers to be called/);
    await expect(await screen.findByText('Note: Prefers to be called after 5 p.m.')).toBeVisible();
  },
};

// TEN-153
/** The charges to connect stand beside the answers, and are a choice of the filter. */
export const ChargesToConnect: Story = {
  args: { facility: auditStates.chargesToConnect },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: '7 charges to connect' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Filter'), 'Charges to connect (7)');
    await expect(args.list.onFilterChange).toHaveBeenCalledWith({
      name: 'filter',
      value: 'charges_to_connect',
      now: true,
    });
  },
};

// TEN-51
export const NoneTagged: Story = {
  args: { facility: auditStates.nobodyTagged },
};

// TEN-90
/** Tags are still possible, but no longer needed. */
export const ConfirmedByStaff: Story = {
  args: { facility: auditStates.confirmedByStaff },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Staff confirmed the move-outs on 11/19/2026. Tag only tenants who left since.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('The audit letters were mailed on 11/20/2026.')).toBeVisible();
    await expect(canvas.queryByText(/left for tagging/)).toBeNull();
  },
};

// TEN-37
/** Each banner shows from noon of the letter's date; the welcome letters are not sent yet. */
export const LettersSent: Story = {
  args: { facility: auditStates.lettersSent },
};

// TEN-41
/** The manager's dialog has five statuses and no staff fields. */
export const Editing: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit Boris Lindqvist', 'Edit Tenant');
    await expect(dialog.queryByRole('checkbox', { name: 'Untag' })).toBeNull();
  },
};

// TEN-122
export const MovedOutAfterTagging: Story = {
  args: { facility: auditStates.taggingComplete },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit status of Boris Lindqvist', /^Status of/);
    await userEvent.click(dialog.getByLabelText('Moved Out'));
    await expect(dialog.queryByRole('checkbox')).toBeNull();
  },
};

// TEN-2
/** A tenant whose welcome letter has been made can be read. */
export const Locked: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Edit Chidi Okafor', 'Edit status of Chidi Okafor']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    const dialog = await openDialog(canvas, 'View Chidi Okafor', 'Edit Tenant');
    await expect(dialog.getByText(/^The welcome letter has been made\./)).toBeVisible();
    await expect(dialog.getByLabelText('Address')).toBeDisabled();
    await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

// TEN-89
/** The panel at the bottom of a phone covers no button of the selection. */
export const AnsweringWithASelection: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    selection: { ...selection, selected: selectIds([1, 2]) },
    answers: { ...quietAnswers, panel: answerPanelStates.asking },
  },
  play: async ({ canvas }) => {
    const clear = canvas.getByRole('button', { name: 'Clear' });
    clear.scrollIntoView({ block: 'center' });
    await expect(isInWindow(clear)).toBe(true);
    const [edit] = canvas.getAllByRole('button', { name: /^Edit / }).slice(-1);
    edit?.focus();
    await expect(edit && isInWindow(edit)).toBe(true);
  },
};

// TEN-20, TEN-33
export const IncompleteOnly: Story = {
  args: { list: { ...list, filters: { ...list.filters, incomplete_address: 'true' } } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Show all tenants');
    await expect(args.list.onFilterChange).toHaveBeenCalledWith({
      name: 'incomplete_address',
      value: '',
      now: true,
    });
  },
};

// TEN-45, TEN-47, TEN-48
export const TaggingDialog: Story = {
  args: {
    tagging: {
      ...tagging,
      dialog: {
        tenants: managedTenantsStates.ready,
        fullName: '',
        onSearch: fn(),
        onPageChange: fn(),
        onRefresh: fn(),
        onSave: refuses('Tagging has already been completed for this facility.'),
      },
    },
  },
};

// TEN-91
/** The cards of a narrow window. */
export const OneTap: Story = {
  args: { answers: { ...quietAnswers, onAnswer: fn() } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, canvasElement }) => {
    // The plan of a coverage leaves room for the button beside it.
    const end = canvasElement.getBoundingClientRect().left + 320;
    for (const button of canvas.getAllByRole('button', { name: /^Edit status of/ }))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(end);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Opt-out of Ana Ortiz' }));
    await expect(args.answers.onAnswer).toHaveBeenCalledOnce();
  },
};

export const SomeSelected: Story = {
  args: {
    selection: { ...selection, selected: selectIds([1, 2]) },
    charges: { ...charges, connectable: 1, unconnectable: '1 without a coverage' },
  },
};
// TEN-52
export const TaggingComplete: Story = {
  args: { facility: auditStates.taggingComplete },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Moving out: you completed tagging on 11/19/2026')).toBeVisible();
  },
};
export const NobodyMovedOut: Story = {
  args: { facility: auditStates.nobodyMovedOut },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Moving out: nobody, as you confirmed on 11/19/2026'),
    ).toBeVisible();
  },
};
// SHL-45
export const NoFacility: Story = { args: { facility: auditStates['no-facility'] } };
// TEN-58, TEN-61
export const Failures: Story = {
  args: {
    list: { ...list, exportFailure: 'The export failed. Network Error' },
    charges: {
      ...charges,
      failure: 'The charge of Boris Lindqvist is not applied. Network Error',
    },
  },
};
export const LoadingFacility: Story = { args: { facility: auditStates.loading } };
// TEN-57
export const FailedFacility: Story = { args: { facility: auditStates.failed } };
export const Loading: Story = {
  args: { list: { ...list, tenants: managedTenantsStates.loading } },
};
// TEN-57
export const Failed: Story = { args: { list: { ...list, tenants: managedTenantsStates.failed } } };
export const Empty: Story = {
  args: { list: { ...list, tenants: managedTenantsStates.empty } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
