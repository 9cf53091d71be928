import { test as base, expect } from '@playwright/test';
import { rentRoll } from '../../apps/portal/e2e/support/audit.ts';
import { watchFailures } from '../../apps/portal/e2e/support/failures.ts';
import { signIn } from '../../apps/portal/e2e/support/people.ts';
import { type Server, startServer } from '../../apps/portal/e2e/support/server.ts';
import { explore, type Window } from './explore.ts';

interface Explorer {
  /** Presses what the screens have, and fails with the defects that a user would see. */
  exploreAs: (
    who: { username: string; password: string },
    window: Window,
    paths: string[],
  ) => Promise<void>;
}

export const windows: readonly Window[] = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 390 },
];
const seed = Number(process.env.SEED ?? 7);

/** Each role explores a server of its own with the demo data, because it presses what deletes and archives as well. */
export const test = base.extend<Explorer & { demo: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument
  demo: async ({}, use) => {
    const server = await startServer({ DEMO: '1' });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ demo }, use) => use(demo.address),
  exploreAs: async ({ page, context, demo }, use) => {
    // Links of views are copied.
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const watch = await watchFailures(context);
    await use(async ({ username, password }, window, paths) => {
      test.setTimeout(3_600_000);
      const tenants = [{ first_name: 'Ada', last_name: 'Marsh', unit: 'E1' }];
      const file = {
        name: 'rent-roll.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(await rentRoll(tenants)),
      };
      const defects = await explore({
        page,
        paths,
        window,
        file,
        failures: watch.failures,
        random: series(seed),
        signIn: () => signIn(demo.address, username, password),
      });
      expect(defects, `seed ${seed}`).toEqual([]);
    });
  },
});

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function series(start: number) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
