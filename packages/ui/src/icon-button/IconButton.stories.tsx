import type { Meta, StoryObj } from '@storybook/react-vite';
import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash';
import { fn } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Widgets/Actions/IconButton',
  component: IconButton,
  args: { label: 'Refresh', icon: <RotateCw />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {};

export const VariantsAndSizes: Story = {
  render: () => (
    <InBothThemes>
      {(['ghost', 'secondary', 'primary', 'danger'] as const).map((variant) => (
        <div key={variant} style={{ display: 'flex', gap: 12 }}>
          <IconButton variant={variant} label="Refresh" icon={<RotateCw />} />
          <IconButton variant={variant} label="Edit facility 1001" icon={<Pencil />} size="small" />
          <IconButton variant={variant} label="Refresh" icon={<RotateCw />} loading />
          <IconButton variant={variant} label="Delete facility 1001" icon={<Trash2 />} disabled />
        </div>
      ))}
    </InBothThemes>
  ),
};
