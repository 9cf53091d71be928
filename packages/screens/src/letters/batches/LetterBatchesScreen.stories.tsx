import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { middleOf } from '../../fixtures/middleOf.ts';
import { letterBatchesStates } from './LetterBatchesScreen.states.ts';
import { LetterBatchesScreen } from './LetterBatchesScreen.tsx';

const meta = {
  title: 'Screens/Staff/Letters/Batches',
  component: LetterBatchesScreen,
  args: {
    batches: letterBatchesStates.ready,
    filters: { facility_number: '', letter_type: '' },
    filtered: false,
    downloadHref: ({ filename }) => `/api/facilities/download-letters/${filename}`,
    onFilterChange: fn(),
    onSearch: fn(),
    onFiltersReset: fn(),
    onPageChange: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof LetterBatchesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// LET-31, LET-33
export const Ready: Story = {
  tags: ['whole-screen'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: /D-1042 Audit 300 / })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /F-2210 Welcome 12 .* NULL/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /NULL Enrollment 1,204 / })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Download Welcome letters for F-2210' }),
    ).toHaveAttribute('href', '/api/facilities/download-letters/welcome-2210.pdf');

    await userEvent.type(canvas.getByLabelText('Facility Number'), 'F');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('facility_number', 'F');
    await userEvent.selectOptions(canvas.getByLabelText('Letter Type'), 'Enrollment');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('letter_type', 'follow_up');
  },
};

// LET-61
/** An open batch can be marked as mailed. */
export const MarkMailed: Story = {
  args: { onMarkMailed: fn() },
  play: async ({ args, canvas }) => {
    const marks = canvas.getAllByRole('button', { name: /^Mailed today/ });
    await expect(marks).toHaveLength(1);
    await expect(marks[0]).toHaveAccessibleName('Mailed today: Welcome letters for F-2210');
    // The link of a row without the button is in the line of its row too.
    for (const link of canvas.getAllByRole('link', { name: /^Download/ })) {
      const row = link.closest('tr') ?? link;
      await expect(Math.abs(middleOf(link) - middleOf(row))).toBeLessThan(1);
    }
    for (const mark of marks) await userEvent.click(mark);
    await expect(args.onMarkMailed).toHaveBeenCalledWith(letterBatchesStates.ready.data.data[0]);
  },
};

export const MarkingMailed: Story = {
  args: { onMarkMailed: fn(), marking: 'welcome-2210.pdf' },
};

// LET-31
/** No batch matches the filters; a button clears them. */
export const NothingMatches: Story = {
  args: {
    batches: letterBatchesStates.empty,
    filters: { facility_number: 'Z-9', letter_type: 'welcome' },
    filtered: true,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Letter Type')).toHaveDisplayValue('Welcome');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFiltersReset).toHaveBeenCalled();
  },
};

// LET-55
/** Before the first batch, a link leads to Send Proof Letters. */
export const Empty: Story = {
  args: { batches: letterBatchesStates.empty, sendLettersHref: '/send-letters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send Proof Letters' })).toHaveAttribute(
      'href',
      '/send-letters',
    );
  },
};
export const Loading: Story = { args: { batches: letterBatchesStates.loading } };
// LET-34
export const Failed: Story = { args: { batches: letterBatchesStates.failed } };
// LET-34
export const Stale: Story = { args: { batches: letterBatchesStates.stale } };
export const Refreshing: Story = { args: { batches: letterBatchesStates.refreshing } };

// LET-43
export const FiftyRows: Story = { args: { batches: letterBatchesStates.fifty } };
