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
    '/tenant-list': ['assets/app-1.js', 'assets/tenants-2.js'],
    '/facilities/:id': ['assets/facility-3.js'],
    '*': ['assets/missing-4.js'],
  };
  await writeFile(join(portal, 'preloads.json'), JSON.stringify(preloads));
});
afterAll(() => rm(portal, { recursive: true, force: true }));

it.each([
  ['/tenant-list', ['/assets/tenants-2.js']],
  ['/tenant-list/', ['/assets/tenants-2.js']],
  ['/facilities/12', ['/assets/facility-3.js']],
  ['/nowhere', ['/assets/missing-4.js']],
  ['/', ['/assets/missing-4.js']],
])('names at %s the scripts that the page does not name itself', async (path, files) => {
  const page = await withPreloads(html, portal, path);
  const links = [...page.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)];
  expect(links.map(([, href]) => href)).toEqual(files);
});

it('leaves the page of a portal without preloads.json unchanged', async () => {
  expect(await withPreloads(html, join(portal, 'nowhere'), '/')).toBe(html);
});
