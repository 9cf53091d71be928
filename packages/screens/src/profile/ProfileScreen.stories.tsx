import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { press, refuses, saves } from '../fixtures/plays.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  title: 'Screens/Everyone/Profile',
  component: ProfileScreen,
  args: {
    user: { username: 'D-1042', email: 'rosa@millroad.example', real_name: 'Rosa Lindqvist' },
    passwordUnchanged: false,
    securityHref: '/profile/security',
    onUpdate: saves(),
    onPasswordChange: saves(),
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// USR-17
export const PasswordUnchanged: Story = {
  tags: ['whole-screen'],
  args: {
    user: { ...meta.args.user, real_name: null },
    passwordUnchanged: true,
    securityHref: undefined,
  },
};

// USR-15, USR-56
export const PasswordChanged: Story = {};

// USR-25
/** A red banner above the form shows the failure. */
export const Refused: Story = {
  args: { onUpdate: refuses('Network Error') },
  play: async ({ canvas }) => {
    await press(canvas, 'Update');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network Error');
  },
};

// USR-18, USR-20
export const ChangePassword: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, 'Change Password');
    const password = await screen.findByLabelText('New password');
    const managed = document.querySelector('[role="dialog"] [autocomplete="username"]');
    await expect(managed).toHaveValue(args.user.username);
    await userEvent.type(password, 'abcdef');
    await press(screen, 'Save');
    await expect(screen.getByText('Password fields do not match.')).toBeVisible();
  },
};
