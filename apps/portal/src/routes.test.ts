import { expect, it } from 'vitest';
import { paths } from './paths.ts';
import { notFound, routeAt, routes } from './routes.tsx';

it('has a route for every fixed path', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  expect(routes.map(({ path }) => path)).toEqual(fixed);
});

it.each([
  ['/', 'Home'],
  ['/send-letters', 'Send Proof Letters'],
  ['/send-letters/', 'Send Proof Letters'],
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
