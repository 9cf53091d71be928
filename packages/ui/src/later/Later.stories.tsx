import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { laterDialog } from './laterDialog.tsx';

/** Makes a dialog whose code loads when it first opens. */
const meta = {
  title: 'Widgets/Overlays/laterDialog',
  render: () => <Page />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const EditUnit = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title="Edit Unit" onOpenChange={onClose}>
    A dialog whose code came later.
  </Dialog>
);

/** A dialog that loads with the second attempt. */
function secondAttempt() {
  let attempts = 0;
  return laterDialog(async () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch');
    return EditUnit;
  });
}

function Page() {
  const [EditLater] = useState(() => secondAttempt());
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      {open && <EditLater onClose={() => setOpen(false)} />}
    </>
  );
}

const edit = () => screen.getByRole('button', { name: 'Edit' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Failed: Story = {
  play: async () => {
    await userEvent.click(edit());
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(
      'This could not be loaded',
    );
  },
};

export const Retried: Story = {
  tags: ['journey'],
  play: async () => {
    await userEvent.click(edit());
    await press('Retry');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Unit' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

export const ClosedAndOpenedAgain: Story = {
  tags: ['journey'],
  play: async () => {
    await userEvent.click(edit());
    await press('Close');
    await waitFor(() => expect(edit()).toHaveFocus());
    await userEvent.click(edit());
    await screen.findByRole('dialog', { name: 'Edit Unit' });
    await userEvent.keyboard('{Escape}');
  },
};
