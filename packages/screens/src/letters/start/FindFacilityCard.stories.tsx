import type { FacilityMatch } from '@audit-letters/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { millRoad } from '../../fixtures/facilities.ts';
import { FindFacilityCard } from './FindFacilityCard.tsx';

const nameless: FacilityMatch = {
  ...millRoad,
  id: 31,
  facility_number: 'D-1104',
  account_name: null,
};
const matches = [millRoad, nameless];

const meta = {
  title: 'Screens/Staff/Facilities/Find a facility',
  component: FindFacilityCard,
  args: {
    matches: null,
    searching: false,
    facilityId: null,
    onType: fn(),
    onSearch: fn(),
    onFacilityChange: fn(),
  },
} satisfies Meta<typeof FindFacilityCard>;
export default meta;
type Story = StoryObj<typeof meta>;

// FAC-42, FAC-43
export const BeforeTheFirstSearch: Story = {
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('button', { name: 'Search' });
    await expect(search).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Facility' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Facility Number' }), ' D-1 {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ query: 'D-1' });
    // FAC-43
    await expect(args.onType).toHaveBeenLastCalledWith({ query: 'D-1' });
  },
};

// FAC-43
export const Searching: Story = { args: { searching: true } };

// FAC-42
export const Found: Story = {
  args: { matches },
  play: async ({ args, canvas }) => {
    const facilities = canvas.getByRole('combobox', { name: 'Facility' });
    await expect(facilities).toHaveDisplayValue('2 facilities found: choose one');
    await userEvent.selectOptions(facilities, 'D-1104 - No account name');
    await expect(args.onFacilityChange).toHaveBeenLastCalledWith({ facility: nameless });
  },
};

// FAC-42
/** There may be more. */
export const FirstHundred: Story = {
  args: { matches: Array.from({ length: 100 }, (_, at) => ({ ...nameless, id: at + 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Facility' })).toHaveDisplayValue(
      'The first 100 facilities: choose one, or type more',
    );
  },
};

// FAC-42
export const NothingFound: Story = {
  args: { matches: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Facility' })).toHaveDisplayValue(
      'No facilities found',
    );
    await expect(canvas.getByText('0 facilities found')).toHaveAttribute('aria-live', 'polite');
  },
};
