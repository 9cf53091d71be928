import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [{ label: 'Home', href: '#/' }, { label: 'Send Proof Letters' }];

const meta = {
  title: 'Widgets/Actions/Breadcrumbs',
  component: Breadcrumbs,
  args: { items },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSteps: Story = {
  play: async ({ canvas }) => {
    const way = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(way).toHaveTextContent('Home ~ Send Proof Letters');
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#/');
    await expect(canvas.getByText('Send Proof Letters')).toHaveAttribute('aria-current', 'page');
  },
};

export const BothThemes: Story = {
  render: () => (
    <InBothThemes>
      <Breadcrumbs items={items} />
    </InBothThemes>
  ),
  // Both themes render the same landmark.
  parameters: {
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
};
