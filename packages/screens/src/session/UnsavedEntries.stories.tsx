import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { UnsavedEntries } from './UnsavedEntries.tsx';

const meta = {
  title: 'Screens/Everyone/Unsaved entries',
  tags: ['framed'],
  component: UnsavedEntries,
  args: {
    entries: [
      { label: 'Note', text: 'Called on Monday. Will send the declarations page this week.' },
      { label: 'Zip Code', text: '97204' },
    ],
    form: 'Edit Tenant, Ana Ortiz, facility L-101',
    onClose: fn(),
  },
} satisfies Meta<typeof UnsavedEntries>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-95
export const Open: Story = {
  play: async () => {
    await expect(await screen.findByLabelText('Note')).toHaveValue(
      'Called on Monday. Will send the declarations page this week.',
    );
    await expect(screen.getByRole('button', { name: 'Copy Zip Code' })).toBeVisible();
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      /^Your session ended before the entries in “Edit Tenant, Ana Ortiz, facility L-101” were saved\./,
    );
  },
};

// SHL-95
export const Discarded: Story = {
  tags: ['journey'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
