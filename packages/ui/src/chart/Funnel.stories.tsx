import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Funnel, type FunnelStep } from './index.ts';

const steps: FunnelStep[] = [
  { label: 'Tenants', count: 240, before: 231 },
  { label: 'Letters', count: 236, before: 231 },
  { label: 'Answers', count: 171, before: 190 },
  { label: 'Charges', count: 88, before: 97 },
  { label: 'Payments', count: 61, before: null },
];

const meta = {
  title: 'Widgets/Charts/Funnel',
  component: Funnel,
  args: { label: 'From letters to payments', steps },
} satisfies Meta<typeof Funnel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'From letters to payments' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Answers 171 71.3%' })).toBeVisible();
  },
};

export const Compared: Story = {
  args: { countHeading: 'This period', beforeHeading: 'Last period' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Answers 171 71.3% 190 82.3%' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Payments 61 25.4% --' })).toBeVisible();
  },
};

export const Values: Story = {
  render: () => (
    <InBothThemes>
      <Funnel label="Compared" steps={steps} countHeading="Now" beforeHeading="Before" />
      <Funnel label="Alone" steps={steps} />
      <Funnel label="Empty" steps={steps.map(({ label }) => ({ label, count: 0 }))} />
      <Funnel
        label="Large"
        steps={steps.map(({ label, count }) => ({ label, count: (count ?? 0) * 4_321 }))}
      />
    </InBothThemes>
  ),
};
