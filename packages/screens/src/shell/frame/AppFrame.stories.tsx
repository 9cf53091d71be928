import { Breadcrumbs } from '@audit-letters/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PageLayout } from '../../page/PageLayout.tsx';
import { AppFrame } from './AppFrame.tsx';
import { MaintenanceBanner, OutOfDateBanner } from './Banners.tsx';
import { IdleOverlay } from './IdleOverlay.tsx';
import { topBarStates } from './TopBar.states.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    topBar: (
      <TopBar
        {...topBarStates.manager}
        theme="light"
        homeHref="/"
        profileHref="/profile"
        logoutHref="/logout"
        onSupportOpen={fn()}
        onMessageLogOpen={fn()}
        onThemeChange={fn()}
      />
    ),
    breadcrumb: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Profile' }]} />,
    children: <PageLayout title="Profile">The page.</PageLayout>,
  },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-24
export const Calm: Story = {};

// SHL-28, SHL-30
export const WithBanners: Story = {
  args: {
    banners: (
      <>
        <OutOfDateBanner onReload={fn()} />
        <MaintenanceBanner scheduledFor={new Date(2027, 0, 15, 18, 30)} onDismiss={fn()} />
      </>
    ),
  },
};

// SHL-32
/** The overlay covers the page and ignores pointer events. */
export const Idle: Story = {
  args: {
    children: (
      <>
        <PageLayout title="Profile">The page.</PageLayout>
        <IdleOverlay />
      </>
    ),
  },
};
