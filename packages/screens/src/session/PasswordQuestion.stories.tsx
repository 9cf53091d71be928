import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PasswordQuestion } from './PasswordQuestion.tsx';

const meta = {
  title: 'Screens/Everyone/Password Question',
  component: PasswordQuestion,
  args: {
    problem: 'Please enter your current password to confirm this change.',
    onAnswer: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PasswordQuestion>;
export default meta;

// USR-44
export const Asked: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Current password'), 'old words 6');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ password: 'old words 6' });
  },
};
