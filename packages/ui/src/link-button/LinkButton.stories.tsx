import type { Meta, StoryObj } from '@storybook/react-vite';
import Upload from 'lucide-react/icons/upload';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Widgets/Actions/LinkButton',
  component: LinkButton,
  args: { href: '#/upload-tenants', children: 'Import tenants' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};

export const VariantsAndSizes: Story = {
  render: () => (
    <InBothThemes>
      {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
        <div key={variant} style={{ display: 'flex', gap: 12 }}>
          <LinkButton href="#/" variant={variant} icon={<Upload />}>
            Import tenants
          </LinkButton>
          <LinkButton href="#/" variant={variant} size="small">
            View tenants
          </LinkButton>
        </div>
      ))}
    </InBothThemes>
  ),
};
