import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Widgets/Feedback/Skeleton',
  component: Skeleton,
  args: { lines: 3 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  decorators: [(Story) => <InBothThemes>{Story()}</InBothThemes>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading')[0]).toBeInTheDocument();
  },
};
