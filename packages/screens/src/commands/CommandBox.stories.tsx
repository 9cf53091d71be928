import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { commandSearches, staffCommands } from './CommandBox.states.ts';
import { CommandBox } from './CommandBox.tsx';

const meta = {
  title: 'Screens/Everyone/Command box',
  tags: ['framed'],
  component: CommandBox,
  args: {
    query: '',
    groups: staffCommands,
    search: commandSearches.idle,
    onQueryChange: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CommandBox>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-70
export const Empty: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '/' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'keys' }));
  },
};

// SHL-73
export const Found: Story = { args: { query: 'mill', search: commandSearches.found } };

// SHL-73
export const Searching: Story = { args: { query: 'mill', search: commandSearches.searching } };

// SHL-73
export const Failed: Story = {
  args: { query: 'tenant', search: commandSearches.failed },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Tenant List',
      'Upload Tenants',
    ]);
    await expect(screen.getByText('Facilities and tenants could not be searched.')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
};

// SHL-73
export const NothingFound: Story = {
  args: { query: 'zzz', search: { status: 'found', groups: [] } },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getByText('Nothing found.')).toHaveAttribute('aria-live', 'polite');
  },
};
