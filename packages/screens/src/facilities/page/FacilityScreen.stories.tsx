import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectHref, press, saves } from '../../fixtures/plays.ts';
import { today } from '../../fixtures/today.ts';
import { answersStates } from './answers/answers.states.ts';
import { facilityPageStates } from './FacilityScreen.states.ts';
import { FacilityScreen } from './FacilityScreen.tsx';

const meta = {
  title: 'Screens/Staff/Facilities/One facility',
  tags: ['framed'],
  component: FacilityScreen,
  args: {
    model: facilityPageStates.ready,
    answers: answersStates.ready,
    links: {
      facilities: '/list-facilities',
      tenants: ({ facility_number }) => `/tenants/${facility_number}`,
      unanswered: ({ facility_number }) => `/unanswered/${facility_number}`,
      letters: ({ facility_number }) => `/letters/${facility_number}`,
      importErrors: ({ id }) => `/upload-tenants?import=${id}`,
      importTenants: ({ facility_number }) => `/upload/${facility_number}`,
      batch: ({ filename }) => `/files/${filename}`,
      mailMerge: ({ mail_merge_file_name: name }) => (name ? `/files/${name}` : null),
      event: ({ filename }) => `/files/${filename}`,
    },
    loadedAt: null,
    undoImport: { running: false, onUndo: fn() },
    onMoveOutsConfirm: fn(),
    edit: {
      dialog: null,
      today,
      onDialogChange: fn(),
      onSave: saves(),
    },
  },
} satisfies Meta<typeof FacilityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// FAC-87, FAC-89, FAC-90, FAC-91
export const Ready: Story = {
  tags: ['whole-screen'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'D-1042 · Mill Road Storage',
    );
    await expectHref(canvas, 'No Response', '/unanswered/D-1042');
    const letters = within(canvas.getByRole('group', { name: 'Letters of this period' }));
    await expect(letters.getByText('Not mailed')).toBeVisible();
    // FAC-122
    const program = within(canvas.getByRole('group', { name: 'Active In Program' }));
    await expect(program.getByText('118 not mailed')).toBeVisible();
    await expect(program.getByText('Letters mailed').nextElementSibling).toHaveTextContent('240');
    const history = within(canvas.getByRole('group', { name: 'History' }));
    await expect(history.getAllByRole('listitem')).toHaveLength(8);
    await expect(history.getAllByText(/by a deleted account/)).toHaveLength(2);
    await press(canvas, 'Edit');
    await expect(args.edit.onDialogChange).toHaveBeenLastCalledWith({ dialog: 'edit' });
  },
};

// FAC-91
/** Tags that stay after the confirmation block the letters. */
export const TagsLeft: Story = {
  args: { model: facilityPageStates['tags-left'] },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Set to Moved Out');
    await expect(args.onMoveOutsConfirm).toHaveBeenCalledOnce();
  },
};

// FAC-87
export const NoSuchFacility: Story = {
  args: { model: facilityPageStates['no-facility'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no such facility.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the facility list' })).toBeVisible();
  },
};

// FAC-87, FAC-97
export const NewFacility: Story = {
  args: { model: facilityPageStates.new, answers: answersStates.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet.')).toBeVisible();
    await expect(
      canvas.getByText(/^No answer of the present tenants was recorded in these weeks\./),
    ).toBeVisible();
  },
};

export const AnswersLoading: Story = { args: { answers: answersStates.loading } };

export const AnswersFailed: Story = { args: { answers: answersStates.failed } };

// IMP-38
export const ImportBeingUndone: Story = {
  args: { undoImport: { running: true, onUndo: fn() } },
};

// FAC-90
export const NearlyUnknown: Story = { args: { model: facilityPageStates.unknown } };

export const Loading: Story = { args: { model: facilityPageStates.loading } };

// SHL-56
export const Failed: Story = { args: { model: facilityPageStates.failed } };

// FAC-91
export const DatesDialog: Story = {
  args: { edit: { ...meta.args.edit, dialog: 'dates' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit D-1042' }));
    await waitFor(() => expect(dialog.getByLabelText('Letter Effective Date')).toHaveFocus());
  },
};

// FAC-83
/** Missing dates are proposed, and one click puts them into the fields. */
export const ProposedDates: Story = {
  args: {
    model: facilityPageStates.new,
    edit: { ...meta.args.edit, dialog: 'dates' },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Edit/ }));
    const effective = dialog.getByLabelText('Letter Effective Date');
    await expect(effective).toHaveValue('');
    await press(dialog, 'Use these dates');
    await expect(effective).not.toHaveValue('');
    await expect(dialog.getByLabelText('Initial Letter Date')).not.toHaveValue('');
    await expect(dialog.queryByText('Proposed dates')).toBeNull();
  },
};
