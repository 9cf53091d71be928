import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answersStates } from './AnswersPerWeek.states.ts';
import { AnswersPerWeek } from './AnswersPerWeek.tsx';

const meta = {
  title: 'Screens/Staff/Facilities/Answers per week',
  component: AnswersPerWeek,
  args: { weeks: answersStates.ready },
} satisfies Meta<typeof AnswersPerWeek>;
export default meta;
type Story = StoryObj<typeof meta>;

// FAC-99, FAC-97
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('171 in 12 weeks, 5 of them this week')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(await canvas.findByText('Show as a table'));
    await expect(await canvas.findByRole('row', { name: '10/12/2026 64' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
};

// FAC-97
export const NoAnswers: Story = {
  args: { weeks: answersStates.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No answer was recorded in these weeks\./)).toBeVisible();
    await expect(canvas.queryByText('Show as a table')).toBeNull();
  },
};

// FAC-99
export const OneAnswer: Story = { args: { weeks: answersStates.one } };

// FAC-99
export const ManyAnswers: Story = { args: { weeks: answersStates.large } };

// FAC-97
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 296 }}>
      <AnswersPerWeek {...args} />
    </div>
  ),
};

// FAC-97
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <AnswersPerWeek {...args} />
    </div>
  ),
};

export const Loading: Story = { args: { weeks: answersStates.loading } };

// SHL-56
export const Failed: Story = { args: { weeks: answersStates.failed } };
