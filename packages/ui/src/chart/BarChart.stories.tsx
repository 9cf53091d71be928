import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { placeOf } from '../fixtures/placeOf.ts';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { rootContract } from '../testing/rootContract.tsx';
import { BarChart, type BarChartBar } from './index.ts';

const bars = (...values: number[]): BarChartBar[] =>
  values.map((value, index) => ({
    label: `${Math.floor(index / 4) + 9}/${(index % 4) * 7 + 1}/2026`,
    value,
    partial: index === values.length - 1,
  }));
const texts = { label: 'Answers', nameHeading: 'Week from Monday', valueHeading: 'Answers' };

const meta = {
  title: 'Widgets/Charts/BarChart',
  component: BarChart,
  args: { ...texts, bars: bars(0, 0, 0, 12, 64, 41, 23, 19, 7, 12, 9, 2) },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weeks: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(await canvas.findByRole('row', { name: '10/1/2026 64' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
};

/** APG: a composite is one Tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: '11/22/2026: 2 so far' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('11/22/2026: 2 so far');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: '11/15/2026: 9' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('Show as a table')).toHaveFocus();
  },
};

export const Values: Story = {
  render: () => (
    <InBothThemes>
      <BarChart {...texts} bars={bars(0, 0, 0, 12, 64, 41, 23, 19, 7, 12, 9, 2)} />
      <BarChart {...texts} bars={bars(0, 0, 0, 0)} />
      <BarChart {...texts} bars={bars(3)} />
      <BarChart {...texts} bars={bars(812, 2_310, 1_990, 377, 811, 1_040)} />
    </InBothThemes>
  ),
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Money: the scale ends near the highest value, a small value has a bar, and the table has all decimals. */
export const Money: Story = {
  tags: ['journey'],
  args: {
    label: 'Rent',
    nameHeading: 'Facility',
    valueHeading: 'Rent',
    bars: [
      { label: 'Harbor Lane', value: 12_007.5 },
      { label: 'Mill Road', value: 0.5 },
    ],
    describeValue: dollars.format,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('$15,000.00')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Mill Road: $0.50' })).toBeVisible();
    await userEvent.click(canvas.getByText('Show as a table'));
    const cells = await canvas.findAllByRole('cell', { name: /\$/ });
    const [first, ...ends] = cells.map((cell) => placeOf(cell, cell.textContent).right);
    for (const end of ends) await expect(end).toBeCloseTo(first ?? 0, 0);
  },
};

/** Labels stand below the middle of their bars, as many as there is space for. */
export const WideLabels: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const labels = canvas.getAllByText(/^[\d/]+2026$/).filter(({ clientWidth }) => clientWidth > 0);
    await expect(labels).toHaveLength(12);
    for (const label of labels.slice(1, -1)) {
      const { left, right } = label.getBoundingClientRect();
      const bar = canvas.getByRole('img', { name: new RegExp(`^${label.textContent}:`) });
      const { left: barLeft, right: barRight } = bar.getBoundingClientRect();
      await expect((left + right) / 2).toBeCloseTo((barLeft + barRight) / 2, 0);
    }
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 264 }}>
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const labels = canvas
      .getAllByText(/^[\d/]+2026$/)
      .map((label) => label.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    await expect(labels.length).toBeGreaterThan(1);
    for (const [index, { right }] of labels.slice(0, -1).entries())
      await expect(right).toBeLessThan(labels[index + 1]?.left ?? 0);
  },
};

export const RightToLeft: Story = {
  args: {
    bars: bars(3, 12, 64).map((bar) => ({ ...bar, label: bar.label.replace('/2026', '.') })),
  },
  render: (args) => (
    <div dir="rtl">
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [label] = canvas.getAllByText('9/15.');
    if (!label) throw new Error('There is no label.');
    await expect(placeOf(label, '.').left).toBeGreaterThan(placeOf(label, '9').left);
  },
};

export const ForcedColours: Story = { globals: { colours: 'forced' } };

export const Contract = rootContract<HTMLDivElement>((probe) => (
  <BarChart {...texts} bars={bars(1, 2)} {...probe} />
));
