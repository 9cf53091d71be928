import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectHref, press } from '../fixtures/plays.ts';
import { dueStates } from '../list/due/DuePanel.states.ts';
import { staffHomeStates } from './StaffHomeScreen.states.ts';
import { StaffHomeScreen } from './StaffHomeScreen.tsx';

const meta = {
  title: 'Screens/Staff/Home',
  component: StaffHomeScreen,
  args: {
    role: 'monitor',
    stats: staffHomeStates.ready,
    due: { work: dueStates.ready, href: ({ kind }) => `/${kind}` },
    links: {
      addFacility: '/add-facility',
      importTenants: '/upload-tenants',
      sendLetters: '/send-letters',
      letterBatches: '/letter-batches',
      facilities: '/list-facilities',
      tenants: '/tenant-list',
      users: '/manage-users',
    },
    onFirstStep: fn(),
    filterHref: (filter) => (filter ? `/list-facilities?filter=${filter}` : '/list-facilities'),
  },
} satisfies Meta<typeof StaffHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-40, SHL-42
export const Administrator: Story = {
  tags: ['whole-screen'],
  args: { role: 'admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View User Accounts' })).toBeVisible();
  },
};

// SHL-40, SHL-42, SHL-43
export const Monitor: Story = {
  play: async ({ canvas }) => {
    await expectHref(canvas, 'View Manager Accounts', '/manage-users');
    await expectHref(canvas, 'Opt-outs over 5%', '/list-facilities?filter=opt_outs_threshold');
  },
};

// SHL-79
/** The steps take the place of the due work; each task link stays the only one of its name. */
export const EmptyDatabase: Story = {
  args: { stats: staffHomeStates.empty },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /Add Facility/ })).toHaveLength(1);
    await press(canvas, 'Begin');
    await expect(args.onFirstStep).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { stats: staffHomeStates.loading } };

// SHL-56
export const Failed: Story = { args: { stats: staffHomeStates.failed } };

// WIR-52
export const WithoutDueWork: Story = { args: { due: undefined } };

export const Refreshing: Story = { args: { stats: staffHomeStates.refreshing } };

// SHL-56
/** After a failed reload, the numbers stay. */
export const Stale: Story = { args: { stats: staffHomeStates.stale } };
