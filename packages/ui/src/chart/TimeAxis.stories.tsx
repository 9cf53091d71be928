import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addDays, type Day } from '../day/index.ts';
import { today } from '../fixtures/today.ts';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { TimeAxis, type TimeAxisBar, type TimeAxisMark, type TimeAxisProps } from './index.ts';

const day = (text: string) => text as Day;

const marks: TimeAxisMark[] = [
  { day: day('2026-10-18'), label: 'Tagging ends', tone: 'neutral', done: true },
  {
    day: day('2026-10-21'),
    label: 'Audit letters',
    tone: 'success',
    done: true,
    details: 'mailed',
  },
  {
    day: day('2026-11-17'),
    label: 'Enrollment letters',
    tone: 'warning',
    details: '3 days late',
  },
  { day: day('2026-12-15'), label: 'Welcome letters', tone: 'info' },
  { day: day('2026-12-15'), label: 'Letters take effect', tone: 'info' },
  { day: day('2027-03-17'), label: 'Period ends', tone: 'neutral' },
];
const bars: TimeAxisBar[] = [12, 64, 41, 23, 7].map((value, index) => {
  const from = addDays(day('2026-10-20'), index * 7);
  return {
    from,
    to: addDays(from, 6),
    value,
    partial: index === 4,
    label: `Week from ${from}`,
  };
});
const period: TimeAxisProps = {
  label: 'The period',
  today,
  marks,
  bars,
  describeValue: (value) => `${value} answers`,
};

const meta = {
  title: 'Widgets/Charts/TimeAxis',
  component: TimeAxis,
  args: period,
} satisfies Meta<typeof TimeAxis>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Period: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show as a table'));
    const rows = (await canvas.findAllByRole('row')).map((row) => row.textContent);
    await expect(rows).toEqual([
      'DateEvent',
      '10/18/2026Tagging ends',
      'Week from 2026-10-2012 answers',
      '10/21/2026Audit letters, mailed',
      'Week from 2026-10-2764 answers',
      'Week from 2026-11-0341 answers',
      'Week from 2026-11-1023 answers',
      'Week from 2026-11-177 answers so far',
      '11/17/2026Enrollment letters, 3 days late',
      '11/20/2026Today',
      '12/15/2026Welcome letters; Letters take effect',
      '3/17/2027Period ends',
    ]);
  },
};

export const Values: Story = {
  render: () => (
    <InBothThemes stacked>
      <TimeAxis {...period} />
      <TimeAxis {...period} bars={[]} />
      <TimeAxis {...period} marks={marks.slice(0, 2)} bars={[]} today={day('2027-11-17')} />
      <TimeAxis {...period} marks={[]} bars={[]} />
    </InBothThemes>
  ),
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Audit letters')).not.toBeVisible();
    await expect(canvas.getByRole('img', { name: /Audit letters, mailed/ })).toBeVisible();
  },
};
