import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectHref, press, refuses, saves } from '../fixtures/plays.ts';
import { ChoosePasswordScreen } from './ChoosePasswordScreen.tsx';

const meta = {
  title: 'Screens/Everyone/Choose Password',
  component: ChoosePasswordScreen,
  args: { onSave: saves(), loginHref: '/login' },
} satisfies Meta<typeof ChoosePasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// USR-70
export const Empty: Story = { tags: ['whole-screen'] };

const ended = 'This link has expired or has been used. Please ask for a new one.';

// USR-70
export const Ended: Story = {
  args: { onSave: refuses(ended) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), ' quiet lake 9 ');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'quiet lake 9');
    await press(canvas, 'Save');
    await expect(args.onSave).toHaveBeenCalledWith({ password: 'quiet lake 9' });
    await expect(await canvas.findByText(ended)).toBeVisible();
    await expectHref(canvas, 'Log In', '/login');
  },
};
