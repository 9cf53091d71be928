import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Nullable } from './Nullable.tsx';

const meta = {
  title: 'Widgets/Data/Nullable',
  component: Nullable,
  args: { value: null },
} satisfies Meta<typeof Nullable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoValue: Story = {
  render: (args) => (
    <InBothThemes>
      <Nullable {...args} />
      <Nullable value="P-204" />
      <Nullable value={0} />
    </InBothThemes>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('NULL')).toHaveLength(2);
    await expect(canvas.getAllByText('P-204')).toHaveLength(2);
    await expect(canvas.getAllByText('0')).toHaveLength(2);
  },
};
