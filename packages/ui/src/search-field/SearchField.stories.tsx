import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../dialog/index.ts';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Widgets/Fields/SearchField',
  tags: ['framed'],
  component: SearchField,
  args: { label: 'Name', onValueChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClearedByEscape: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Name' });
    await userEvent.type(field, 'Diaz');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'Diaz' });
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '' });
  },
};

/** Escape clears the text first, and then closes the dialog. */
export const InADialog: Story = {
  tags: ['journey'],
  render: (args) => (
    <Dialog defaultOpen title="Tag tenants">
      <SearchField {...args} />
    </Dialog>
  ),
  play: async () => {
    const field = await screen.findByRole('searchbox', { name: 'Name' });
    await userEvent.type(field, 'Diaz');
    // An input method discards what it composes.
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(field).toHaveValue('Diaz');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const SizesAndStates: Story = {
  render: () => (
    <InBothThemes>
      <SearchField label="Facility number" placeholder="Facility number" labelHidden />
      <SearchField label="Facility number" defaultValue="10" />
      <SearchField label="Name" size="small" defaultValue="Diaz" />
      <SearchField label="Name" disabled />
    </InBothThemes>
  ),
};
