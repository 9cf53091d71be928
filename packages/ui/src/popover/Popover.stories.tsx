import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { rootContract } from '../testing/rootContract.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Widgets/Overlays/Popover',
  tags: ['framed'],
  component: Popover,
  args: {
    trigger: <Button>Note</Button>,
    label: 'Note on facility 1042',
    children: (
      <>
        <p>Gate code changes on the first of each month.</p>
        <Button size="small">Copy</Button>
      </>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { defaultOpen: true } };

/** APG: disclosure, as a non-modal dialog. */
export const Keyboard: Story = {
  tags: ['journey'],
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Note' });
    await step('Enter opens the panel and moves the focus into it', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Note on facility 1042' });
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus());
    });
    await step('Escape closes it and returns the focus to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false });
    });
  },
};

export const Contract = rootContract<HTMLDivElement>((probe) => (
  <Popover {...probe} label="Note" defaultOpen trigger={<Button>Note</Button>} />
));
