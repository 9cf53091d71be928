import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta = {
  title: 'Widgets/Data/Pagination',
  component: Pagination,
  args: { page: 5, lastPage: 44, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

function Paged({ page: first, onPageChange, ...props }: PaginationProps) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(change) => {
        onPageChange(change);
        setPage(change.page);
      }}
    />
  );
}

export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('44 pages')).toBeVisible();
  },
};

export const FirstPage: Story = { args: { page: 1 } };

export const OnlyPage: Story = {
  args: { page: 1, lastPage: 1 },
  play: async ({ canvas }) => {
    const [first, previous, only, next, last] = canvas.getAllByRole('button');
    for (const step of [first, previous, next, last])
      await expect(step).toHaveAttribute('aria-disabled', 'true');
    await expect(only).toHaveAttribute('aria-current', 'page');
  },
};

export const Keyboard: Story = {
  args: { page: 42 },
  render: (args) => <Paged {...args} />,
  play: async ({ args, canvas, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('Next keeps the focus on the last page and does nothing there', async () => {
      button('Next page').focus();
      await userEvent.keyboard('{Enter}{Enter}{Enter}');
      await expect(args.onPageChange).toHaveBeenCalledTimes(2);
      await expect(button('Page 44')).toHaveAttribute('aria-current', 'page');
      await expect(button('Next page')).toHaveFocus();
      await expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
    });
    await step('First, Previous, Last and a page number select their page', async () => {
      await userEvent.click(button('First page'));
      await userEvent.click(button('Page 3'));
      await userEvent.click(button('Previous page'));
      await userEvent.click(button('Last page'));
      const pages = [43, 44, 1, 3, 2, 44];
      await expect(args.onPageChange).toHaveBeenCalledTimes(pages.length);
      for (const [index, page] of pages.entries())
        await expect(args.onPageChange).toHaveBeenNthCalledWith(index + 1, { page });
    });
  },
};
