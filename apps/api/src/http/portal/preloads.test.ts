import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withPreloads } from './preloads.ts';

const html =
  '<html><head><script type="module" crossorigin src="/assets/app-1.js"></script></head></html>';
let portal = '';

beforeAll(async () => {
  portal = await mkdtemp(join(tmpdir(), 'audit-letters-portal-'));
  const preloads = {
    '/tenant-list': ['assets/app-1.js', 'assets/tenants-2.js', 'assets/tenants-2.css'],
    '/facilities/:id': ['assets/facility-3.js'],
    '*': ['assets/missing-4.js'],
  };
  await writeFile(join(portal, 'preloads.json'), JSON.stringify(preloads));
});
afterAll(() => rm(portal, { recursive: true, force: true }));

it.each([
  ['/tenant-list', ['modulepreload /assets/tenants-2.js', 'stylesheet /assets/tenants-2.css']],
  ['/tenant-list/', ['modulepreload /assets/tenants-2.js', 'stylesheet /assets/tenants-2.css']],
  ['/facilities/12', ['modulepreload /assets/facility-3.js']],
  ['/nowhere', ['modulepreload /assets/missing-4.js']],
  ['/', ['modulepreload /assets/missing-4.js']],
])(
  'names at %s the scripts and stylesheets that the page does not name itself',
  async (path, files) => {
    const page = await withPreloads(html, portal, path);
    const links = [...page.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)];
    expect(links.map(([, rel, href]) => `${rel} ${href}`)).toEqual(files);
  },
);

it('leaves the page of a portal without preloads.json unchanged', async () => {
  expect(await withPreloads(html, join(portal, 'nowhere'), '/')).toBe(html);
});
