import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ToastProvider, useMessageLog } from '../toast/index.ts';
import { MessageProvider, useMessages } from './MessageProvider.tsx';
import { MessageStack } from './MessageStack.tsx';

/** Messages over the page, the newest on top. Each is a dialog with a Close button. */
const meta = {
  title: 'Widgets/Feedback/useMessages',
  tags: ['framed'],
  component: MessageStack,
  args: {
    messages: [
      {
        id: 1,
        title: 'Error',
        description: 'The facility has letters that were not mailed.',
        tone: 'danger',
      },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof MessageStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bad: Story = {
  play: async ({ args }) => {
    const message = await screen.findByRole('dialog', { name: 'Error' });
    await expect(message).toHaveAccessibleDescription(
      'The facility has letters that were not mailed.',
    );
    const close = screen.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith({ message: args.messages[0] });
  },
};

export const Good: Story = {
  args: {
    messages: [
      { id: 1, title: 'Success', description: 'Facility 1042 has been deleted!', tone: 'success' },
    ],
  },
};

export const ThreeDeep: Story = {
  args: {
    messages: [
      { id: 1, title: 'Welcome back', description: 'Two imports ended while you were away.' },
      { id: 2, title: 'Success', description: '412 tenants imported.', tone: 'success' },
      { id: 3, title: 'Error', description: 'An unknown error occurred!', tone: 'danger' },
    ],
  },
};

function Page() {
  const messages = useMessages();
  const { entries } = useMessageLog();
  return (
    <>
      <Button
        onClick={() => {
          messages.show({ title: 'Notice', description: 'The list was long.' });
          messages.show({ title: 'Error', description: 'Network Error', tone: 'danger' });
        }}
      >
        Export
      </Button>
      <p>{entries.map(({ title }) => title).join(' | ')}</p>
    </>
  );
}

export const NewestOnTop: Story = {
  tags: ['journey'],
  render: () => (
    <ToastProvider>
      <MessageProvider>
        <Page />
      </MessageProvider>
    </ToastProvider>
  ),
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Export' });
    await userEvent.click(opener);
    await step('Only the newest message is available', async () => {
      await screen.findByRole('dialog', { name: 'Error' });
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    });
    await step('Closing it makes the one below available', async () => {
      await userEvent.keyboard('{Escape}');
      await screen.findByRole('dialog', { name: 'Notice' });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('The log contains both messages', async () => {
      await canvas.findByText('Notice: The list was long. | Error: Network Error');
    });
  },
};
