import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Widgets/Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'The tenants could not be loaded.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const WithAndWithoutText: Story = {
  render: () => (
    <InBothThemes>
      <ErrorState title="The tenants could not be loaded." onRetry={() => {}}>
        Network Error. Nothing you entered is lost.
      </ErrorState>
      <ErrorState title="The tenants could not be loaded." />
    </InBothThemes>
  ),
};
