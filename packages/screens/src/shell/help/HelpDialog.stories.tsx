import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { contact } from '../../fixtures/contact.ts';
import { expectHref } from '../../fixtures/plays.ts';
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
    await expectHref(screen, '(555) 555-0100', 'tel:5555550100');
  },
};
