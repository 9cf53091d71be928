import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { activeFacilitiesArgs, changes } from '../../fixtures/activeFacilities.ts';
import { millRoad } from '../../fixtures/facilities.ts';
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
    await userEvent.click(canvas.getByRole('button', { name: 'Edit D-1042' }));
    await screen.findByRole('dialog', { name: 'Edit D-1042' });
  },
};

// FAC-26
export const SavesAnEdit: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit D-1042' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit D-1042' }));
    await expect(dialog.getByLabelText('Prime Site ID')).toBeDisabled();
    await userEvent.click(dialog.getByLabelText('Prime store'));
    await userEvent.type(dialog.getByLabelText('Prime Site ID'), ' 40118 ');
    await userEvent.clear(dialog.getByLabelText("Manager's Email"));
    await userEvent.clear(dialog.getByLabelText('Phone'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.changes.onSave).not.toHaveBeenCalled();
    await expect(dialog.getByLabelText("Manager's Email")).toHaveFocus();
    await userEvent.type(dialog.getByLabelText("Manager's Email"), 'rosa@mill.example');
    await userEvent.type(dialog.getByLabelText('Phone'), '5555550199');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.changes.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        changes: {
          is_prime: true,
          prime_site_id: '40118',
          email: 'rosa@mill.example',
          phone: '5555550199',
        },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

// FAC-62
/** After a failed save, the dialog stays open and shows the reason beside its buttons. */
export const EditRefused: Story = {
  args: {
    changes: {
      ...changes,
      onSave: fn(async (): Promise<SaveResult> => ({ ok: false, message: 'Network Error' })),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit D-1042' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(args.changes.onSave).toHaveBeenCalled();
    await expect(screen.getByRole('dialog', { name: 'Edit D-1042' })).toBeVisible();
    await expect(
      await screen.findByText(
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
    await userEvent.click(canvas.getByRole('button', { name: 'Edit D-1042' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit D-1042' }));
    const city = dialog.getByLabelText('City');
    await userEvent.clear(city);
    await userEvent.type(city, 'Smyrna');
    await step('The form marks the values of the other user', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
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
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
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
export const CorrectsAPhone: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit D-1042' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit D-1042' }));
    for (const [name, text] of [
      ['Phone', '555'],
      ['Fax', '25555550142'],
    ] as const) {
      const field = dialog.getByRole<HTMLInputElement>('textbox', { name });
      const before = field.value;
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(field).toHaveAccessibleDescription(
        'Enter 10 digits, or 11 digits that begin with 1.',
      );
      await userEvent.clear(field);
      if (before) await userEvent.type(field, before);
    }
    await expect(args.changes.onSave).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Fax' }), '+1 (555) 555-0143');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.changes.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ changes: { fax: '15555550143' } }),
    );
  },
};

// FAC-84
export const EditWrongPhone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit D-1042' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit D-1042' }));
    const phone = dialog.getByRole('textbox', { name: 'Phone' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '555');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(phone).toHaveAccessibleDescription(
      'Enter 10 digits, or 11 digits that begin with 1.',
    );
  },
};

// FAC-32, FAC-83
/** Dates out of order cause a warning, and are saved after a question. */
export const SavesDatesOutOfOrder: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit D-1042' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit D-1042' }));
    const audit = dialog.getByLabelText('Initial Letter Date');
    await userEvent.clear(audit);
    await userEvent.type(audit, '2026-11-30');
    const welcome = dialog.getByLabelText('Welcome Letter Date');
    await expect(welcome).toHaveAccessibleDescription(
      'yyyy-MM-dd. If left empty, it becomes the Letter Effective Date.',
    );
    await userEvent.type(welcome, '2026-12-29');
    await expect(
      await dialog.findByText(
        'The enrollment letter date (11/17/2026) is before the audit letter date (11/30/2026).',
      ),
    ).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Letter Effective Date'));
    await userEvent.type(dialog.getByLabelText('Letter Effective Date'), '2020-01-10');
    for (const sentence of [
      'The letter effective date (1/10/2020) is before the audit letter date (11/30/2026).',
      'The letter effective date (1/10/2020) is before the enrollment letter date (11/17/2026).',
      'The letter effective date (1/10/2020) is in the past.',
    ]) {
      await expect(await dialog.findByText(sentence)).toBeVisible();
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(
      question.getByText(
        'The enrollment letter date (11/17/2026) is before the audit letter date (11/30/2026).',
      ),
    ).toBeVisible();
    await expect(args.changes.onSave).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Yes, save them' }));
    await expect(args.changes.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        changes: expect.objectContaining({
          initial_letter_send_date: '2026-11-30',
          welcome_letter_send_date: '2026-12-29',
        }),
      }),
    );
  },
};

// FAC-83
export const EditDatesOutOfOrder: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit D-1042' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit D-1042' }));
    const audit = dialog.getByLabelText('Initial Letter Date');
    await userEvent.clear(audit);
    await userEvent.type(audit, '2026-11-30');
    await dialog.findByText('Please check the letter dates.');
  },
};

// FAC-34, LET-77
/** A day of more than a year ago is saved after a question. */
export const SavesLettersSent: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Letters sent for D-1042' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'D-1042' }));
    await expect(dialog.getByLabelText('Initial Letter Date')).toHaveValue('2026-10-21');
    await userEvent.type(dialog.getByLabelText('Enrollment Letter Date'), '2025-01-02');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Is this mail date right?' });
    await expect(question).toHaveTextContent(
      'Enrollment letters: 1/2/2025 is more than a year ago.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, save it' }));
    await expect(args.changes.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        changes: {
          initial_letter_sent_date: '2026-10-21',
          follow_up_letter_sent_date: '2025-01-02',
          welcome_letter_sent_date: null,
        },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

// FAC-33
export const LettersSent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Letters sent for D-1042' }));
    await screen.findByRole('dialog', { name: 'D-1042' });
  },
};

// FAC-62
/** After a failed save, the dialog keeps the dates and shows the reason beside its button. */
export const LettersSentRefused: Story = {
  args: {
    changes: {
      ...changes,
      onSave: fn(async (): Promise<SaveResult> => ({ ok: false, message: 'Network Error' })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Letters sent for D-1042' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'D-1042' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(
        dialog.getByText(
          'Not saved. Your changes are kept. Network Error · Nothing you entered is lost. Check the connection and try again.',
        ),
      ).toBeVisible(),
    );
    await expect(dialog.getByLabelText('Initial Letter Date')).toHaveValue('2026-10-21');
  },
};

// FAC-34
/** During a save, the button is busy. */
export const LettersSaving: Story = {
  args: { changes: { ...changes, onSave: fn(() => new Promise<SaveResult>(() => {})) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Letters sent for F-2210' }));
    const save = await screen.findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  },
};

// LET-20
export const SetsTheEnrollmentDate: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('D-1042'));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Set Enrollment Letter Date' }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Set Enrollment Letter Date' }),
    );
    const day = await dialog.findByRole('textbox');
    await userEvent.clear(day);
    await userEvent.type(day, '1/2/2020');
    await userEvent.tab();
    await expect(day).toHaveAccessibleDescription('This day is in the past.');
    await userEvent.click(dialog.getByRole('button', { name: 'Set' }));
    await expect(args.changes.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ changes: { follow_up_letter_send_date: '2020-01-02' } }),
    );
  },
};

// LET-20
export const EnrollmentDate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('D-1042'));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Set Enrollment Letter Date' }),
    );
    await screen.findByRole('dialog', { name: 'Set Enrollment Letter Date' });
  },
};

// FAC-62, SHL-58
export const EnrollmentDateRefused: Story = {
  args: {
    changes: {
      ...changes,
      onSave: fn(async (): Promise<SaveResult> => ({ ok: false, message: 'Network Error' })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('D-1042'));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Set Enrollment Letter Date' }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Set Enrollment Letter Date' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Set' }));
    await dialog.findByText(
      'Not saved. Your changes are kept. Network Error · Nothing you entered is lost. Check the connection and try again.',
    );
  },
};
