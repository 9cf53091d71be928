import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { activeFacilitiesArgs, changes, list } from '../../fixtures/activeFacilities.ts';
import { millRoad } from '../../fixtures/facilities.ts';
import { expectHref, openDialog, press, refuses, retype } from '../../fixtures/plays.ts';
import type { FacilitySaveResult } from '../edit/facilitySave.ts';
import { facilitiesStates } from '../FacilitiesScreen.states.ts';
import { ActiveFacilities } from './ActiveFacilities.tsx';

const meta = {
  title: 'Screens/Staff/Facilities/Active facilities',
  component: ActiveFacilities,
  args: activeFacilitiesArgs,
} satisfies Meta<typeof ActiveFacilities>;
export default meta;
type Story = StoryObj<typeof meta>;

// FAC-3, FAC-6, FAC-12, FAC-14, FAC-15
export const Ready: Story = {
  tags: ['whole-screen'],
  args: { list: { ...list, facilities: facilitiesStates.ready } },
};

// FAC-12, FAC-14, FAC-15, WIR-36
export const Note: Story = {
  play: async ({ canvas }) => {
    const long = canvas.getByText('Harbor Lane Self Storage and Boat Parking of Mobile Bay');
    await expect(long).toHaveAttribute('title', long.textContent);
    const short = canvas.getByText('Mill Road Storage');
    await expect(short).not.toHaveAttribute('title');
    await expect(short.scrollWidth).toBeLessThanOrEqual(short.clientWidth);
    const harbor = within(canvas.getByRole('row', { name: /F-2210/ }));
    await expect(harbor.getByRole('img', { name: 'Yes' })).toBeVisible();
    const note = await openDialog(canvas, 'Note for D-1042', 'Note for D-1042');
    await note.findByText(/^Gate code changes/);
  },
};

// FAC-16, FAC-17, FAC-18, FAC-19
export const Detail: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('F-2210'));
    await expectHref(
      canvas,
      'Open in Google Maps',
      expect.stringContaining('9+Harbor+Lane%2C+Mobile%2C+AL+36602'),
    );
    await expectHref(canvas, 'noor@harborlane.example', 'mailto:noor@harborlane.example');
    await expect(canvas.getByText('1-555-555-0177')).toBeVisible();
    await expect(canvas.getByText('Fax')).toBeVisible();
    await expectHref(canvas, 'Import Tenants', '/upload-tenants?facility_number=F-2210');
    await userEvent.click(canvas.getByText('F-2210'));
    await userEvent.click(canvas.getByText('D-1042'));
    await expect(await canvas.findByText('Active In Program')).toBeVisible();
    await expect(canvas.queryByText('Fax')).toBeNull();
  },
};

// FAC-10
export const Filters: Story = {
  args: { list: { ...list, filter: 'doing_move_outs', filtered: true } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'More Filters');
    const entries = (await screen.findAllByRole('menuitemcheckbox')).map((it) => it.textContent);
    await expect(entries).toEqual([
      'None confirmed2',
      'Doing move-outs1',
      'Confirmed move-outs0',
      'Confirmed no move-outs1',
      'Opt-outs over 5%0',
      'Provided proof over 20%1',
      'Bad address over 5%1',
      'Moved out over 5%0',
      'Audit letters unsent1',
      'Enrollment letters unsent2',
      'Welcome letters unsent2',
    ]);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /Moved out over 5%/ }));
    await waitFor(() =>
      expect(args.list.onFilterChange).toHaveBeenCalledWith({
        name: 'filter',
        value: 'moved_out_threshold',
      }),
    );
    await press(canvas, 'More Filters');
    await screen.findByRole('menuitemcheckbox', { name: /Moved out over 5%/ });
  },
};

// FAC-10
/** Without the server's summary, the menu has no counts and the list still shows. */
export const FiltersWithoutCounts: Story = {
  args: { list: { ...list, facilities: facilitiesStates.uncounted } },
  play: async ({ canvas }) => {
    await press(canvas, 'More Filters');
    const first = await screen.findByRole('menuitemcheckbox', { name: 'None confirmed' });
    await expect(first).toHaveTextContent(/^None confirmed$/);
  },
};

// FAC-19
/** Without the server's statistics, the rows still show, with -- for each number. */
export const WithoutStatistics: Story = {
  args: { list: { ...list, facilities: facilitiesStates.withoutStatistics } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('D-1042'));
    const results = (await canvas.findByRole('heading', { name: 'Results' })).closest('section');
    await expect(results).toHaveTextContent('Selected Coverage--Coverage Confirmed--');
    await expect(canvas.getByRole('row', { name: /F-2210/ })).toBeVisible();
  },
};

// SHL-46
/** Missing values read NULL. */
export const MissingValues: Story = {
  args: { list: { ...list, facilities: facilitiesStates.nearlyUnknown } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('U-9'));
    const detail = (await canvas.findByRole('heading', { name: 'Contact' })).closest('section');
    await expect(detail).toHaveTextContent('NameNULLEmailNULLPhoneNULL');
    const dialog = await openDialog(canvas, 'Edit U-9', 'Edit U-9');
    await expect(dialog.getByLabelText('State')).toHaveDisplayValue('');
  },
};

// FAC-12
/** A facility with very long texts does not widen the columns. */
export const LongTexts: Story = {
  args: { list: { ...list, facilities: facilitiesStates.endless } },
  play: async ({ canvas }) => {
    for (const name of ['Facility Number', 'Corporate Group']) {
      const { width } = canvas.getByRole('columnheader', { name }).getBoundingClientRect();
      await expect(width).toBeLessThan(350);
    }
    const cell = canvas.getByRole('rowheader', { name: /^LLL/ }).getBoundingClientRect();
    const site = canvas.getByText(/^999/).getBoundingClientRect();
    await expect(site.right).toBeLessThanOrEqual(cell.right);
  },
};

// FAC-3
export const Exporting: Story = { args: { list: { ...list, exporting: true } } };
export const Loading: Story = { args: { list: { ...list, facilities: facilitiesStates.loading } } };
// SHL-56
export const Failed: Story = { args: { list: { ...list, facilities: facilitiesStates.failed } } };
// SHL-56
export const Stale: Story = { args: { list: { ...list, facilities: facilitiesStates.stale } } };
export const Refreshing: Story = {
  args: { list: { ...list, facilities: facilitiesStates.refreshing } },
};

// SHL-79
export const NoFacilityYet: Story = {
  args: { list: { ...list, facilities: facilitiesStates.empty } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add the first facility' })).toBeVisible();
  },
};

// FAC-4, FAC-3
export const Empty: Story = {
  args: { list: { ...list, facilities: facilitiesStates.empty, filtered: true } },
};

// FAC-26, FAC-28
export const Edit: Story = {
  play: async ({ canvas }) => {
    await openDialog(canvas, 'Edit D-1042', 'Edit D-1042');
  },
};

// FAC-62, SHL-58
/** After a failed save, the dialog stays open and shows the reason beside its buttons. */
export const EditRefused: Story = {
  args: { changes: { ...changes, onSave: refuses('Network Error') } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit D-1042', 'Edit D-1042');
    await press(dialog, 'Save');
    await expect(
      await dialog.findByText(
        'Not saved. Your changes are kept. Network Error · Nothing you entered is lost. Check the connection and try again.',
      ),
    ).toBeVisible();
  },
};

// WIR-40
/** Another user has saved first: the form shows both values, and a second Save overwrites theirs. */
export const EditConflict: Story = {
  args: {
    changes: {
      ...changes,
      onSave: fn(
        async (): Promise<FacilitySaveResult> => ({
          ok: false,
          message: 'This facility has been changed in the meantime.',
          current: { ...millRoad, city: 'Wilmington', note: null, is_prime: true },
        }),
      ),
    },
  },
  play: async ({ args, canvas, step }) => {
    const dialog = await openDialog(canvas, 'Edit D-1042', 'Edit D-1042');
    const city = dialog.getByLabelText('City');
    await retype(city, 'Smyrna');
    await step('The form marks the values of the other user', async () => {
      await press(dialog, 'Save');
      await dialog.findByText('This facility has been changed in the meantime.');
      await expect(city).toHaveValue('Smyrna');
      await expect(city).toHaveAccessibleDescription('Saved by someone else: Wilmington');
      await expect(dialog.getByLabelText('Facility Notes')).toHaveValue('');
      await expect(dialog.getByLabelText('Facility Notes')).toHaveAccessibleDescription(
        'Changed by someone else.',
      );
      await expect(dialog.getByRole('checkbox', { name: 'Prime store' })).toBeChecked();
    });
    await step('A second Save writes the own value and sends theirs as seen', async () => {
      await press(dialog, 'Save');
      await expect(args.changes.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({
          changes: { city: 'Smyrna' },
          seen: { city: 'Wilmington' },
        }),
      );
    });
    await step('A button replaces the own values with theirs', async () => {
      await press(dialog, 'Use their values');
      await expect(city).toHaveValue('Wilmington');
      await expect(dialog.queryByRole('button', { name: 'Use their values' })).toBeNull();
      await retype(city, 'Smyrna');
    });
  },
};

// FAC-32, FAC-83
/** Dates out of order cause a warning, and are saved after a question. */
export const EditDatesOutOfOrder: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas, 'Edit D-1042', 'Edit D-1042');
    const audit = dialog.getByLabelText('Initial Letter Date');
    await retype(audit, '2026-11-30');
    const welcome = dialog.getByLabelText('Welcome Letter Date');
    await expect(welcome).toHaveAccessibleDescription(
      'yyyy-MM-dd. If left empty, it becomes the Letter Effective Date.',
    );
    await userEvent.type(welcome, '2026-12-29');
    const order =
      'The enrollment letter date (11/17/2026) is before the audit letter date (11/30/2026).';
    await expect(await dialog.findByText(order)).toBeVisible();
    await press(dialog, 'Save');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(order)).toBeVisible();
    await expect(args.changes.onSave).not.toHaveBeenCalled();
    await press(question, 'Yes, save them');
    await expect(args.changes.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        changes: expect.objectContaining({
          initial_letter_send_date: '2026-11-30',
          welcome_letter_send_date: '2026-12-29',
        }),
      }),
    );
    const again = await openDialog(canvas, 'Edit D-1042', 'Edit D-1042');
    await retype(again.getByLabelText('Initial Letter Date'), '2026-11-30');
    await again.findByText(order);
    await retype(again.getByLabelText('Letter Effective Date'), '2027-01-15');
    await again.findByText(
      'Letters have been mailed while the letter effective date was 12/15/2026.',
    );
  },
};

// FAC-33, FAC-34, LET-77
/** A day of more than a year ago is saved after a question. */
export const LettersSent: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Letters sent for D-1042', 'D-1042');
    await userEvent.type(dialog.getByLabelText('Enrollment Letter Date'), '2025-01-02');
    await press(dialog, 'Save');
    const question = await screen.findByRole('alertdialog', { name: 'Is this mail date right?' });
    await expect(question).toHaveTextContent(
      'Enrollment letters: 1/2/2025 is more than a year ago.',
    );
  },
};

// LET-20
/** From the detail of a facility. A day in the past is pointed out and saved. */
export const EnrollmentDate: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('D-1042'));
    const dialog = await openDialog(canvas, 'Set Enrollment Letter Date');
    const day = await dialog.findByRole('textbox');
    await retype(day, '1/2/2020');
    await userEvent.tab();
    await expect(day).toHaveAccessibleDescription(
      'This day is in the past. The enrollment letter date (1/2/2020) is before the audit letter date (10/20/2026).',
    );
    await press(dialog, 'Set');
    await expect(args.changes.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ changes: { follow_up_letter_send_date: '2020-01-02' } }),
    );
    await openDialog(canvas, 'Set Enrollment Letter Date');
  },
};
