import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Outcome } from '../model/outcome.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  component: LoginScreen,
  args: { onLogIn: fn(async (): Promise<Outcome> => ({ ok: true })) },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
};

export const Sends: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'ines.varga');
    await userEvent.type(canvas.getByLabelText('Password'), ' quiet lake {Enter}');
    await expect(args.onLogIn).toHaveBeenCalledWith({
      username: 'ines.varga',
      password: ' quiet lake ',
    });
  },
};

export const Waiting: Story = {
  args: { onLogIn: fn(() => new Promise<Outcome>(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'ines.varga');
    await userEvent.type(canvas.getByLabelText('Password'), 'quiet lake{Enter}{Enter}');
    await expect(args.onLogIn).toHaveBeenCalledTimes(1);
  },
};

/** The reason stands under the form, and what was typed stays. */
export const Refused: Story = {
  args: {
    onLogIn: fn(
      async (): Promise<Outcome> => ({ ok: false, message: 'Wrong username or password.' }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'ines.varga');
    await userEvent.type(canvas.getByLabelText('Password'), 'quiet lake{Enter}');
    await expect(await canvas.findByText('Wrong username or password.')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveValue('ines.varga');
  },
};
