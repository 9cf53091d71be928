import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectHref, press } from '../../fixtures/plays.ts';
import { tenantHistoryStates } from './TenantHistory.states.ts';
import { TenantHistory, type TenantHistoryResult } from './TenantHistory.tsx';

const loads = (result: TenantHistoryResult) => fn(async () => result);

const meta = {
  title: 'Screens/Staff/Tenants/History',
  component: TenantHistory,
  args: {
    onLoad: loads(tenantHistoryStates.ready),
    fileHref: (filename) => `/files/${filename}`,
  },
} satisfies Meta<typeof TenantHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

// TEN-83
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'History' });
    await expect(args.onLoad).not.toHaveBeenCalled();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(7);
    await expectHref(canvas, 'PDF', '/files/a.pdf');
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(toggle);
    await canvas.findByText('Imported');
  },
};

// TEN-83
export const Failed: Story = {
  args: { onLoad: loads(tenantHistoryStates.failed) },
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'History');
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.onLoad).toHaveBeenCalledTimes(2);
    await canvas.findByText('Network Error');
  },
};

// TEN-83
export const Empty: Story = {
  args: { onLoad: loads(tenantHistoryStates.empty) },
  play: async ({ canvas }) => {
    await press(canvas, 'History');
    await canvas.findByText('Nothing has happened yet.');
  },
};
