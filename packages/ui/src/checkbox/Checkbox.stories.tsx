import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Widgets/Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Confirm payment received', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Confirm payment received' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith({ checked: true });
    await userEvent.click(canvas.getByText('Confirm payment received'));
    await expect(box).not.toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <InBothThemes>
      <Checkbox label="Prime store" />
      <Checkbox label="Prime store" defaultChecked />
      <Checkbox label="Select all" indeterminate />
      <Checkbox label="Untag" hint="The tenant gets letters again." defaultChecked />
      <Checkbox label="Prime store" disabled />
      <Checkbox label="Prime store" defaultChecked disabled />
      <Checkbox label="Select Ana Diaz, unit B12" labelHidden />
    </InBothThemes>
  ),
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox', { name: 'Select all' }))
      await expect(box).toBePartiallyChecked();
  },
};
