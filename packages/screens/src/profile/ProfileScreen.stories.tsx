import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { openDialog, press, refuses } from '../fixtures/plays.ts';
import type { PasswordChange } from '../form/PasswordForm.tsx';
import type { SaveResult } from '../form/saveResult.ts';
import { profileStates } from './ProfileScreen.states.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  title: 'Screens/Everyone/Profile',
  component: ProfileScreen,
  args: {
    ...profileStates.settled,
    onUpdate: fn(async (): Promise<SaveResult> => ({ ok: true })),
    onPasswordChange: fn(async (_: PasswordChange): Promise<SaveResult> => ({ ok: true })),
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// USR-17
export const PasswordUnchanged: Story = {
  tags: ['whole-screen'],
  args: profileStates.passwordUnchanged,
};

// USR-15
export const PasswordChanged: Story = {};

// USR-56
export const OfStaff: Story = { args: profileStates.ofStaff };

// USR-25
/** A red banner above the form shows the failure. */
export const Refused: Story = {
  args: {
    onUpdate: refuses('Network Error'),
  },
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
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.type(password, ' abc ');
    await userEvent.click(save);
    await expect(screen.getByText('Password must be at least 6 characters.')).toBeVisible();
    await userEvent.type(password, 'defgh ');
    await userEvent.click(save);
    await expect(screen.getByText('Password fields do not match.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Confirm password'), 'abc defgh');
    await userEvent.click(save);
    await expect(args.onPasswordChange).toHaveBeenCalledWith({ password: 'abc defgh' });
    await openDialog(canvas, 'Change Password');
  },
};
