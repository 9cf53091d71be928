import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { CheckMark } from './CheckMark.tsx';

const meta = {
  title: 'Widgets/Data/CheckMark',
  component: CheckMark,
} satisfies Meta<typeof CheckMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {
  decorators: [(Story) => <InBothThemes>{Story()}</InBothThemes>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Yes' })).toHaveLength(2);
  },
};
