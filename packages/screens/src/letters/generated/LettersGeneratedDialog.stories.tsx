import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mailedStates, runStates } from './LettersGeneratedDialog.states.ts';
import { LettersGeneratedDialog } from './LettersGeneratedDialog.tsx';

const meta = {
  title: 'Screens/Staff/Letters/Generated letters',
  tags: ['framed'],
  component: LettersGeneratedDialog,
  args: {
    run: runStates.one,
    limit: 300,
    mailed: { ...mailedStates.open, onMark: fn(), onUndo: fn(), onTakeBack: fn() },
    onNext: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LettersGeneratedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

// LET-61
export const NotMailed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as Mailed Today' }));
    await expect(args.mailed?.onMark).toHaveBeenCalled();
    // LET-75
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
    await expect(args.mailed?.onTakeBack).toHaveBeenCalled();
  },
};

// LET-21
/** The chosen tenants are named. */
export const ChosenTenants: Story = {
  args: { run: runStates.chosen },
  play: async () => {
    await expect(await screen.findByText(/^D-1042: Ana Ortiz, .*; and 2 more$/)).toBeVisible();
  },
};

// WIR-49
export const Mailed: Story = {
  args: { mailed: { ...mailedStates.mailed, onMark: fn(), onUndo: fn() } },
  play: async ({ args }) => {
    const text = await screen.findByText('Marked as mailed on 11/20/2026.');
    await waitFor(() => expect(text).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.mailed?.onUndo).toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  },
};

// LET-61
export const SavingTheMark: Story = { args: { mailed: mailedStates.saving } };

// LET-18, LET-21
/** With more tenants than a batch holds, the mark and the next batch are both offered. */
export const MoreBatches: Story = {
  args: { run: runStates.more },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Generate the Next 88' }));
    await expect(args.onNext).toHaveBeenCalled();
    for (const [name, file] of [
      ['Letters of batch 1', 'first'],
      ['Download', 'second'],
    ] as const) {
      await expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/api/facilities/download-letters/${file}.pdf`,
      );
    }
  },
};

// LET-69, LET-61
/** All batches in one call, which a failure has ended: the batches before it, the reason, and how many remain. */
export const AllBatchesStopped: Story = {
  args: { run: runStates.all },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The tenants of these letters are being changed at this moment.',
    );
    await expect(screen.getAllByRole('link', { name: /^Letters of batch/ })).toHaveLength(2);
    await expect(screen.getByText('300 more are ready.')).toBeInTheDocument();
  },
};

// LET-93
export const LeftOut: Story = {
  args: { run: runStates.leftOut },
  play: async () => {
    const words = '1 with more text than a letter holds: Ana Ortiz, A4';
    await expect(await screen.findByText(words)).toBeInTheDocument();
  },
};

// LET-61
/** A server without the mark. */
export const WithoutMark: Story = { args: { mailed: undefined } };
