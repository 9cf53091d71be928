import type { Session } from '@audit-letters/api-client';
import { parseId } from '@audit-letters/api-client/values';
import type { NavItem } from '@audit-letters/screens';
import { type LazyPage, lazyPage } from './lazyPage.ts';
import { paths } from './paths.ts';
import { type Access, isAllowed } from './session/guard.ts';

export interface PortalRoute {
  /** The address without its query. */
  path: string;
  /** The page's name in the document title and in the breadcrumb. */
  title: string;
  /** The short name in the navigation (SHL-68). Screens without one are reached from other screens. */
  nav?: string;
  access: Access;
  /** Whether the page needs more than the calls of the specification. */
  extras?: true;
  /** The address of the list that the page belongs to. */
  parent?: string;
  Page: LazyPage;
}

const staff = ['monitor'] as const;
const managers = ['manager'] as const;

/** The route map (SHL-4): the guard, the titles, the breadcrumb and the navigation all read it. */
export const routes: readonly PortalRoute[] = [
  {
    path: paths.home,
    title: 'Home',
    access: 'open',
    Page: lazyPage(() => import('./home/HomePage.tsx'), 'HomePage'),
  },
  {
    path: paths.login,
    title: 'Login',
    access: 'public',
    Page: lazyPage(() => import('./session/LoginPage.tsx'), 'LoginPage'),
  },
  {
    path: paths.logout,
    title: 'Logout',
    // The page ends the session and must stay open for a second after that.
    access: 'public',
    Page: lazyPage(() => import('./session/LogoutPage.tsx'), 'LogoutPage'),
  },
  {
    path: paths.choosePassword,
    extras: true,
    title: 'Choose Password',
    access: 'public',
    Page: lazyPage(() => import('./users/ChoosePasswordPage.tsx'), 'ChoosePasswordPage'),
  },
  {
    path: paths.unauthorized,
    title: 'Unauthorized',
    access: 'open',
    Page: lazyPage(() => import('./shell/leftoverPages.tsx'), 'UnauthorizedPage'),
  },
  {
    path: paths.helpVideos,
    title: 'Help Videos',
    access: 'public',
    Page: lazyPage(() => import('./shell/leftoverPages.tsx'), 'HelpVideosPage'),
  },
  {
    path: paths.profile,
    title: 'Profile',
    access: 'signed-in',
    Page: lazyPage(() => import('./profile/ProfilePage.tsx'), 'ProfilePage'),
  },
  {
    path: paths.security,
    extras: true,
    title: 'Security',
    access: 'signed-in',
    parent: paths.profile,
    Page: lazyPage(() => import('./profile/SecurityPage.tsx'), 'SecurityPage'),
  },
  {
    path: paths.addFacility,
    title: 'Add Facility',
    access: staff,
    Page: lazyPage(() => import('./facilities/AddFacilityPage.tsx'), 'AddFacilityPage'),
  },
  {
    path: paths.facilities,
    title: 'Facility List',
    nav: 'Facilities',
    access: staff,
    Page: lazyPage(() => import('./facilities/FacilitiesPage.tsx'), 'FacilitiesPage'),
  },
  {
    path: paths.tenants,
    title: 'Tenant List',
    nav: 'Tenants',
    access: staff,
    Page: lazyPage(() => import('./tenants/TenantsPage.tsx'), 'TenantsPage'),
  },
  {
    path: paths.bin,
    extras: true,
    title: 'Bin',
    access: ['admin'],
    Page: lazyPage(() => import('./tenants/BinPage.tsx'), 'BinPage'),
  },
  {
    path: paths.sendLetters,
    title: 'Send Proof Letters',
    nav: 'Letters',
    access: staff,
    Page: lazyPage(() => import('./letters/SendLettersPage.tsx'), 'SendLettersPage'),
  },
  {
    path: paths.letterBatches,
    title: 'Letter Batches',
    nav: 'Batches',
    access: staff,
    Page: lazyPage(() => import('./letters/LetterBatchesPage.tsx'), 'LetterBatchesPage'),
  },
  {
    path: paths.importTenants,
    title: 'Upload Tenants',
    nav: 'Upload',
    access: staff,
    Page: lazyPage(() => import('./imports/ImportTenantsPage.tsx'), 'ImportTenantsPage'),
  },
  {
    path: paths.manageTenants,
    title: 'Manage Tenants',
    nav: 'Manage Tenants',
    access: managers,
    Page: lazyPage(() => import('./tenants/ManageTenantsPage.tsx'), 'ManageTenantsPage'),
  },
  {
    path: paths.users,
    title: 'Manage Users',
    nav: 'Users',
    access: staff,
    Page: lazyPage(() => import('./users/UsersPage.tsx'), 'UsersPage'),
  },
];

/** A page of one record. The id in its address is a decimal number, as on the wire (WIR-38). */
const recordRoutes = [
  {
    path: '/facilities/:id',
    extras: true,
    title: 'Facility',
    parent: paths.facilities,
    access: staff,
    Page: lazyPage(() => import('./facilities/FacilityPage.tsx'), 'FacilityPage'),
  },
  {
    path: '/tenants/:id',
    extras: true,
    title: 'Tenant',
    parent: paths.tenants,
    access: staff,
    Page: lazyPage(() => import('./tenants/TenantPage.tsx'), 'TenantPage'),
  },
] satisfies PortalRoute[];

/** The route of all other addresses: Page Not Found, for everyone (SHL-6). */
export const notFound: PortalRoute = {
  path: '*',
  title: 'Page Not Found',
  access: 'public',
  Page: lazyPage(() => import('./shell/leftoverPages.tsx'), 'NotFoundPage'),
};

/** The route of an address, with or without a slash at its end. */
export const routeAt = (path: string): PortalRoute => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const idStart = plain.lastIndexOf('/') + 1;
  const recordPath = parseId(plain.slice(idStart)) && `${plain.slice(0, idStart)}:id`;
  return (
    routes.find((route) => route.path === plain) ??
    recordRoutes.find((route) => route.path === recordPath) ??
    notFound
  );
};

/** The screens of the navigation in order, for staff or for managers (SHL-68). */
export function navOf(session: Session | null): NavItem[] {
  const access = isAllowed(session, staff) ? staff : managers;
  if (!isAllowed(session, access)) return [];
  return routes.flatMap((route) =>
    route.nav && route.access === access ? [{ label: route.nav, href: route.path }] : [],
  );
}
