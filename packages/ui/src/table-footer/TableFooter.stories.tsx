import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { selectIds } from '../selection/index.ts';
import { TableFooter } from './index.ts';

const meta = {
  title: 'Widgets/Data/TableFooter',
  component: TableFooter<number, string>,
  args: { from: 1, to: 100, total: 432, page: 1, lastPage: 5, onPageChange: fn() },
} satisfies Meta<typeof TableFooter<number, string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutSelection: Story = {};

export const SomeSelected: Story = {
  args: { selection: selectIds([4, 7, 9]), onSelectionChange: fn(), filter: 'opt_out' },
};

export const PageSize: Story = { args: { pageSize: 100, onPageSizeChange: fn() } };

export const Empty: Story = { args: { from: null, to: null, total: 0, lastPage: 1 } };
