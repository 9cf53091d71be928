import { expect, it } from 'vitest';
import { paths } from './paths.ts';
import { navOf, notFound, routeAt, routes } from './routes.tsx';
import { readSession } from './session/store.ts';

it('has a route for every fixed path', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  expect(routes.map(({ path }) => path)).toEqual(fixed);
});

it.each([
  ['/', 'Home'],
  ['/send-letters', 'Send Proof Letters'],
  ['/send-letters/', 'Send Proof Letters'],
  // FAC-86
  ['/facilities/12', 'Facility'],
  ['/facilities/12/', 'Facility'],
  ['/facilities/', 'Page Not Found'],
  ['/facilities/L-101', 'Page Not Found'],
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
  const session = {
    permissions: [...permissions],
    token: { token: 't' },
    user: { id: 1, username: 'pat' },
  };
  expect(navOf(readSession(session)).map(({ label }) => label)).toEqual(labels);
});

it('shows nobody without a session a navigation', () => {
  expect(navOf(null)).toEqual([]);
});
