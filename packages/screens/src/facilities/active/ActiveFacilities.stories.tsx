import type { Day } from '@audit-letters/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { millRoad } from '../../fixtures/facilities.ts';
import type { SaveResult } from '../../model/saveResult.ts';
import { usualTable } from '../../model/tablePreferences.ts';
import { savedViewsStates } from '../../page/list/SavedViews.states.ts';
import type { FacilitySaveResult } from '../edit/facilitySave.ts';
import { facilitiesStates } from '../FacilitiesScreen.states.ts';
import { ActiveFacilities } from './ActiveFacilities.tsx';
import type { FacilityChangeActions, FacilityList } from './activeFacilitiesProps.ts';

const list: FacilityList = {
  facilities: facilitiesStates.ready,
  filters: { facility_number: '', account_name: '', corporate_group: '', software: '' },
  filter: null,
  filtered: false,
  softwareKinds: ['easystorage', 'syrasoft', 'sitelink_web', 'storedge'],
  exporting: false,
  table: { ...usualTable, onChange: fn() },
  sort: null,
  onFilterChange: fn(),
  onFiltersClear: fn(),
  onSortChange: fn(),
  onPageChange: fn(),
  onRefresh: fn(),
  onExport: fn(),
};
const changes: FacilityChangeActions = {
  states: ['AK', 'AL', 'DE', 'VI'],
  onSave: fn(async (): Promise<SaveResult> => ({ ok: true })),
  onDelete: fn(),
  onMoveOutsConfirm: fn(),
};

const meta = {
  title: 'Screens/Staff/Facilities/Active facilities',
  component: ActiveFacilities,
  args: {
    list,
    links: {
      addHref: '/add-facility',
      importHref: (number) => `/upload-tenants?facility_number=${number}`,
      tenantsHref: (number) => `/tenant-list?facility_number=${number}`,
      lettersHref: (number) => `/send-letters?facility_number=${number}`,
    },
    changes,
    today: '2027-01-06' as Day,
  },
} satisfies Meta<typeof ActiveFacilities>;
export default meta;
type Story = StoryObj<typeof meta>;

// WIR-37
export const UsesTheRowButtons: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    const row = (number: RegExp) => within(canvas.getByRole('row', { name: number }));
    const long = canvas.getByText('Harbor Lane Self Storage and Boat Parking of Mobile Bay');
    await expect(long).toHaveAttribute('title', long.textContent);
    await expect(canvas.getByText('Mill Road Storage')).not.toHaveAttribute('title');
    const short = canvas.getByText('Mill Road Storage');
    await expect(short.scrollWidth).toBeLessThanOrEqual(short.clientWidth);
    await expect(row(/F-2210/).getByRole('img', { name: 'Yes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm move-outs for D-1042' }));
    await expect(args.changes.onMoveOutsConfirm).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete N-1' }));
    await expect(args.changes.onDelete).toHaveBeenCalled();
    await expect(canvas.queryByText('Active In Program')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Note for D-1042' }));
    await expect(await screen.findByRole('dialog', { name: 'Note for D-1042' })).toHaveTextContent(
      /Gate code changes/,
    );
  },
};

export const Ready: Story = { tags: ['whole-screen'] };

export const Note: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Note for D-1042' }));
    await screen.findByRole('dialog', { name: 'Note for D-1042' });
  },
};

export const Detail: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('F-2210'));
    await expect(await canvas.findByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
      'href',
      expect.stringContaining('9+Harbor+Lane%2C+Mobile%2C+AL+36602'),
    );
    await expect(canvas.getByRole('link', { name: 'noor@harborlane.example' })).toHaveAttribute(
      'href',
      'mailto:noor@harborlane.example',
    );
    await expect(canvas.getByText('1-555-555-0177')).toBeVisible();
    await expect(canvas.getByText('Fax')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Import Tenants' })).toHaveAttribute(
      'href',
      '/upload-tenants?facility_number=F-2210',
    );
    await userEvent.click(canvas.getByText('F-2210'));
    await userEvent.click(canvas.getByText('D-1042'));
    await expect(await canvas.findByText('Active In Program')).toBeVisible();
    await expect(canvas.queryByText('Fax')).toBeNull();
  },
};

export const ChoosesFilters: Story = {
  tags: ['journey'],
  args: { list: { ...list, filter: 'doing_move_outs', filtered: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More Filters' }));
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
      expect(args.list.onFilterChange).toHaveBeenCalledWith('filter', 'moved_out_threshold'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Doing move-outs' }));
    await expect(args.list.onFilterChange).toHaveBeenLastCalledWith('filter', '');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Filters' }));
    await expect(canvas.queryByLabelText('Facility Name')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Filters' }));
    await userEvent.selectOptions(canvas.getByLabelText('Software'), 'SiteLink - Web');
    await expect(args.list.onFilterChange).toHaveBeenLastCalledWith('software', 'sitelink_web');
  },
};

export const Filters: Story = {
  args: { list: { ...list, filter: 'doing_move_outs', filtered: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More Filters' }));
    await screen.findByRole('menuitemcheckbox', { name: /Moved out over 5%/ });
  },
};

/** Without the server's summary, the menu has no counts and the list still shows. */
export const FiltersWithoutCounts: Story = {
  args: { list: { ...list, facilities: facilitiesStates.uncounted } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More Filters' }));
    const first = await screen.findByRole('menuitemcheckbox', { name: 'None confirmed' });
    await expect(first).toHaveTextContent(/^None confirmed$/);
  },
};

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
        changes: expect.objectContaining({
          is_prime: true,
          prime_site_id: '40118',
          email: 'rosa@mill.example',
          phone: '5555550199',
          fax: null,
          letter_effective_date: '2027-03-01',
        }),
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Edit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit D-1042' }));
    await screen.findByRole('dialog', { name: 'Edit D-1042' });
  },
};

// FAC-63
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
      await screen.findByText('Not saved. Your changes are kept. Network Error'),
    ).toBeVisible();
  },
};

/** Another user has saved first: the form shows both values, and a second Save overwrites theirs. */
export const EditConflict: Story = {
  args: {
    changes: {
      ...changes,
      onSave: fn(
        async (): Promise<FacilitySaveResult> => ({
          ok: false,
          message: 'Someone else has changed this facility in the meantime.',
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
      await dialog.findByText('Someone else has changed this facility in the meantime.');
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
          changes: expect.objectContaining({ city: 'Smyrna', note: null }),
          seen: expect.objectContaining({ city: 'Wilmington', note: null, is_prime: true }),
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
      expect.objectContaining({
        changes: expect.objectContaining({ phone: '5555550142', fax: '15555550143' }),
      }),
    );
  },
};

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

/** Dates out of order cause a warning and can be saved. */
export const SavesDatesOutOfOrder: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit D-1042' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit D-1042' }));
    await expect(dialog.queryByText('Please check the letter dates.')).toBeNull();
    const audit = dialog.getByLabelText('Initial Letter Date');
    await userEvent.clear(audit);
    await userEvent.type(audit, '2027-02-14');
    await userEvent.type(dialog.getByLabelText('Welcome Letter Date'), '2027-03-15');
    await expect(
      await dialog.findByText(
        'The enrollment letter date (2/1/2027) is before the audit letter date (2/14/2027).',
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.changes.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        changes: expect.objectContaining({
          initial_letter_send_date: '2027-02-14',
          welcome_letter_send_date: '2027-03-15',
        }),
      }),
    );
  },
};

export const EditDatesOutOfOrder: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit D-1042' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit D-1042' }));
    const audit = dialog.getByLabelText('Initial Letter Date');
    await userEvent.clear(audit);
    await userEvent.type(audit, '2027-02-14');
    await dialog.findByText('Please check the letter dates.');
  },
};

export const SavesLettersSent: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Letters sent for D-1042' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'D-1042' }));
    await expect(dialog.getByLabelText('Initial Letter Date')).toHaveValue('2027-01-05');
    await userEvent.type(dialog.getByLabelText('Enrollment Letter Date'), '2027-02-02');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.changes.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        changes: {
          initial_letter_sent_date: '2027-01-05',
          follow_up_letter_sent_date: '2027-02-02',
          welcome_letter_sent_date: null,
        },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LettersSent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Letters sent for D-1042' }));
    await screen.findByRole('dialog', { name: 'D-1042' });
  },
};

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
      expect(dialog.getByText('Not saved. Your changes are kept. Network Error')).toBeVisible(),
    );
    await expect(dialog.getByLabelText('Initial Letter Date')).toHaveValue('2027-01-05');
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

export const SetsTheEnrollmentDate: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('D-1042'));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Set Enrollment Letter Date' }),
    );
    await screen.findByRole('dialog', { name: 'Set Enrollment Letter Date' });
    await userEvent.click(screen.getByRole('button', { name: 'Set' }));
    await expect(args.changes.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ changes: { follow_up_letter_send_date: '2027-02-01' } }),
    );
  },
};

export const EnrollmentDate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('D-1042'));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Set Enrollment Letter Date' }),
    );
    await screen.findByRole('dialog', { name: 'Set Enrollment Letter Date' });
  },
};

// FAC-63, SHL-58
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
    await dialog.findByText('Not saved. Your changes are kept. Network Error');
  },
};

export const HiddenColumns: Story = {
  args: {
    list: {
      ...list,
      table: { hiddenColumns: ['corporate_group', 'software'], density: 'compact', onChange: fn() },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Software' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Table settings' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Software' }));
    await expect(args.list.table.onChange).toHaveBeenCalledWith({
      hiddenColumns: ['corporate_group'],
    });
  },
};

// SHL-47
/** Missing values read NULL (SHL-47). */
export const MissingValues: Story = {
  args: { list: { ...list, facilities: facilitiesStates.nearlyUnknown } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('U-9'));
    const detail = (await canvas.findByRole('heading', { name: 'Contact' })).closest('section');
    await expect(detail).toHaveTextContent('NameNULLEmailNULLPhoneNULL');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit U-9' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit U-9' }));
    await expect(dialog.getByLabelText('State')).toHaveDisplayValue('');
  },
};

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

export const JustAdded: Story = {
  args: { list: { ...list, facilities: facilitiesStates.justAdded } },
};
// FAC-5
export const Exporting: Story = { args: { list: { ...list, exporting: true } } };
export const Loading: Story = { args: { list: { ...list, facilities: facilitiesStates.loading } } };
export const Failed: Story = { args: { list: { ...list, facilities: facilitiesStates.failed } } };
export const Stale: Story = { args: { list: { ...list, facilities: facilitiesStates.stale } } };
export const Refreshing: Story = {
  args: { list: { ...list, facilities: facilitiesStates.refreshing } },
};

// SHL-80
export const WithViews: Story = {
  args: {
    list: {
      ...list,
      views: {
        ...savedViewsStates.several,
        onOpenChange: fn(),
        onSave: fn(),
        onChoose: fn(),
        onLinkCopy: fn(),
        onRemove: fn(),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Views' })).toBeVisible();
  },
};

// SHL-79
export const NoFacilityYet: Story = {
  args: { list: { ...list, facilities: facilitiesStates.empty } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add the first facility' })).toBeVisible();
  },
};

// FAC-4, FAC-5
export const Empty: Story = {
  args: { list: { ...list, facilities: facilitiesStates.empty, filtered: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No facilities to show.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
};
