import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectHref, press } from '../../fixtures/plays.ts';
import { dueStates } from './DuePanel.states.ts';
import { DuePanel } from './DuePanel.tsx';

const meta = {
  title: 'Screens/Staff/Due work',
  component: DuePanel,
  args: {
    work: dueStates.ready,
    href: ({ kind, facility_id }) => `/${kind}/${facility_id ?? ''}`,
  },
} satisfies Meta<typeof DuePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

// DUE-10, DUE-11, DUE-2, DUE-4, DUE-5, DUE-6, DUE-7, DUE-8, DUE-9, DUE-16, DUE-17, DUE-21, DUE-22
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 days late')).toBeVisible();
    await expectHref(canvas, 'Prepare enrollment, D-1042', '/letters/12');
    await expect(canvas.getByRole('link', { name: 'Enter mail date welcome, TX' })).toBeVisible();
    await expect(canvas.queryByText('No tenants yet')).toBeNull();
    await expectHref(canvas, 'Payments to confirm, D-1042', '/payments/12');
    await expect(canvas.getByRole('link', { name: 'Accounts that nobody has used' })).toBeVisible();
    await press(canvas, 'Show all 16');
    await expect(canvas.queryByRole('link', { name: /^Payments to confirm/ })).toBeNull();
    await expect(canvas.getByText('Tomorrow')).toBeVisible();
    await expect(canvas.getByText('No tenants yet')).toBeVisible();
    await expect(canvas.getByText('Tagged tenants to move out')).toBeVisible();
    await expectHref(canvas, 'Complete audit, D-1042', '/addresses/12');
    await expectHref(canvas, 'See tenants charges to disconnect, D-1042', '/disconnections/12');
    await expect(canvas.getByRole('link', { name: 'Correct audit, D-1042' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show names without a sign-in' })).toBeVisible();
    await press(canvas, 'Show fewer');
    await expect(canvas.queryByText('No tenants yet')).toBeNull();
  },
};

// DUE-10
export const EqualWork: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /^Show all/);
    await expect(canvas.queryByRole('link', { name: 'Complete audit, F-2210' })).toBeNull();
    await press(canvas, 'Show 2 more Addresses to complete, audit letters');
    await expectHref(canvas, 'Complete audit, F-2210', '/addresses/7');
    await expect(canvas.getByRole('link', { name: 'Complete audit, N-1' })).toBeVisible();
  },
};

const putAway = { onPutAway: fn(async () => ({ ok: true as const })), onPutBack: fn() };

// DUE-23
/** The buttons stand below each other. */
export const Late: Story = {
  args: { work: dueStates.late, putAway },
  play: async ({ canvas }) => {
    const places = canvas
      .getAllByRole('button', { name: /^Not this period/ })
      .map((button) => button.getBoundingClientRect().left);
    await expect(places).toHaveLength(2);
    await expect(places[1]).toBe(places[0]);
  },
};

// DUE-23
export const AllPutAway: Story = {
  args: { work: dueStates.allPutAway, putAway },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is due.')).toBeVisible();
    await expect(canvas.getByText('Put away (1)')).toBeVisible();
  },
};

// DUE-10
export const NothingDue: Story = {
  args: { work: dueStates.nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is due.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

// DUE-2
export const MoreThanTheLimit: Story = {
  args: { work: dueStates.many },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,212 more, later or without a day')).toBeVisible();
  },
};

export const Loading: Story = { args: { work: dueStates.loading } };

// SHL-56
export const Failed: Story = { args: { work: dueStates.failed } };
