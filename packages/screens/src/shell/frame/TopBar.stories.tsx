import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
export const Manager: Story = { args: topBarStates.manager };

// SHL-34
export const PrimeManager: Story = { args: topBarStates.primeManager };
