import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { refuses, saves } from '../fixtures/plays.ts';
import type { SaveResult } from '../form/saveResult.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/Everyone/Login',
  component: LoginScreen,
  args: { onLogIn: saves() },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-14, SHL-17
export const Empty: Story = { tags: ['whole-screen'] };

/** Another app shows its own logo. */
export const OwnLogo: Story = {
  args: {
    logo: (
      <img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" alt="Fleet" />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Fleet' })).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { onLogIn: fn(() => new Promise<SaveResult>(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'ines.varga');
    await userEvent.type(canvas.getByLabelText('Password'), 'quiet lake{Enter}{Enter}');
    await expect(args.onLogIn).toHaveBeenCalledTimes(1);
  },
};

// SHL-14
/** The reason shows below the form without moving the layout, and the input stays. */
export const Refused: Story = {
  args: { onLogIn: refuses('Wrong username or password.') },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Log In' });
    const place = () => JSON.stringify(button.getBoundingClientRect());
    const before = place();
    await userEvent.click(button);
    await expect(canvas.getAllByText('Fill in this field.')).toHaveLength(2);
    await expect(place()).toBe(before);
    await userEvent.type(canvas.getByLabelText('Username'), 'ines.varga');
    await userEvent.type(canvas.getByLabelText('Password'), 'quiet lake{Enter}');
    await expect(await canvas.findByText('Wrong username or password.')).toBeVisible();
    await expect(place()).toBe(before);
    await expect(canvas.getByLabelText('Username')).toHaveValue('ines.varga');
  },
};

// SHL-67
/** After a session that the user did not end. */
export const SessionEnded: Story = {
  args: { ended: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
  },
};
