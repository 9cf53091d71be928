import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
export const Asked: StoryObj<typeof meta> = {};
