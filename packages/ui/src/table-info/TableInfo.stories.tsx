import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rootContract } from '../testing/rootContract.tsx';
import { TableInfo } from './index.ts';

const meta = {
  title: 'Widgets/Data/TableInfo',
  component: TableInfo,
  args: { from: 101, to: 200, total: 432 },
} satisfies Meta<typeof TableInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Displaying 101 to 200 of 432 items')).toBeVisible();
  },
};

export const NoRows: Story = {
  args: { from: null, to: null, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No relevant data')).toBeVisible();
  },
};

export const PageOutOfRange: Story = {
  args: { from: null, to: null, total: 200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No relevant data')).toBeVisible();
  },
};

export const Contract = rootContract<HTMLParagraphElement>((probe) => (
  <TableInfo {...probe} from={1} to={2} total={2} />
));
