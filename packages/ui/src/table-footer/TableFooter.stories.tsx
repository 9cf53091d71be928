import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { selectIds } from '../selection/index.ts';
import { TableFooter } from './index.ts';

interface TenantFilter {
  status: string;
}

const meta = {
  title: 'Widgets/Data/TableFooter',
  component: TableFooter<number, TenantFilter>,
  args: { from: 1, to: 100, total: 432, page: 1, lastPage: 5, onPageChange: fn() },
} satisfies Meta<typeof TableFooter<number, TenantFilter>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutSelection: Story = {};

export const SomeSelected: Story = {
  args: {
    selection: selectIds([4, 7, 9]),
    onSelectionChange: fn(),
    filter: { status: 'opt_out' },
  },
};

export const PageSize: Story = {
  args: { pageSize: 100, onPageSizeChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Rows per page' }),
      '25 rows',
    );
    await expect(args.onPageSizeChange).toHaveBeenCalledWith({ pageSize: 25 });
  },
};

export const Empty: Story = { args: { from: null, to: null, total: 0, lastPage: 1 } };
