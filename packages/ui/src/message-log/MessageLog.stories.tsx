import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { MessageLog } from './MessageLog.tsx';

/** In local time, so that pictures are the same in every time zone. */
const at = (minutes: number) => new Date(2026, 10, 20, 14, minutes).getTime();

const meta = {
  title: 'Widgets/Feedback/MessageLog',
  component: MessageLog,
  args: {
    entries: [
      { id: 1, time: at(2), tone: 'success', title: '412 tenants imported.' },
      { id: 2, time: at(31), tone: 'danger', title: 'Error loading tenants' },
      {
        id: 3,
        time: at(47),
        tone: 'success',
        title: '2 tenants successfully updated!',
        description: 'Paid: Yes. Ada Park (A01), Ben Okafor (A02)',
        action: { label: 'Undo', lasting: true, onAction: fn() },
      },
    ],
  },
} satisfies Meta<typeof MessageLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewestOnTop: Story = {
  decorators: [(Story) => <InBothThemes>{Story()}</InBothThemes>],
  play: async ({ canvas, args }) => {
    const [newest] = canvas.getAllByRole('listitem');
    await expect(newest).toHaveTextContent(
      '2 tenants successfully updated!Paid: Yes. Ada Park (A01), Ben Okafor (A02)Undo2:47 PM',
    );
    const undo = canvas.getAllByRole('button', { name: 'Undo' });
    for (const button of undo) await userEvent.click(button);
    await expect(args.entries[2]?.action?.onAction).toHaveBeenCalledTimes(undo.length);
    await expect(canvas.getAllByRole('img', { name: 'Error' })).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages yet.')).toBeVisible();
  },
};
