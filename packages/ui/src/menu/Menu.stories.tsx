import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { driveMenu } from '../testing/index.ts';
import { rootContract } from '../testing/rootContract.tsx';
import type { MenuProps } from './Menu.tsx';
import { Menu } from './Menu.tsx';

const edit = fn();
const exportAll = fn();

const meta = {
  title: 'Widgets/Actions/Menu',
  component: Menu,
  args: {
    trigger: <Button>Actions</Button>,
    items: [
      { label: 'Edit', onSelect: edit },
      { label: 'Export', mark: '214', onSelect: exportAll },
      { label: 'Archive', disabled: true, onSelect: fn() },
      { label: 'Delete', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: 'Actions' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Open: Story = {
  play: async () => {
    await userEvent.click(opener());
    await expect(await screen.findByRole('menu')).toHaveAccessibleName('Actions');
  },
};

/** APG: menu button. */
export const Keyboard: Story = {
  tags: ['journey'],
  play: async ({ canvasElement, step }) => {
    edit.mockReset();
    await step('Arrow Down opens the menu on the first item', async () => {
      opener().focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(item('Edit')).toHaveFocus());
    });
    await step('Escape returns the focus to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await waitFor(() => expect(opener()).toHaveFocus());
    });
    await step('a disabled item cannot be selected', async () => {
      const menu = driveMenu(canvasElement, { user: userEvent });
      await expect(menu.choose('Archive')).rejects.toThrow('is disabled');
      await menu.close();
      opener().focus();
    });
    await step('Enter selects an item', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expectClosed();
      await waitFor(() => expect(edit).toHaveBeenCalledOnce());
    });
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

/** The page is interactive afterwards (radix-ui/primitives#1241) and the menu's button has the focus. */
export const DialogFromAMenu: Story = {
  render: () => <OpensADialog />,
  play: async () => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
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

function OpenMenu(props: Partial<MenuProps>) {
  return <Menu trigger={<Button>Actions</Button>} items={[]} {...props} />;
}

const contract = rootContract<HTMLDivElement>((probe) => <OpenMenu {...probe} />);

export const Contract: Story = {
  ...contract,
  play: async () => {
    await userEvent.click(opener());
    await contract.play();
  },
};
