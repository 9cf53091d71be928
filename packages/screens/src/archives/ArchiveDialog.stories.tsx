import type { ArchiveDates, Day, DueItem } from '@audit-letters/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { harborLane } from '../fixtures/facilities.ts';
import { retype, saves } from '../fixtures/plays.ts';
import { today } from '../fixtures/today.ts';
import { ready } from '../loadable.ts';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { archiveDatesStates } from './archives.states.ts';

const meta = {
  title: 'Screens/Staff/Archives/Archive a facility',
  tags: ['framed'],
  component: ArchiveDialog,
  args: {
    facility: harborLane,
    dates: archiveDatesStates.ready,
    today,
    onDatesRequest: fn(),
    onArchive: saves(),
    onClose: fn(),
  },
} satisfies Meta<typeof ArchiveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Archiving F-2210 (40117)' }));
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

// ARC-5, ARC-6
export const Warning: Story = {
  tags: ['whole-screen'],
};

const dueItem = {
  kind: 'letters',
  letter_type: 'welcome',
  count: 7,
  day: '2026-11-18' as Day,
  late: true,
  facility_id: harborLane.id,
  facility_number: harborLane.facility_number,
  account_name: harborLane.account_name,
  state: null,
} satisfies DueItem;

// ARC-6
export const WorkLeft: Story = {
  args: {
    due: [
      dueItem,
      { ...dueItem, kind: 'charges', letter_type: null, count: 6 },
      { ...dueItem, kind: 'dates', day: null, late: false, count: 2 },
    ],
  },
  play: async () => {
    for (const text of [
      'This facility still has work to do:',
      /^Empty its bin/,
      'Welcome letters, 7 tenants',
      'Charges to connect, 6 tenants',
      'Letter date to set, welcome letters, 2 tenants',
    ]) {
      await waitFor(() => expect(dialog().getByText(text)).toBeVisible());
    }
  },
};

// ARC-8
export const Dates: Story = {
  play: async () => {
    await press('Continue');
  },
};

// ARC-11
export const DatesSkipped: Story = {
  play: async ({ args }) => {
    await press('Continue');
    await userEvent.click(dialog().getByLabelText('Skip setting letter dates'));
    for (const name of ['Audit Letter Date', 'Enrollment Date', 'Letter Effective Date']) {
      await expect(dialog().getByRole('textbox', { name })).toBeDisabled();
    }
    await press('Complete');
    await expect(args.onArchive).toHaveBeenCalledWith(
      expect.objectContaining({ skipLetterDates: true }),
    );
  },
};

// ARC-12
/** The form requires all three dates or an explicit choice of none. */
export const DatesEmpty: Story = {
  args: {
    dates: ready<ArchiveDates>({
      letter_effective_date: null,
      initial_letter_date: '2026-12-15' as Day,
      follow_up_letter_date: null,
    }),
  },
  play: async ({ args }) => {
    await press('Continue');
    await press('Complete');
    const enrollment = dialog().getByRole('textbox', { name: 'Enrollment Date' });
    await expect(enrollment).toHaveFocus();
    await expect(enrollment).toHaveAccessibleDescription('Fill in this field.');
    await expect(args.onArchive).not.toHaveBeenCalled();
  },
};

// ARC-8
/** Lists dates out of order and in the past. Complete archives with them. */
export const DatesInThePast: Story = {
  args: {
    dates: ready<ArchiveDates>({
      ...archiveDatesStates.ready.data,
      initial_letter_date: '2026-11-04' as Day,
    }),
  },
  play: async ({ args }) => {
    await press('Continue');
    const past = 'The audit letter date (11/4/2026) is in the past.';
    await expect(await dialog().findByText(past)).toBeVisible();
    const enrollment = dialog().getByRole('textbox', { name: 'Enrollment Date' });
    await retype(enrollment, '02/12/2027');
    await expect(
      await dialog().findByText(
        'The letter effective date (2/11/2027) is before the enrollment letter date (2/12/2027).',
      ),
    ).toBeVisible();
    await press('Complete');
    await waitFor(() => expect(args.onArchive).toHaveBeenCalledOnce());
  },
};

// ARC-12
export const DatesLoading: Story = {
  args: { dates: archiveDatesStates.loading },
  play: async () => {
    await press('Continue');
  },
};

// ARC-12, ARC-22
export const DatesMissing: Story = {
  args: { dates: archiveDatesStates.failed },
  play: async () => {
    await press('Continue');
    await expect(dialog().getByRole('alert')).toHaveTextContent(
      'Uh oh. Letter dates could not be pulled for this facility.',
    );
    await expect(dialog().getByRole('button', { name: 'Complete' })).toBeDisabled();
  },
};
