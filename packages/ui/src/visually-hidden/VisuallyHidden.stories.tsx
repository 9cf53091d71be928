import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Widgets/Feedback/VisuallyHidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InALink: Story = {
  render: () => (
    <a href="#/letters">
      Download<VisuallyHidden> letters of facility 1001</VisuallyHidden>
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Download letters of facility 1001' }),
    ).toBeVisible();
  },
};
