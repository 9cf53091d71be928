import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { driveMenu } from '../testing/index.ts';
import { rootContract } from '../testing/rootContract.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Widgets/Actions/Menu',
  component: Menu,
  args: {
    trigger: <Button>Actions</Button>,
    items: [
      { label: 'Edit', onSelect: fn() },
      { label: 'Export', mark: '214', onSelect: fn() },
      { label: 'Archive', disabled: true, onSelect: fn() },
      { label: 'Delete', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: 'Actions' });

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const menu = driveMenu(canvasElement, { user: userEvent });
    await menu.open();
    await expect(screen.getByRole('menu')).toHaveAccessibleName('Actions');
    await expect(menu.choose('Archive')).rejects.toThrow('is disabled');
  },
};

export const Choices: Story = {
  args: {
    trigger: <Button>More Filters</Button>,
    items: [
      { label: 'All', checked: false, onSelect: fn() },
      { label: 'Doing move-outs', checked: true, onSelect: fn() },
      { label: 'Confirmed move-outs', checked: false, mark: '31', onSelect: fn() },
    ],
  },
  play: async ({ canvasElement }) => {
    const menu = driveMenu(canvasElement, { name: 'More Filters', user: userEvent });
    await expect(await menu.choices()).toEqual(['All', 'Doing move-outs', 'Confirmed move-outs']);
    await expect(await menu.checked()).toEqual(['Doing move-outs']);
    await menu.close();
    await expect(menu.isOpen()).toBe(false);
    await menu.open();
  },
};

function OpensADialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<Button>Actions</Button>}
        items={[{ label: 'Edit', onSelect: () => setOpen(true) }]}
      />
      <Dialog title="Edit facility" open={open} onOpenChange={({ open }) => setOpen(open)} />
    </>
  );
}

/** APG: menu button. The page is interactive afterwards (radix-ui/primitives#1241) and the menu's button has the focus. */
export const DialogFromAMenu: Story = {
  render: () => <OpensADialog />,
  play: async () => {
    opener().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Edit facility' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener()).toHaveFocus());
    await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
    await userEvent.click(opener());
    await screen.findByRole('menu');
  },
};

export const Contract = rootContract<HTMLDivElement>((probe) => (
  <Menu {...probe} defaultOpen trigger={<Button>Actions</Button>} items={[]} />
));
