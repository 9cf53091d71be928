import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const meta = {
  title: 'Screens/Everyone/Shortcuts',
  tags: ['framed'],
  component: ShortcutsDialog,
  args: { letterKeys: true, onLetterKeysChange: fn(), onClose: fn() },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-76
export const On: Story = {
  play: async ({ args }) => {
    const letters = await screen.findByRole('switch', { name: 'Keys of one character' });
    await expect(letters).toBeChecked();
    await userEvent.click(letters);
    await expect(args.onLetterKeysChange).toHaveBeenCalledWith({ on: false });
  },
};

// SHL-76
export const Off: Story = { args: { letterKeys: false } };
