import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { savedViewsStates } from './SavedViews.states.ts';
import { SavedViews } from './SavedViews.tsx';

const meta = {
  component: SavedViews,
  args: {
    ...savedViewsStates.several,
    onOpenChange: fn(),
    onSave: fn(),
    onChoose: fn(),
    onLinkCopy: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
  return within(await screen.findByRole('dialog', { name: 'Views' }));
};

// SHL-80
export const Several: Story = {
  play: async ({ args, canvas }) => {
    const panel = await open(canvas);
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    // The panel fades in.
    await waitFor(() => expect(panel.getByText('1,084')).toBeVisible());
    const syrasoft = expect.objectContaining({ name: 'Syrasoft' });
    await userEvent.click(panel.getByRole('button', { name: 'Copy the link of Syrasoft' }));
    await expect(args.onLinkCopy).toHaveBeenCalledWith(syrasoft);
    await userEvent.click(panel.getByRole('button', { name: 'Remove Syrasoft' }));
    await expect(args.onRemove).toHaveBeenCalledWith(syrasoft);
    await userEvent.type(panel.getByLabelText('Name of the view'), 'Syrasoft');
    await userEvent.click(panel.getByRole('button', { name: 'Replace' }));
    await expect(args.onSave).toHaveBeenCalledWith('Syrasoft');
  },
};

export const None: Story = {
  args: savedViewsStates.none,
  play: async ({ args, canvas }) => {
    const panel = await open(canvas);
    await expect(panel.getByRole('button', { name: 'Save view' })).toBeDisabled();
    await userEvent.type(panel.getByLabelText('Name of the view'), ' Mine {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Mine');
  },
};

// SHL-81
export const Counting: Story = {
  args: savedViewsStates.counting,
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await waitFor(() => expect(panel.getByText(/leave out names and units/)).toBeVisible());
  },
};
