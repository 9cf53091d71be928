import { Breadcrumbs } from '@audit-letters/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PageLayout } from '../../layout/PageLayout.tsx';
import { ActivityButton } from '../activity/ActivityButton.tsx';
import { navStates } from '../nav/nav.states.ts';
import { ScreenMenu } from '../nav/ScreenMenu.tsx';
import { ScreenNav } from '../nav/ScreenNav.tsx';
import { AppFrame } from './AppFrame.tsx';
import { MaintenanceBanner, OutOfDateBanner } from './Banners.tsx';
import { IdleOverlay } from './IdleOverlay.tsx';
import { topBarStates } from './TopBar.states.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Screens/Everyone/Frame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    topBar: (
      <TopBar
        {...topBarStates.manager}
        theme="light"
        menu={
          <ScreenMenu
            {...navStates.manager}
            welcomeName="Rosa Lindqvist"
            theme="light"
            onThemeChange={fn()}
          />
        }
        homeHref="/"
        profileHref="/profile"
        logoutHref="/logout"
        onCommandsOpen={fn()}
        onSupportOpen={fn()}
        activity={<ActivityButton jobs={[]} news={0} open={false} onOpenChange={fn()} />}
        onThemeChange={fn()}
      />
    ),
    breadcrumb: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Profile' }]} />,
    nav: <ScreenNav {...navStates.manager} />,
    children: <PageLayout title="Profile">The page.</PageLayout>,
  },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-25, SHL-68
/** The most links beside the longest title. */
export const StaffNavigation: Story = {
  args: {
    breadcrumb: (
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Send Proof Letters' }]} />
    ),
    nav: <ScreenNav {...navStates.staff} currentHref="/send-letters" />,
    children: <PageLayout title="Send Proof Letters">The page.</PageLayout>,
  },
};

// SHL-28, SHL-30
export const WithBanners: Story = {
  tags: ['whole-screen'],
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
