import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { HelpDialog } from './HelpDialog.tsx';

const meta = {
  title: 'Screens/Everyone/Help',
  tags: ['framed'],
  component: HelpDialog,
  args: {
    open: true,
    contact: {
      name: 'Program Support',
      phone: '5555550100',
      email: 'support@audit-letters.example',
    },
    helpVideosHref: '/help-videos',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof HelpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-37
export const Open: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Need Help?' });
    await expect(screen.getByRole('link', { name: '(555) 555-0100' })).toHaveAttribute(
      'href',
      'tel:5555550100',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false });
  },
};
