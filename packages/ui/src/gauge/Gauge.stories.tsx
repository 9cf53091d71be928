import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Gauge } from './Gauge.tsx';

const meta = {
  title: 'Widgets/Data/Gauge',
  component: Gauge,
  args: { label: 'Percent complete', value: 99.9, why: '1 of 412 tenants has no status.' },
} satisfies Meta<typeof Gauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AlmostComplete: Story = {
  play: async ({ canvas }) => {
    const gauge = canvas.getByRole('meter', { name: 'Percent complete' });
    await expect(gauge).toHaveAttribute('aria-valuenow', '99');
    await expect(gauge).toHaveAttribute('aria-valuetext', '99%. 1 of 412 tenants has no status.');
    await expect(gauge).toHaveTextContent('99');
  },
};

export const Values: Story = {
  render: () => (
    <InBothThemes>
      <div style={{ display: 'flex', gap: 16 }}>
        {[0, 1, 12, 50, 87.9, 99.9, 100].map((value) => (
          <Gauge key={value} label="Percent complete" value={value} />
        ))}
      </div>
    </InBothThemes>
  ),
};
