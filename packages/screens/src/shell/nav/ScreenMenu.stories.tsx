import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    await step('The panel holds the screens, the current one is marked', async () => {
      const current = await screen.findByRole('link', { name: 'Tenants' });
      await expect(current).toHaveAttribute('aria-current', 'page');
      await expect(screen.getAllByRole('link')).toHaveLength(6);
      await expect(screen.getByText('Rosa Lindqvist')).toBeVisible();
    });
    await step('It holds the choice of the theme', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Use dark colors' }));
      await expect(args.onThemeChange).toHaveBeenCalledWith({ theme: 'dark' });
    });
    await step('Escape returns to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await userEvent.click(opener);
      await screen.findByRole('link', { name: 'Users' });
    });
  },
};
