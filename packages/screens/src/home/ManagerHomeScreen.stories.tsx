import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { managerHomeStates } from './ManagerHomeScreen.states.ts';
import { ManagerHomeScreen } from './ManagerHomeScreen.tsx';

const meta = {
  component: ManagerHomeScreen,
  args: {
    facility: managerHomeStates.ready,
    contact: {
      name: 'Program Support',
      phone: '5555550100',
      email: 'support@audit-letters.example',
    },
    auditHref: '/manage-tenants',
  },
} satisfies Meta<typeof ManagerHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// FAC-52, FAC-53, SHL-44
export const Ready: Story = {
  play: async ({ canvas }) => {
    const pane = canvas.getByRole('button', { name: 'Your Facility' });
    await expect(canvas.getByRole('row', { name: 'Opted Out 31 7.5%' })).toBeVisible();
    await userEvent.click(pane);
    await expect(canvas.queryByRole('row', { name: /Opted Out/ })).not.toBeInTheDocument();
    await userEvent.click(pane);
  },
};

export const WithoutTenants: Story = { args: { facility: managerHomeStates.withoutTenants } };

// SHL-45
export const NoFacility: Story = { args: { facility: managerHomeStates['no-facility'] } };

export const Loading: Story = { args: { facility: managerHomeStates.loading } };

export const Failed: Story = { args: { facility: managerHomeStates.failed } };
