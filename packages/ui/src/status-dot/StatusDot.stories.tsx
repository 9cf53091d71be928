import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { StatusDot } from './StatusDot.tsx';

const meta = {
  title: 'Widgets/Data/StatusDot',
  component: StatusDot,
  args: { tone: 'danger', label: 'Lost, 5 days ago' },
} satisfies Meta<typeof StatusDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ canvas }) => {
    const dot = canvas.getByRole('img', { name: 'Lost, 5 days ago' });
    await expect(dot).toHaveAttribute('title', 'Lost, 5 days ago');
  },
};

export const Tones: Story = {
  render: () => (
    <InBothThemes>
      <div style={{ display: 'flex', gap: 24 }}>
        <StatusDot tone="success" label="Active, 12 seconds ago" />
        <StatusDot tone="warning" label="Recent, 20 minutes ago" />
        <StatusDot tone="neutral" label="Offline, 2 hours ago" />
        <StatusDot tone="danger" label="Lost, 5 days ago" />
      </div>
    </InBothThemes>
  ),
};
