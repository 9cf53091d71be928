import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press } from '../../fixtures/plays.ts';
import { ActivityButton } from '../activity/ActivityButton.tsx';
import { topBarStates } from './TopBar.states.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Screens/Everyone/Top bar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    ...topBarStates.staff,
    theme: 'light',
    homeHref: '/',
    profileHref: '/profile',
    logoutHref: '/logout',
    onCommandsOpen: fn(),
    onSupportOpen: fn(),
    activity: <ActivityButton jobs={[]} news={0} open={false} onOpenChange={fn()} />,
    onThemeChange: fn(),
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-34, SHL-37
export const Staff: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Support' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
  },
};

// SHL-34, SHL-38
export const SignedOut: Story = {
  args: topBarStates.signedOut,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Support' })).toBeVisible();
  },
};

// SHL-37, SHL-38
export const Manager: Story = {
  args: topBarStates.manager,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Password not changed')).toBeInTheDocument();
    await press(canvas, 'Support');
    await expect(args.onSupportOpen).toHaveBeenCalled();
  },
};

// SHL-34
export const PrimeManager: Story = { args: topBarStates.primeManager };
