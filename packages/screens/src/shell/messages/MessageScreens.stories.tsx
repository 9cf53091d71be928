import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press } from '../../fixtures/plays.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { LogoutScreen, NotFoundScreen, UnauthorizedScreen } from './MessageScreens.tsx';

const meta = {
  title: 'Screens/Everyone/Short messages',
  component: NotFoundScreen,
  args: { homeHref: '/' },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-11
export const NotFound: Story = { tags: ['whole-screen'] };

// SHL-4
export const Unauthorized: Story = {
  render: (args) => <UnauthorizedScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You do not have the proper permissions to view this page.'),
    ).toBeVisible();
  },
};

// SHL-4
export const Logout: Story = { render: () => <LogoutScreen /> };

const retry = fn();

export const RenderError: Story = {
  render: (args) => (
    <ErrorScreen {...args} message="Cannot read a field of nothing." onRetry={retry} />
  ),
  play: async ({ canvas }) => {
    await press(canvas, 'Retry');
    await expect(retry).toHaveBeenCalled();
  },
};

// SHL-28
export const ChunkLoadError: Story = {
  render: (args) => (
    <ErrorScreen
      {...args}
      message="This page could not be loaded. The application may have been updated."
      needsReload
      onRetry={retry}
    />
  ),
};
