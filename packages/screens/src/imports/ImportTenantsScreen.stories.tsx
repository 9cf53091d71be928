import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { isInWindow } from '../fixtures/isInWindow.ts';
import { expectHref, press } from '../fixtures/plays.ts';
import { importErrors, importTenantsStates } from './ImportTenantsScreen.states.ts';
import { ImportTenantsScreen } from './ImportTenantsScreen.tsx';
import type { LinkedFacility } from './importModel.ts';

const queryOf = (facility: LinkedFacility | null) =>
  facility ? `?facility_number=${facility.facility_number}` : '';

const meta = {
  title: 'Screens/Staff/Import tenants',
  component: ImportTenantsScreen,
  args: {
    model: importTenantsStates.choosing,
    facilityNumber: null,
    facility: undefined,
    errors: null,
    nextLinks: {
      tenants: (facility) => `/tenant-list${queryOf(facility)}`,
      facilities: (facility) => `/list-facilities${queryOf(facility)}`,
      letters: (facility) => `/send-letters${queryOf(facility)}`,
    },
    onUpload: fn(),
    onPreview: fn(),
    onPreviewConfirm: fn(),
    onPreviewDiscard: fn(),
    onFileRefused: fn(),
    onCancel: fn(),
    onUndo: fn(),
    onPreviewAgain: fn(),
    onColumnsChange: fn(),
    onTickedChange: fn(),
    onTenantOpen: fn(),
  },
} satisfies Meta<typeof ImportTenantsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// IMP-3
/** Three kinds of software require only the rent roll. */
export const Choosing: Story = {};

// IMP-3
/** EasyStorage requires three files. */
export const EasyStorage: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Software Type'), 'EasyStorage');
  },
};

// IMP-23, IMP-16
export const Preview: Story = {
  tags: ['whole-screen'],
  args: { model: importTenantsStates.preview },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /4 Will be imported Ana Ortiz/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /8 Not imported .*PS-4410/ })).toBeVisible();
    await expect(canvas.getByText(/, D-1042: 4 rows/)).toBeVisible();
    await expect(
      canvas.getByText(
        /^1 row with a remark, such as “The file has the move-out date 2\/1\/2027” \(row 6\)/,
      ),
    ).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Result'), 'With a remark (1)');
    await expect(canvas.getByRole('row', { name: /^6 .*Ben Okafor/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Ana Ortiz/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Upload' })).toBeNull();
  },
};

// IMP-23, IMP-6
export const LongPreview: Story = {
  args: { model: importTenantsStates.longPreview },
  play: async ({ canvas }) => {
    const confirm = canvas.getByRole('button', { name: 'Import 3,950 Tenants' });
    await expect(isInWindow(confirm)).toBe(true);
    await press(canvas, 'Last page');
    await expect(canvas.getByText('Displaying 201 to 250 of 250 items')).toBeVisible();
    await expect(canvas.getByText('250 of 4,000 rows are shown.')).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'All (4,000)' })).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText('Result'), 'Already active (50)');
    await expect(canvas.getByRole('row', { name: /^2 Already active/ })).toBeVisible();
  },
};

// IMP-44
/** A second rent roll: old and new values. Addresses and units are ticked. */
export const SecondRentRoll: Story = {
  tags: ['whole-screen'],
  args: { model: importTenantsStates.secondPreview },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 row refused')).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /Ana Ortiz.*1 Elm Street.*9 Oak Street/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Import 1 Tenant and apply 2 Changes' }),
    ).toBeEnabled();
    // IMP-61
    await expect(
      canvas.getByRole('checkbox', { name: 'Take over Dana Lind, moved out in the file' }),
    ).not.toBeChecked();
  },
};

// IMP-51, IMP-53
/** A tenant has changed since the preview. The ZIP code of the file has four digits. */
export const StalePreview: Story = {
  args: { model: importTenantsStates.stalePreview },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/19 unchanged \(2 without a street: kept as they are\)/),
    ).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /Ana Ortiz/ }));
    await expect(row.getByText('The ZIP code was filled up with zeros: 01234')).toBeVisible();
    await expect(row.getByText('Edited by hand')).toBeVisible();
    await userEvent.click(row.getByRole('checkbox'));
    await expect(args.onTickedChange).toHaveBeenCalledWith({
      ticked: new Set([expect.stringContaining('1 address')]),
    });
  },
};

// IMP-47
/** The refused rows of an earlier import, opened from Home. */
export const RefusedRows: Story = {
  args: {
    errors: {
      rows: { status: 'ready', data: importErrors, refreshing: false },
      dismissing: false,
      onDismiss: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /Eli Novak.*The row names no unit/ }),
    ).toBeVisible();
    await press(canvas, 'Dismiss');
    await expect(args.errors?.onDismiss).toHaveBeenCalled();
  },
};

// IMP-5, IMP-21
/** The form starts with the software of the facility. An import without a preview changes none of its tenants. */
export const FacilityWithTenants: Story = {
  args: { facilityNumber: 'D-1042', facility: { software: 'storedge', tenant_count: 388 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Software Type')).toHaveValue('storedge');
    const [first, second] = canvas
      .getAllByRole('button')
      .filter(({ textContent }) => /Preview|Upload/.test(textContent ?? ''));
    await expect(first).toHaveAccessibleName('Preview');
    await expect(second).toHaveAccessibleName('Upload');
    await expect(first?.className).toMatch(/primary/);
  },
};

// IMP-5
export const UnknownFacility: Story = {
  args: { facilityNumber: 'NOPE', facility: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("There is no facility with the number 'NOPE'.")).toBeVisible();
    await expect(canvas.queryByText(/imported into facility/)).toBeNull();
  },
};

// IMP-74
export const UnknownHeadings: Story = {
  args: { model: importTenantsStates.columns, onColumnsPreview: fn() },
  play: async ({ args, canvas }) => {
    const choices = { Unit: 'Locker', Address: 'Where', City: 'Town', State: 'Region' };
    for (const [label, heading] of Object.entries({ ...choices, 'ZIP Code': 'Postcode' })) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: label }), heading);
    }
    await press(canvas, 'Preview');
    await expect(canvas.getByText(/Choose the column of the name/)).toBeVisible();
    await expect(args.onColumnsPreview).not.toHaveBeenCalled();
  },
};

// IMP-2, IMP-9
export const Uploading: Story = {
  args: { model: importTenantsStates.uploading },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Cancel');
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

// IMP-9
export const Sent: Story = { args: { model: importTenantsStates.sent } };

// IMP-6
/** The rows are for several facilities, so the links name none. */
export const Complete: Story = {
  args: { model: importTenantsStates.complete },
  play: async ({ canvas }) => {
    await expectHref(canvas, 'View Tenants', '/tenant-list');
  },
};

// IMP-6
export const WithDuplicates: Story = {
  args: { model: importTenantsStates.withDuplicates },
  play: async ({ canvas }) => {
    await expectHref(canvas, 'Send letters', '/send-letters?facility_number=D-1042');
  },
};

// IMP-57
/** The remarks of the preview are not lost with it. */
export const WithRemarks: Story = {
  args: { model: importTenantsStates.withRemarks },
  play: async ({ canvas }) => {
    await press(canvas, 'Show rows');
    await expect(
      canvas.getByRole('row', { name: /6 Imported Ben Okafor.*move-out date 2\/1\/2027/ }),
    ).toBeVisible();
  },
};

// IMP-39, IMP-38
export const WithChanges: Story = {
  args: { model: importTenantsStates.withChanges },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('group', { name: 'Changes since the last import' }));
    await userEvent.click(card.getByText('Names of 3 gone'));
    await expect(card.getByText('and 11 more')).toBeInTheDocument();
    // The user has confirmed the warning before.
    await expect(canvas.queryByText(/Check that it is not the file/)).toBeNull();
  },
};

// IMP-40
export const Undoing: Story = {
  args: { model: { ...importTenantsStates.withChanges, undoing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo this import' })).toBeDisabled();
  },
};

// IMP-38
export const Undone: Story = {
  args: { model: importTenantsStates.undone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Import Undone' })).toHaveTextContent(
      '12 tenants of the import were deleted.',
    );
  },
};

// IMP-36
export const SuspiciousPreview: Story = {
  args: { model: importTenantsStates.suspiciousPreview },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /350 are not in this file and 29 have another name in it\. .*another facility/,
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/the file names Harbor Lane Storage, which is/)).toBeVisible();
    await expect(canvas.getByText(/had 379 tenants: 341 new, 29 changed, 350 gone$/)).toBeVisible();
    await expect(canvas.getByText(/^5 of the 379 tenants who changed or are gone/)).toBeVisible();
  },
};
