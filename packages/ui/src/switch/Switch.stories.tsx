import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Widgets/Fields/Switch',
  component: Switch,
  args: { label: 'Dark theme', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TurnedOn: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Dark theme' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith({ checked: true });
  },
};

export const States: Story = {
  render: () => (
    <InBothThemes>
      <Switch label="Dark theme" />
      <Switch label="Dark theme" defaultChecked />
      <Switch label="Compact rows" hint="More of them fit on a page." />
      <Switch label="Dark theme" disabled />
      <Switch label="Dark theme" defaultChecked disabled />
    </InBothThemes>
  ),
};
