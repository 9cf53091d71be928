import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { expectHref, openDialog, press, saves } from '../../fixtures/plays.ts';
import { today } from '../../fixtures/today.ts';
import { letterBatchesStates, lettersOfBatch, welcomeBatch } from './LetterBatchesScreen.states.ts';
import { LetterBatchesScreen } from './LetterBatchesScreen.tsx';

const meta = {
  title: 'Screens/Staff/Letters/Batches',
  component: LetterBatchesScreen,
  args: {
    batches: letterBatchesStates.ready,
    filters: { facility_number: '', letter_type: '' },
    filtered: false,
    downloadHref: ({ filename }) => `/api/facilities/download-letters/${filename}`,
    mailMergeHref: ({ mail_merge_file_name: name }) =>
      name ? `/api/facilities/download-letters/${name}` : null,
    marking: null,
    withdrawal: null,
    sendLettersHref: '/send-letters',
    onDownload: fn(),
    onFilterChange: fn(),
    onSearch: fn(),
    onFiltersReset: fn(),
    onPageChange: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof LetterBatchesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// LET-31
export const Ready: Story = {
  tags: ['whole-screen'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /D-1042 Audit 300 10\/1\/2026 10/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Audit 88 10\/1\/2026 \(2\) 10/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /F-2210 Welcome 12 .* NULL/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /NULL \(TX\) Enrollment 1,204 / })).toBeVisible();
    await expectHref(
      canvas,
      'Mail merge: Welcome letters for F-2210',
      '/api/facilities/download-letters/welcome-2210_mail_merge.xlsx',
    );
  },
};

// SHL-115
/** The batches of one facility, opened from Home. */
export const OnlyFacility: Story = {
  args: {
    filters: { facility_number: 'D-1042', facility_id: '1', letter_type: '' },
    filtered: true,
  },
};

/** The vertical middle of an element, in pixels of the window. */
function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}

// LET-61, LET-75
/** An open batch can be marked as mailed, and taken back. */
export const OpenBatch: Story = {
  args: { onMarkMailed: fn(), onTakeBack: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^(Mailed|Take)/ })).toHaveLength(2);
    // The link of a row without the buttons is in the line of its row.
    const mailed = canvas
      .getAllByRole('link', { name: /^Download/ })
      .map((link) => ({ link, row: link.closest('tr') ?? link }))
      .filter(({ row }) => !row.textContent?.includes('Take back'));
    await expect(mailed).not.toHaveLength(0);
    for (const { link, row } of mailed) {
      await expect(Math.abs(middleOf(link) - middleOf(row))).toBeLessThan(1);
    }
  },
};

const withdrawal = {
  batch: welcomeBatch,
  letters: lettersOfBatch,
  onWithdraw: saves(),
  onClose: fn(),
};

// LET-108
/** One letter of an open batch can be withdrawn. It is found by any word of its tenant, unit or facility. */
export const Withdraw: Story = {
  args: { onMarkMailed: fn(), onTakeBack: fn(), onWithdrawOpen: fn(), withdrawal },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw a Letter' }));
    const tenant = dialog.getByRole('combobox', { name: 'Tenant' });
    const find = dialog.getByRole('searchbox', { name: 'Find' });
    await userEvent.selectOptions(tenant, 'Ana Ortiz, A01, F-2210');
    await userEvent.type(find, 'ruiz a02{Enter}');
    await expect(withdrawal.onWithdraw).not.toHaveBeenCalled();
    await expect(within(tenant).getAllByRole('option')).toHaveLength(2);
    await expect(tenant).toHaveDisplayValue('1 letter');
    await userEvent.selectOptions(tenant, 'Ben Ruiz, A02, F-2210');
  },
};

const mailDate = {
  today,
  getRemarks: fn(async () => ['11/19/2026 is before the date of the letters (11/25/2026).']),
  onSave: saves(),
};

// LET-77, LET-101
/** Each batch has its own mail date. A question has the objections to the day. */
export const MailDate: Story = {
  args: { onMarkMailed: fn(), onTakeBack: fn(), mailDate },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Mail date: Welcome letters for F-2210', 'Mail Date');
    await dialog.findByText(
      'When were the 12 welcome letters of F-2210 from 11/18/2026 mailed? Leave the date empty if they were not.',
    );
    const field = dialog.getByLabelText('Date Mailed');
    await expect(field).toHaveValue('');
    await userEvent.type(field, '2026-11-19');
    await press(dialog, 'Save');
    const question = await screen.findByRole('alertdialog', { name: 'Is this mail date right?' });
    await expect(question).toHaveTextContent('before the date of the letters (11/25/2026)');
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
};

// SHL-79
/** Before the first batch, a link leads to Send Proof Letters. */
export const Empty: Story = {
  args: { batches: letterBatchesStates.empty },
  play: async ({ canvas }) => {
    await expectHref(canvas, 'Send Proof Letters', '/send-letters');
  },
};
export const Loading: Story = { args: { batches: letterBatchesStates.loading } };
// LET-34
export const Failed: Story = { args: { batches: letterBatchesStates.failed } };
