import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Widgets/Actions/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'Home', href: '#/' }, { label: 'Send Proof Letters' }] },
  // Both themes render the same landmark.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSteps: Story = {
  decorators: [(Story) => <InBothThemes>{Story()}</InBothThemes>],
  play: async ({ canvas }) => {
    const [way] = canvas.getAllByRole('navigation', { name: 'Breadcrumb' });
    await expect(way).toHaveTextContent('Home ~ Send Proof Letters');
    const [home] = canvas.getAllByRole('link', { name: 'Home' });
    await expect(home).toHaveAttribute('href', '#/');
    const [last] = canvas.getAllByText('Send Proof Letters');
    await expect(last).toHaveAttribute('aria-current', 'page');
  },
};
