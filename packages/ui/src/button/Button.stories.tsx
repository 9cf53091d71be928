import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { expect, fn, userEvent } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Widgets/Actions/Button',
  component: Button,
  args: { children: 'Import tenants', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};

export const VariantsAndSizes: Story = {
  render: () => (
    <InBothThemes stacked>
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Button variant={variant}>Generate letters</Button>
          <Button variant={variant} loading>
            Generate letters
          </Button>
          <Button variant={variant} icon={<Download />}>
            Download
          </Button>
          <Button variant={variant} icon={<Download />} loading>
            Download
          </Button>
          <Button variant={variant} disabled>
            Save
          </Button>
          <Button variant={variant} size="small">
            Confirm
          </Button>
          <Button variant={variant} size="small" loading>
            Confirm
          </Button>
          <Button variant={variant} size="small" icon={<Plus />}>
            Add user
          </Button>
          {variant !== 'danger' && variant !== 'primary' && (
            <Button variant={variant} aria-pressed="true">
              Show filters
            </Button>
          )}
        </div>
      ))}
    </InBothThemes>
  ),
};

export const Loading: Story = {
  args: { loading: true, variant: 'primary' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Import tenants' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Choose a facility first.', type: 'submit' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Import tenants' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Choose a facility first.');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
