import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { contact } from '../../fixtures/contact.ts';
import { HelpDialog } from './HelpDialog.tsx';

const meta = {
  title: 'Screens/Everyone/Help',
  tags: ['framed'],
  component: HelpDialog,
  args: {
    open: true,
    contact,
    helpVideosHref: '/help-videos',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof HelpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-37
export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: '(555) 555-0100' })).toHaveAttribute(
      'href',
      'tel:5555550100',
    );
  },
};
