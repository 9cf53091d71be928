import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HelpVideosScreen } from './HelpVideosScreen.tsx';

const meta = {
  title: 'Screens/Everyone/Help videos',
  component: HelpVideosScreen,
  args: { address: '', reader: null },
} satisfies Meta<typeof HelpVideosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-13
export const NoHelpVideos: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No help videos have been set up yet.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'For facility managers' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'For the office' })).toBeVisible();
  },
};

// SHL-13
export const Staff: Story = {
  args: { reader: 'staff' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Import its rent roll')).toBeVisible();
    await expect(canvas.queryByText('For facility managers')).toBeNull();
  },
};

// SHL-13
export const WithVideos: Story = {
  tags: ['whole-screen'],
  args: { address: 'about:blank', reader: 'manager' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'First steps' })).toBeVisible();
    await expect(canvas.getByText('Mark who is moving out')).toBeVisible();
    await expect(canvas.queryByText('For the office')).toBeNull();
  },
};
