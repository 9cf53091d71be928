import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { activeFacilitiesArgs, changes } from '../../fixtures/activeFacilities.ts';
import { millRoad } from '../../fixtures/facilities.ts';
import { openDialog, press, refuses, retype } from '../../fixtures/plays.ts';
import type { SaveResult } from '../../form/saveResult.ts';
import type { FacilitySaveResult } from '../edit/facilitySave.ts';
import { ActiveFacilities } from './ActiveFacilities.tsx';

const meta = {
  title: 'Screens/Staff/Facilities/Dialogs of active facilities',
  component: ActiveFacilities,
  args: activeFacilitiesArgs,
} satisfies Meta<typeof ActiveFacilities>;
export default meta;
type Story = StoryObj<typeof meta>;

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
      await userEvent.click(await dialog.findByRole('button', { name: 'Use their values' }));
      await expect(city).toHaveValue('Wilmington');
      await expect(dialog.queryByRole('button', { name: 'Use their values' })).toBeNull();
    });
  },
};

// FAC-84
export const EditWrongPhone: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit D-1042', 'Edit D-1042');
    const phone = dialog.getByRole('textbox', { name: 'Phone' });
    await retype(phone, '555');
    await press(dialog, 'Save');
    await expect(phone).toHaveAccessibleDescription(
      'Enter 10 digits, or 11 digits that begin with 1.',
    );
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

// FAC-34
/** During a save, the button is busy. */
export const LettersSaving: Story = {
  args: { changes: { ...changes, onSave: fn(() => new Promise<SaveResult>(() => {})) } },
  play: async ({ canvas }) => {
    await press(canvas, 'Letters sent for F-2210');
    const save = await screen.findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
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
    await expect(day).toHaveAccessibleDescription('This day is in the past.');
    await press(dialog, 'Set');
    await expect(args.changes.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ changes: { follow_up_letter_send_date: '2020-01-02' } }),
    );
    await openDialog(canvas, 'Set Enrollment Letter Date');
  },
};
