import type { Permission } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';
import { navOf, notFound, routeAt, routes } from './routes.tsx';
import { guard } from './session/guard.ts';
import { readSession } from './session/store.ts';

it('has a route for every fixed path', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  expect(routes.map(({ path }) => path)).toEqual(fixed);
});

it.each([
  ['/', 'Home'],
  ['/send-letters', 'Send Proof Letters'],
  ['/send-letters/', 'Send Proof Letters'],
  // FAC-87
  ['/facilities/12', 'Facility'],
  ['/facilities/12/', 'Facility'],
  ['/facilities/', 'Page Not Found'],
  ['/facilities/L-101', 'Page Not Found'],
  ['/facilities/:id', 'Page Not Found'],
  ['/facilities/012', 'Page Not Found'],
  ['/facilities/-1', 'Page Not Found'],
  ['/facilities/12/tenants', 'Page Not Found'],
  ['//', 'Page Not Found'],
  ['/send-letters/1', 'Page Not Found'],
  ['/Send-Letters', 'Page Not Found'],
  ['', 'Page Not Found'],
])('finds at %j the page %j', (path, title) => {
  expect(routeAt(path).title).toBe(title);
});

// SHL-2, SHL-4, SHL-6, SHL-7
it.each([
  // Path, title, and what nobody, a user without permissions, a manager, a monitor and an admin find there.
  ['/', 'Home', 'login', 'show', 'show', 'show', 'show'],
  ['/login', 'Login', 'show', 'show', 'show', 'show', 'show'],
  ['/unauthorized', 'Unauthorized', 'login', 'show', 'show', 'show', 'show'],
  ['/help-videos', 'Help Videos', 'show', 'show', 'show', 'show', 'show'],
  ['/profile', 'Profile', 'login', 'unauthorized', 'show', 'show', 'show'],
  ['/add-facility', 'Add Facility', 'login', 'unauthorized', 'unauthorized', 'show', 'show'],
  ['/list-facilities', 'Facility List', 'login', 'unauthorized', 'unauthorized', 'show', 'show'],
  ['/tenant-list', 'Tenant List', 'login', 'unauthorized', 'unauthorized', 'show', 'show'],
  ['/upload-tenants', 'Upload Tenants', 'login', 'unauthorized', 'unauthorized', 'show', 'show'],
  ['/send-letters', 'Send Proof Letters', 'login', 'unauthorized', 'unauthorized', 'show', 'show'],
  ['/letter-batches', 'Letter Batches', 'login', 'unauthorized', 'unauthorized', 'show', 'show'],
  ['/manage-tenants', 'Manage Tenants', 'login', 'unauthorized', 'show', 'unauthorized', 'show'],
  ['/deleted-tenants', 'Bin', 'login', 'unauthorized', 'unauthorized', 'unauthorized', 'show'],
  ['/manage-users', 'Manage Users', 'login', 'unauthorized', 'unauthorized', 'show', 'show'],
  ['/no/such/page', 'Page Not Found', 'show', 'show', 'show', 'show', 'show'],
])('opens %j, %s, to the right people', (path, title, ...verdicts) => {
  const route = routeAt(path);
  expect(route.title).toBe(title);
  const people = [
    null,
    sessionOf(),
    ...(['manager', 'monitor', 'admin'] as const).map((role) => sessionOf(role)),
  ];
  expect(people.map((person) => guard(route.access, person))).toEqual(verdicts);
});

it('opens the page that is not found to everyone', () => {
  expect(notFound.access).toBe('public');
});

const staffNav = ['Facilities', 'Tenants', 'Letters', 'Batches', 'Upload', 'Users'];

// SHL-68
it.each([
  ['an admin', ['admin'], staffNav],
  ['a monitor', ['monitor'], staffNav],
  ['a manager', ['manager'], ['Manage Tenants']],
  ['a user without permissions', [], []],
] as const)('shows %s the screens they may open', (_who, permissions, labels) => {
  expect(navOf(sessionOf(...permissions)).map(({ label }) => label)).toEqual(labels);
});

it('shows nobody without a session a navigation', () => {
  expect(navOf(null)).toEqual([]);
});

function sessionOf(...permissions: Permission[]) {
  return readSession({ permissions, token: { token: 't' }, user: { id: 1, username: 'pat' } });
}
