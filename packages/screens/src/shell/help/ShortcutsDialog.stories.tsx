import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
export const On: Story = {};

// SHL-76
export const Off: Story = { args: { letterKeys: false } };
