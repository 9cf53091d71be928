import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { press, retype } from '../fixtures/plays.ts';
import { savedViewsStates } from './SavedViews.states.ts';
import { SavedViews } from './SavedViews.tsx';

const meta = {
  title: 'Screens/Everyone/Saved views',
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

// SHL-80
export const Several: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1,084')).toBeVisible();
    const name = canvas.getByLabelText('Name of the view');
    await userEvent.type(name, 'Syrasoft');
    await press(canvas, 'Replace');
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Syrasoft' });
    await expect(name).toHaveFocus();
  },
};

// SHL-80
export const None: Story = {
  args: savedViewsStates.none,
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText('Name of the view');
    await expect(canvas.getByRole('button', { name: 'Save view' })).toBeDisabled();
    await userEvent.type(name, ' \u200b');
    await expect(canvas.getByRole('button', { name: 'Save view' })).toBeDisabled();
    await retype(name, ' Mine {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Mine' });
  },
};

// SHL-80
/** Names of other scripts and a hundred views. The form stays in view. */
export const Many: Story = {
  args: savedViewsStates.many,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(100);
    const name = canvas.getByLabelText('Name of the view');
    const { bottom } = name.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

// SHL-80
export const Counting: Story = { args: savedViewsStates.counting };
