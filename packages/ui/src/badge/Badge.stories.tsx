import type { Meta, StoryObj } from '@storybook/react-vite';
import Flag from 'lucide-react/icons/flag';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Widgets/Data/Badge',
  component: Badge,
  args: { children: 'Monitor' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Tones: Story = {
  render: () => (
    <InBothThemes>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Badge>Monitor</Badge>
        <Badge>Admin</Badge>
        <Badge tone="success">Provided proof</Badge>
        <Badge tone="warning">
          <Flag aria-hidden /> Tagged
        </Badge>
        <Badge tone="danger">Bad address</Badge>
        <Badge tone="info">Opted out</Badge>
        <Badge title="Premium customer">P</Badge>
        <Badge>7</Badge>
        <Badge tone="info">1,204</Badge>
      </div>
    </InBothThemes>
  ),
};
