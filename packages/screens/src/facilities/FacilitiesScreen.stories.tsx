import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { retiredStates } from './FacilitiesScreen.states.ts';
import { FacilitiesScreen } from './FacilitiesScreen.tsx';
import { RetiredFacilities, type RetiredFacilitiesProps } from './retired/RetiredFacilities.tsx';

const retired = (
  facilities: (typeof retiredStates)[keyof typeof retiredStates],
  onRestore?: RetiredFacilitiesProps['onRestore'],
) => ({
  active: 'Active Facilities stand here.',
  stats: 'Facility Stats stand here.',
  archives: 'Facility Archives stand here.',
  retired: (
    <RetiredFacilities
      facilities={facilities}
      sort={null}
      onSortChange={fn()}
      onPageChange={fn()}
      onRefresh={fn()}
      onRestore={onRestore}
    />
  ),
});

const meta = {
  title: 'Screens/Staff/Facilities/Facilities',
  component: FacilitiesScreen,
  args: {
    tab: 'active',
    panels: retired(retiredStates.ready),
    addHref: '/add-facility',
    retiredHref: '/list-facilities?tab=retired',
    onTabChange: fn(),
  },
} satisfies Meta<typeof FacilitiesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// FAC-2, FAC-51
/** Has no tab; a link opens it. */
export const Retired: Story = {
  tags: ['whole-screen'],
  args: { tab: 'retired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Prime Facility')).toHaveTextContent('P');
    await expect(canvas.getByRole('cell', { name: 'Reno, NV' })).toBeVisible();
  },
};

// FAC-2
export const TabChange: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add Facility' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retired' })).toBeVisible();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(
      'Active Facilities',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Facility Archives' }));
    await expect(args.onTabChange).toHaveBeenCalledWith({ tab: 'archives' });
  },
};

// FAC-21
/** Admins restore a facility that was deleted within 30 days. */
export const RetiredForAdmins: Story = {
  args: { tab: 'retired', panels: retired(retiredStates.ready, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Restore/ })).toHaveLength(1);
  },
};

export const RetiredLoading: Story = {
  args: { tab: 'retired', panels: retired(retiredStates.loading) },
};
// SHL-56
export const RetiredFailed: Story = {
  args: { tab: 'retired', panels: retired(retiredStates.failed) },
};
// FAC-51
export const RetiredEmpty: Story = {
  args: { tab: 'retired', panels: retired(retiredStates.empty) },
};
