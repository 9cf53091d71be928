import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { rootContract } from '../testing/rootContract.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Widgets/Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Last export: 11/19/2026, 214 facilities',
    children: <Button>Export</Button>,
  },
  decorators: [(Story) => <div style={{ padding: 48 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG: tooltip. */
export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Export' });
    await expect(button).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('Last export: 11/19/2026, 214 facilities');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await screen.findByRole('tooltip');
  },
};

const contract = rootContract<HTMLDivElement>((probe) => (
  <Tooltip {...probe} content="Last export">
    <Button>Export</Button>
  </Tooltip>
));

export const Contract: Story = {
  ...contract,
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await contract.play();
  },
};
