import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { press, refuses, retype, saves } from '../../fixtures/plays.ts';
import { addFacilityStates } from './AddFacilityScreen.states.ts';
import { AddFacilityScreen } from './AddFacilityScreen.tsx';

const meta = {
  title: 'Screens/Staff/Facilities/Add a facility',
  component: AddFacilityScreen,
  args: {
    model: addFacilityStates.entering,
    onAdd: saves(),
    onAddAnother: fn(),
    importHref: (facilityNumber) => `/upload-tenants?facility_number=${facilityNumber}`,
  },
} satisfies Meta<typeof AddFacilityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// FAC-37, FAC-38, FAC-39
export const Entering: Story = { tags: ['whole-screen'] };

// FAC-38, FAC-84
/** All fields except Fax and Prime Site ID are required, and the e-mail address and the phone number must be valid. */
export const Incomplete: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Site Email'), 'rosa at millroad');
    const phone = canvas.getByLabelText('Phone');
    await userEvent.type(phone, '555');
    await press(canvas, 'Add Facility');
    await expect(phone).toHaveAccessibleDescription(/^Enter 10 digits/);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('10 fields need another look');
    await expect(canvas.getByLabelText('Facility Number')).toHaveFocus();
  },
};

const taken = 'Facility D-1042 exists already.';
/** The facility number is already in use. The portal also shows the Error modal (FAC-65). */
export const Refused: Story = {
  args: { onAdd: refuses(taken, { facility_number: taken }) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, 'Add Facility');
    await expect(canvas.getByLabelText('Facility Number')).toHaveAccessibleDescription(taken);
  },
};

// FAC-37, FAC-120
/** A ZIP code of another state is pointed out and saved. */
export const ZipCodeOfAnotherState: Story = {
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    const zipCode = canvas.getByLabelText('Zip Code');
    await retype(zipCode, '90210');
    await expect(zipCode).toHaveAccessibleDescription('The ZIP code 90210 is not in DE.');
    await press(canvas, 'Add Facility');
    await expect(args.onAdd).toHaveBeenCalledWith({
      facility_number: 'D-1042',
      account_name: 'Mill Road Storage',
      corporate_group: 'MR-7',
      is_prime: false,
      prime_site_id: null,
      address: '48 Mill Road',
      city: 'Dover',
      state: 'DE',
      zip_code: '90210',
      contact_name: 'Rosa Lindqvist',
      email: 'rosa@millroad.example',
      phone: '5555550142',
      fax: null,
    });
  },
};

// FAC-37
export const Added: Story = { args: { model: addFacilityStates.added } };

const filled = {
  'Facility Number': 'D-1042',
  'Company Name': 'Mill Road Storage',
  'Corporate Group Number': 'MR-7',
  Address: ' 48 Mill Road ',
  City: 'Dover',
  'Zip Code': '19901',
  'Manager Name': 'Rosa Lindqvist',
  'Site Email': 'rosa@millroad.example',
  Phone: '555-555-0142',
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fillIn(canvas: Canvas) {
  for (const [label, text] of Object.entries(filled)) {
    await userEvent.type(canvas.getByLabelText(label), text);
  }
  await userEvent.selectOptions(canvas.getByLabelText('State'), 'DE');
}
