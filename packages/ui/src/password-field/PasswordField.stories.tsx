import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Widgets/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', onValueChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(password).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
};

export const States: Story = {
  render: () => (
    <InBothThemes>
      <PasswordField label="Password" />
      <PasswordField
        label="New password"
        defaultValue="correct horse"
        autoComplete="new-password"
      />
      <PasswordField label="Confirm" defaultValue="correct" error="The passwords differ." />
      <PasswordField label="Password" disabled />
    </InBothThemes>
  ),
};
