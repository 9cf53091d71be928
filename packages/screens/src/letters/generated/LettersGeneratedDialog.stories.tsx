import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { expectHref } from '../../fixtures/plays.ts';
import { mailedStates, runStates } from './LettersGeneratedDialog.states.ts';
import { LettersGeneratedDialog } from './LettersGeneratedDialog.tsx';

const meta = {
  title: 'Screens/Staff/Letters/Generated letters',
  tags: ['framed'],
  component: LettersGeneratedDialog,
  args: {
    run: runStates.one,
    limit: 300,
    mailed: mailedStates.open,
    onNext: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LettersGeneratedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

// LET-21, LET-61
export const NotMailed: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    await expect(dialog).toHaveTextContent('Print at 100%, one-sided.');
  },
};

// LET-21, LET-93
/** The chosen tenants are named, and those who got no letter. */
export const ChosenTenants: Story = {
  args: { run: runStates.chosen },
  play: async () => {
    await expect(await screen.findByText(/^D-1042: Ana Ortiz, .*; and 2 more$/)).toBeVisible();
    const leftOut = '1 with more text than a letter holds: Ana Ortiz, A4';
    await expect(screen.getByText(leftOut)).toBeVisible();
  },
};

// WIR-49
export const Mailed: Story = {
  args: { mailed: mailedStates.mailed },
  play: async () => {
    await screen.findByText('Marked as mailed on 11/20/2026.');
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
      await expectHref(screen, name, `/api/facilities/download-letters/${file}.pdf`);
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

// LET-61
/** A server without the mark. */
export const WithoutMark: Story = { args: { mailed: undefined } };
