import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { rootContract } from '../testing/rootContract.tsx';
import { StatusDot } from './StatusDot.tsx';

const meta = {
  component: StatusDot,
  args: { activity: 'rogue', ago: '5 days ago' },
} satisfies Meta<typeof StatusDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rogue: Story = {
  play: async ({ canvas }) => {
    const dot = canvas.getByRole('img', { name: 'Rogue, 5 days ago' });
    await expect(dot).toHaveAttribute('title', 'Rogue, 5 days ago');
  },
};

export const Never: Story = {
  args: { activity: 'never', ago: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText('--');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Matrix: Story = {
  render: () => (
    <InBothThemes>
      <div style={{ display: 'flex', gap: 24 }}>
        <StatusDot activity="active" ago="12 seconds ago" />
        <StatusDot activity="recent" ago="20 minutes ago" />
        <StatusDot activity="offline" ago="2 hours ago" />
        <StatusDot activity="rogue" ago="5 days ago" />
        <StatusDot activity="never" />
      </div>
    </InBothThemes>
  ),
};

export const Contract = rootContract<HTMLSpanElement>((probe) => (
  <StatusDot activity="active" {...probe} />
));

export const NeverContract = rootContract<HTMLSpanElement>((probe) => (
  <StatusDot activity="never" {...probe} />
));
