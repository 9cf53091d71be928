import { expect } from '@playwright/test';
import type { Person } from '../../apps/portal/e2e/support/people.ts';
import { withServer } from '../../apps/portal/e2e/support/withServer.ts';
import { startChromium, startFirefox } from './playwright.ts';
import type { Engine, Screen } from './screen.ts';

export type EngineName = keyof typeof engines;

const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/** Its library is installed only for its own tests. */
async function startWebKit(baseURL: string): Promise<Engine> {
  const webkit = await import('./webkit/start.ts');
  return webkit.startWebKit(baseURL);
}

interface Fixtures {
  /** A new window of the engine, signed out. */
  engine: Engine;
  portal: Screen;
  /** Signs in by a call, as the form does, and opens an address. */
  openAs: (person: Person, path: string) => Promise<void>;
}

interface WorkerFixtures {
  engineName: EngineName;
}

/** A test that runs in every engine, against a real server. */
export const test = withServer.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
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
