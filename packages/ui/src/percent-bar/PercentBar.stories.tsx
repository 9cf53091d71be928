import type { Meta, StoryObj } from '@storybook/react-vite';
import { PercentBar } from './index.ts';

const meta = {
  title: 'Widgets/Data/PercentBar',
  component: PercentBar,
  args: { value: 38 },
} satisfies Meta<typeof PercentBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ColumnOfValues: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', inlineSize: 80, gap: 8 }}>
      {[0, 4.5, 38, 72, 100, 104].map((value) => (
        <PercentBar key={value} value={value} />
      ))}
    </div>
  ),
};

export const OverItsLimit: Story = { args: { tone: 'warning', value: 12.5 } };
