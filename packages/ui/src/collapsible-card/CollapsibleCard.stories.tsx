import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { CollapsibleCard } from './CollapsibleCard.tsx';

const meta = {
  title: 'Widgets/Data/CollapsibleCard',
  component: CollapsibleCard,
  args: {
    title: 'Your Facility',
    children: '1001, 12 Harbor Lane, Astoria, OR 97103',
  },
} satisfies Meta<typeof CollapsibleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenAndClose: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button', { name: 'Your Facility' });
    const content = canvas.getByText(/Harbor Lane/);
    await expect(control).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(control).toHaveAttribute('aria-expanded', 'false');
    await expect(content).not.toBeVisible();
    await userEvent.keyboard(' ');
    await expect(content).toBeVisible();
  },
};

export const OpenAndClosed: Story = {
  render: () => (
    <InBothThemes>
      <CollapsibleCard title="Your Facility">
        1001, 12 Harbor Lane, Astoria, OR 97103
      </CollapsibleCard>
      <CollapsibleCard title="Mailing dates" defaultOpen={false}>
        Audit letter date 9/1/2026
      </CollapsibleCard>
    </InBothThemes>
  ),
};
