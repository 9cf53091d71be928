import type { ComponentType } from 'react';
import { paths } from './paths.ts';
import { lazyPage } from './reload/lazyPage.ts';
import type { Access } from './session/guard.ts';

export interface PortalRoute {
  /** The address without its query. */
  path: string;
  /** The page's name in the document title and in the breadcrumb. */
  title: string;
  access: Access;
  Page: ComponentType;
}

const staff: Access = ['monitor'];
const managers: Access = ['manager'];

/** The route map (SHL-4): the guard, the titles and the breadcrumb all read it. */
export const routes: readonly PortalRoute[] = [
  {
    path: paths.home,
    title: 'Home',
    access: 'open',
    Page: lazyPage(() => import('./home/HomePage.tsx').then((it) => it.HomePage)),
  },
  {
    path: paths.login,
    title: 'Login',
    access: 'public',
    Page: lazyPage(() => import('./login/LoginPage.tsx').then((it) => it.LoginPage)),
  },
  {
    path: paths.logout,
    title: 'Logout',
    // It ends the session it was opened with, and stays for its second after that.
    access: 'public',
    Page: lazyPage(() => import('./login/LogoutPage.tsx').then((it) => it.LogoutPage)),
  },
  {
    path: paths.unauthorized,
    title: 'Unauthorized',
    access: 'open',
    Page: lazyPage(() => import('./pages/UnauthorizedPage.tsx').then((it) => it.UnauthorizedPage)),
  },
  {
    path: paths.helpVideos,
    title: 'Help Videos',
    access: 'public',
    Page: lazyPage(() => import('./pages/HelpVideosPage.tsx').then((it) => it.HelpVideosPage)),
  },
  {
    path: paths.profile,
    title: 'Profile',
    access: 'signed-in',
    Page: lazyPage(() => import('./profile/ProfilePage.tsx').then((it) => it.ProfilePage)),
  },
  {
    path: paths.addFacility,
    title: 'Add Facility',
    access: staff,
    Page: lazyPage(() =>
      import('./facilities/AddFacilityPage.tsx').then((it) => it.AddFacilityPage),
    ),
  },
  {
    path: paths.facilities,
    title: 'Facility List',
    access: staff,
    Page: lazyPage(() => import('./facilities/FacilitiesPage.tsx').then((it) => it.FacilitiesPage)),
  },
  {
    path: paths.tenants,
    title: 'Tenant List',
    access: staff,
    Page: lazyPage(() => import('./tenants/TenantsPage.tsx').then((it) => it.TenantsPage)),
  },
  {
    path: paths.importTenants,
    title: 'Upload Tenants',
    access: staff,
    Page: lazyPage(() =>
      import('./imports/ImportTenantsPage.tsx').then((it) => it.ImportTenantsPage),
    ),
  },
  {
    path: paths.sendLetters,
    title: 'Send Proof Letters',
    access: staff,
    Page: lazyPage(() => import('./letters/SendLettersPage.tsx').then((it) => it.SendLettersPage)),
  },
  {
    path: paths.letterBatches,
    title: 'Letter Batches',
    access: staff,
    Page: lazyPage(() =>
      import('./letters/LetterBatchesPage.tsx').then((it) => it.LetterBatchesPage),
    ),
  },
  {
    path: paths.manageTenants,
    title: 'Manage Tenants',
    access: managers,
    Page: lazyPage(() =>
      import('./tenants/ManageTenantsPage.tsx').then((it) => it.ManageTenantsPage),
    ),
  },
  {
    path: paths.users,
    title: 'Manage Users',
    access: staff,
    Page: lazyPage(() => import('./users/UsersPage.tsx').then((it) => it.UsersPage)),
  },
];

/** Every other address: Page Not Found, to everyone (SHL-8). */
export const notFound: PortalRoute = {
  path: '*',
  title: 'Page Not Found',
  access: 'public',
  Page: lazyPage(() => import('./pages/NotFoundPage.tsx').then((it) => it.NotFoundPage)),
};

/** The route of an address; a slash at its end makes no difference. */
export const routeAt = (path: string): PortalRoute => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.find((route) => route.path === plain) ?? notFound;
};
