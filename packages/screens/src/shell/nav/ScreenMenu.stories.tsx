import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { press } from '../../fixtures/plays.ts';
import { navStates } from './nav.states.ts';
import { ScreenMenu } from './ScreenMenu.tsx';

const meta = {
  title: 'Screens/Everyone/Navigation menu',
  component: ScreenMenu,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    ...navStates.staff,
    welcomeName: 'Rosa Lindqvist',
    theme: 'light',
    onThemeChange: fn(),
    onCommandsOpen: fn(),
  },
} satisfies Meta<typeof ScreenMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-68
export const Open: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, 'Menu');
    await press(screen, 'Use dark colors');
    await expect(args.onThemeChange).toHaveBeenCalledWith({ theme: 'dark' });
    await expect(screen.getByText('Rosa Lindqvist')).toBeVisible();
  },
};
