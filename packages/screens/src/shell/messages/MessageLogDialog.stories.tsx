import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MessageLogDialog } from './MessageLogDialog.tsx';

const at = (hour: number, minute: number) => new Date(2026, 10, 20, hour, minute).getTime();

const meta = {
  component: MessageLogDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    entries: [
      { id: 1, time: at(9, 12), tone: 'normal', text: 'Facility D-1042 has been deleted!' },
      { id: 2, time: at(9, 40), tone: 'error', text: 'Exporting the facilities: Network Error' },
      { id: 3, time: at(10, 5), tone: 'normal', text: 'Profile has been updated!' },
      {
        ...{ id: 4, time: at(10, 7), tone: 'normal', text: 'Ana Ortiz: Opted Out' },
        action: { label: 'Undo', lasting: true, onAction: fn() },
      },
    ],
  },
} satisfies Meta<typeof MessageLogDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewestFirst: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Messages' });
    await expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ana Ortiz: Opted OutUndo10:07 AM',
      'Profile has been updated!10:05 AM',
      'Exporting the facilities: Network Error9:40 AM',
      'Facility D-1042 has been deleted!9:12 AM',
    ]);
  },
};

export const Empty: Story = { args: { entries: [] } };
