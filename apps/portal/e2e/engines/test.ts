import { test as base, expect } from '@playwright/test';
import { type Audit, type AuditedTenant, startAudit } from '../support/audit.ts';
import type { FacilityChanges } from '../support/client.ts';
import { firstAdmin, makePeople, type People, type Person } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';
import { startChromium, startFirefox } from './playwright.ts';
import type { Engine, Screen } from './screen.ts';
import { startWebKit } from './webkit/start.ts';

export type EngineName = keyof typeof engines;

const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

interface Fixtures {
  /** A new window of the engine, signed out. */
  engine: Engine;
  portal: Screen;
  /** Signs in by a call, as the form does, and opens an address. */
  openAs: (person: Person, path: string) => Promise<void>;
}

interface WorkerFixtures {
  engineName: EngineName;
  server: Server;
  people: People;
  /** Creates a facility with tenants for one test. */
  startAudit: (tenants: readonly AuditedTenant[], changes?: FacilityChanges) => Promise<Audit>;
}

/** A test that runs in every engine, against a real server. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument
    async ({}, use) => {
      const server = await startServer({
        ADMIN_USERNAME: firstAdmin.username,
        ADMIN_PASSWORD: firstAdmin.password,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  people: [
    async ({ server }, use) => use(await makePeople(server.address)),
    { scope: 'worker', timeout: 180_000 },
  ],
  startAudit: [
    async ({ server, people }, use) =>
      use((tenants, changes) => startAudit(server.address, people, tenants, changes)),
    { scope: 'worker' },
  ],
  engine: async ({ engineName, server }, use, testInfo) => {
    const engine = await engines[engineName](server.address);
    await engine.screen.setViewportSize({ width: 1280, height: 800 });
    await use(engine);
    if (testInfo.status !== testInfo.expectedStatus) {
      await engine.screen.screenshot({ path: testInfo.outputPath('failed.png') });
    }
    await engine.close();
  },
  portal: async ({ engine }, use) => use(engine.screen),
  openAs: async ({ portal }, use) =>
    use(async (person, path) => {
      await portal.goto('/login');
      const session = JSON.stringify(JSON.stringify(person.session));
      await portal.evaluate(`localStorage.setItem('audit-letters.session', ${session})`);
      await portal.goto(path);
    }),
});

export { expect };
