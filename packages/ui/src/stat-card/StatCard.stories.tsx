import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { rootContract } from '../testing/rootContract.tsx';
import { StatCard, StatCards } from './StatCard.tsx';

const meta = {
  title: 'Widgets/Data/StatCard',
  component: StatCard,
  args: { label: 'Charge Applied', count: 1204, percentage: 62.5, base: 'of 1,926 active' },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CountAndShare: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1,204');
    await expect(await canvas.findByText('62.5%')).toHaveTextContent('62.5% of 1,926 active');
  },
};

export const Filter: Story = {
  args: { filter: { pressed: true, onPressedChange: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const filter = canvas.getByRole('button', { name: 'Charge Applied', pressed: true });
    await userEvent.click(filter);
    await expect(args.filter?.onPressedChange).toHaveBeenCalledWith({ pressed: false });
  },
};

export const RowOfCards: Story = {
  render: () => (
    <InBothThemes stacked>
      <StatCards>
        <StatCard label="Charge Applied" count={1204} percentage={62.5} base="of 1,926 active" />
        <StatCard label="Opted Out" count={0} percentage={0} base="of 1,926 active" />
        <StatCard label="Provided Proof" count={null} percentage={null} />
        <StatCard label="Selected Coverage" count={null} percentage={null} loading />
        <StatCard label="Confirmed move-outs" count={38} percentage={12} href="#/list-facilities" />
        <StatCard label="Total Active" count={1926} />
      </StatCards>
    </InBothThemes>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('not known').length).toBeGreaterThan(0);
  },
};

export const RowContract = rootContract<HTMLDivElement>((probe) => <StatCards {...probe} />);
