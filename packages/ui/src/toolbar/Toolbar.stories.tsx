import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import RotateCw from 'lucide-react/icons/rotate-cw';
import UserPlus from 'lucide-react/icons/user-plus';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { SearchField } from '../search-field/index.ts';
import { Toolbar } from './Toolbar.tsx';

const buttons = [
  <Button key="add" variant="primary" icon={<UserPlus />}>
    Add User
  </Button>,
  <Button key="export" icon={<Download />}>
    Export
  </Button>,
  <IconButton key="refresh" label="Refresh" icon={<RotateCw />} />,
];

const meta = {
  title: 'Widgets/Actions/Toolbar',
  component: Toolbar,
  args: { label: 'Users', children: buttons },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TabStops: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Users' })).toBeVisible();
    for (const name of ['Add User', 'Export', 'Refresh']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
};

/** Buttons stand on the line of a field, not of its label. */
export const WithAField: Story = {
  args: { children: [<SearchField key="name" label="Name" />, ...buttons] },
};
