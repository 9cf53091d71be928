import type { ScreenNavProps } from './ScreenNav.tsx';

/** The navigation of each role. */
export const navStates = {
  staff: {
    items: [
      { label: 'Facilities', href: '/list-facilities' },
      { label: 'Tenants', href: '/tenant-list' },
      { label: 'Letters', href: '/send-letters' },
      { label: 'Batches', href: '/letter-batches' },
      { label: 'Upload', href: '/upload-tenants' },
      { label: 'Users', href: '/manage-users' },
    ],
    currentHref: '/tenant-list',
  },
  manager: {
    items: [{ label: 'Manage Tenants', href: '/manage-tenants' }],
    currentHref: '/profile',
  },
} satisfies Record<string, ScreenNavProps>;
