import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { StackedBar, type StackedBarPart } from './index.ts';

const parts = (...counts: number[]): StackedBarPart[] =>
  (
    [
      ['Covered', 'success'],
      ['Proof', 'info'],
      ['Opted out', 'warning'],
      ['Moved out', 'neutral'],
      ['Bad address', 'danger'],
      ['No response', 'empty'],
    ] as const
  ).map(([label, tone], index) => ({ label, tone, count: counts[index] ?? 0 }));

const meta = {
  title: 'Widgets/Charts/StackedBar',
  component: StackedBar,
  args: { label: 'Answers of 240 tenants', parts: parts(92, 41, 12, 18, 8, 69) },
} satisfies Meta<typeof StackedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG: a composite is one Tab stop. */
export const Parts: Story = {
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('group', { name: 'Answers of 240 tenants' });
    const part = (name: string) => within(bar).getByRole('img', { name });
    await userEvent.tab();
    await expect(part('Covered: 92 of 240, 38.3%')).toHaveFocus();
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toHaveTextContent('Proof4117.1%');
    await userEvent.keyboard('{ArrowRight}');
    await expect(part('Proof: 41 of 240, 17.1%')).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Sizes: Story = {
  render: () => (
    <InBothThemes>
      <StackedBar label="All" parts={parts(92, 41, 12, 18, 8, 69)} />
      <StackedBar label="Small" size="small" parts={parts(92, 41, 12, 18, 8, 69)} />
      <StackedBar label="One" parts={parts(0, 1, 0, 0, 0, 4_000)} />
      <StackedBar label="Full" parts={parts(120)} />
      <StackedBar label="Untouched" parts={parts(0, 0, 0, 0, 0, 240)} />
      <StackedBar label="Many" parts={parts(12_940, 4_310, 812, 1_204, 377, 98)} />
    </InBothThemes>
  ),
};

export const Empty: Story = {
  args: { parts: parts() },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Answers of 240 tenants: nothing to show' });
  },
};
