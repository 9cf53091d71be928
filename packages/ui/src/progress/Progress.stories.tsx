import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Widgets/Feedback/Progress',
  component: Progress,
  args: { label: 'Uploading Harbor Lane.xlsx', value: 2, max: 3 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Determinate: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'Uploading Harbor Lane.xlsx' }),
    ).toHaveAttribute('aria-valuenow', '66');
  },
};

export const Values: Story = {
  render: () => (
    <InBothThemes>
      <Progress label="Uploading" value={0} />
      <Progress label="Uploading" value={42} />
      <Progress label="Uploading" value={100} />
      <Progress label="Importing" />
    </InBothThemes>
  ),
  play: async ({ canvas }) => {
    for (const bar of canvas.getAllByRole('progressbar', { name: 'Importing' }))
      await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};
