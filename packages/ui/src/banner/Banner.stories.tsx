import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Widgets/Feedback/Banner',
  component: Banner,
  args: { children: 'Application has been updated. Please refresh to update.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Dismissible: Story = {
  args: { tone: 'warning', onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const Tones: Story = {
  render: () => (
    <InBothThemes>
      <Banner action={<Button size="small">Reload</Button>}>
        Application has been updated. Please refresh to update.
      </Banner>
      <Banner
        tone="warning"
        title="Planned maintenance is scheduled for 11/28/2026 at 9:00 PM."
        onDismiss={() => {}}
      >
        This should take less than 15 minutes. We apologize for any inconvenience this may cause.
      </Banner>
      <Banner tone="danger">
        To improve security, please consider changing the password that was generated for your
        account.
      </Banner>
    </InBothThemes>
  ),
};
