import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActivityButton } from './ActivityButton.tsx';
import { activityStates } from './activity.states.ts';

const meta = {
  title: 'Screens/Everyone/Activity button',
  component: ActivityButton,
  args: { jobs: [], news: 0, open: false, onOpenChange: fn() },
} satisfies Meta<typeof ActivityButton>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-78
export const Quiet: Story = {};

// SHL-78
export const News: Story = {
  args: { jobs: activityStates.done.jobs, news: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Messages. 2 new. Jobs: 1 done');
  },
};

// SHL-78
export const Running: Story = { args: { jobs: activityStates.everything.jobs } };
