import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contact } from '../fixtures/contact.ts';
import { expectHref, saves } from '../fixtures/plays.ts';
import { today } from '../fixtures/today.ts';
import { managerHomeStates } from './ManagerHomeScreen.states.ts';
import { ManagerHomeScreen } from './ManagerHomeScreen.tsx';

const meta = {
  title: 'Screens/Manager/Home',
  component: ManagerHomeScreen,
  args: {
    facility: managerHomeStates.ready,
    contact,
    auditHref: '/manage-tenants',
    chargesHref: '/manage-tenants?filter=charges_to_connect',
    today,
  },
} satisfies Meta<typeof ManagerHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// FAC-52, FAC-53, SHL-44
export const Ready: Story = {
  tags: ['whole-screen'],
  play: async ({ canvas }) => {
    const pane = canvas.getByRole('button', { name: 'Your Facility' });
    await expect(canvas.getByRole('row', { name: 'Opted Out 31 7.5%' })).toBeVisible();
    await userEvent.click(pane);
    await expect(canvas.queryByRole('row', { name: /Opted Out/ })).not.toBeInTheDocument();
    await userEvent.click(pane);
    // The facility's address is on the page once.
    await expect(canvas.getByText(/48 Mill Road/)).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Complete' })).toHaveAttribute(
      'aria-valuenow',
      '57',
    );
    await expect(canvas.getByText('184 tenants without an answer')).toBeVisible();
    await expect(canvas.getByText(/^247 of 431 complete, those moved out included/)).toBeVisible();
  },
};

// SHL-44
export const WithDeadline: Story = {
  args: { facility: managerHomeStates.withDates },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('184 tenants without an answer; due 12/9/2026')).toBeVisible();
    await expect(canvas.getByText('19 days left before the audit letters')).toBeVisible();
    // TEN-153
    await expectHref(canvas, '7 charges to connect', '/manage-tenants?filter=charges_to_connect');
    await expect(
      canvas.getByText('Moving out: 17 days left for tagging, until 12/7/2026'),
    ).toBeVisible();
  },
};

// USR-68
export const FirstSignIn: Story = {
  args: { firstPassword: { username: 'ada', onSave: saves(), onLater: fn() } },
};

// SHL-44
export const WithoutTenants: Story = {
  args: { facility: managerHomeStates.withoutTenants },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Waiting for the rent roll/)).toBeVisible();
    await expect(
      canvas.getByText(
        'Staff import it next, before the audit letters of 12/9/2026. Then you answer for each tenant.',
      ),
    ).toBeVisible();
  },
};

// SHL-45
export const NoFacility: Story = { args: { facility: managerHomeStates['no-facility'] } };

export const Loading: Story = { args: { facility: managerHomeStates.loading } };

// SHL-56
export const Failed: Story = { args: { facility: managerHomeStates.failed } };
