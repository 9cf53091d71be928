import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press, refuses, saves } from '../../fixtures/plays.ts';
import { ana, boris, someCoverages } from '../../fixtures/tenants.ts';
import type { StatusChange } from '../edit/tenantSave.ts';
import { answerPanelStates, quietAnswers } from './AnswerPanel.states.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { KeptAnswers } from './KeptAnswers.tsx';

const meta = {
  title: 'Screens/Manager/Answers',
  component: AnswerPanel,
  args: {
    answers: { ...quietAnswers, panel: answerPanelStates.asking, onAnswer: fn() },
    coverages: someCoverages,
    onNoteSave: saves(),
  },
} satisfies Meta<typeof AnswerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

// TEN-91
export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'No Response' })).toBeNull();
  },
};

// TEN-91
export const NoteRefused: Story = {
  args: { onNoteSave: refuses('Locked.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), ' Called.');
    await press(canvas, 'Opted Out');
    await expect(await canvas.findByText('Locked.')).toBeVisible();
    await expect(args.answers.onAnswer).not.toHaveBeenCalled();
  },
};

const optedOut: StatusChange = { tenant: ana, answer: { status: 'opt_out', coverage_id: null } };

// TEN-91
export const WithAnswer: Story = {
  args: {
    answers: { ...quietAnswers, panel: answerPanelStates.answered, last: optedOut },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Undo');
    // The button goes away, so the focus is on the heading.
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
  },
};

// TEN-91
/** After an answer with one tap in a card. */
export const Closed: Story = {
  args: { answers: { ...quietAnswers, last: optedOut } },
};

export const Loading: Story = {
  args: { answers: { ...quietAnswers, panel: answerPanelStates.loading } },
};

// TEN-57
export const Failed: Story = {
  args: { answers: { ...quietAnswers, panel: answerPanelStates.failed } },
};

// TEN-91
export const Finished: Story = {
  args: { answers: { ...quietAnswers, panel: answerPanelStates.finished } },
};

// TEN-91
export const FinishedWithSkipped: Story = {
  args: { answers: { ...quietAnswers, panel: answerPanelStates.skipped } },
};

const waitingAnswers = {
  ...quietAnswers,
  kept: 2,
  refused: [
    {
      id: boris.id,
      name: 'Boris Lindqvist',
      answer: { status: 'opt_out', coverage_id: null },
      stored: { ...boris, status: 'moved_out', coverage_id: null },
      message: 'Someone else has changed this tenant.',
    },
  ],
  onRefusedDismiss: fn(),
} satisfies typeof quietAnswers;

// TEN-93, TEN-94
export const KeptAndRefused: Story = {
  args: { answers: waitingAnswers },
  render: ({ answers }) => <KeptAnswers {...answers} />,
  play: async ({ canvas }) => {
    await press(canvas, 'Dismiss the message about Boris Lindqvist');
    await expect(waitingAnswers.onRefusedDismiss).toHaveBeenCalledWith({ id: boris.id });
  },
};
