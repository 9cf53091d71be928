import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { selectAllMatching, selectIds } from '../selection/index.ts';
import { TableSelection } from './index.ts';

const meta = {
  title: 'Widgets/Data/TableSelection',
  component: TableSelection<number, string>,
  args: {
    selection: selectIds([4, 7, 9]),
    filter: 'opt_out',
    total: 432,
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof TableSelection<number, string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeSelected: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 432' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      selection: selectAllMatching('opt_out', 432),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ selection: selectIds([]) });
  },
};

export const AllMatchingSelected: Story = {
  args: { selection: selectAllMatching('opt_out', 432) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 432 selected')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Select all/ })).toBeNull();
  },
};
