import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { press } from '../../fixtures/plays.ts';
import { binStates } from './BinScreen.states.ts';
import { BinScreen } from './BinScreen.tsx';

const meta = {
  title: 'Screens/Staff/Tenants/Bin',
  component: BinScreen,
  args: {
    tenants: binStates.ready,
    restoring: false,
    onRestore: fn(async () => true),
    onPageChange: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof BinScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// TEN-101
export const Ready: Story = {
  tags: ['whole-screen'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('A01, B01')).toBeVisible();
    await press(canvas, 'Restore');
    await expect(args.onRestore).not.toHaveBeenCalled();
    const ana = canvas.getByRole('checkbox', { name: /Ana Ortiz/ });
    await userEvent.click(ana);
    await press(canvas, 'Restore');
    await waitFor(() => expect(ana).not.toBeChecked());
  },
};

// TEN-103
export const Restoring: Story = { args: { restoring: true } };

export const Loading: Story = { args: { tenants: binStates.loading } };

// SHL-56
export const Failed: Story = { args: { tenants: binStates.failed } };

// TEN-101
export const Empty: Story = { args: { tenants: binStates.empty } };
