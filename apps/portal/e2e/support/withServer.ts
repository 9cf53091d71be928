import { test as base } from '@playwright/test';
import { type StartAudit, startAudit } from './audit.ts';
import { firstAdmin, makePeople, type People } from './people.ts';
import { type Server, startServer } from './server.ts';

interface ServerFixtures {
  /** Whether the server uses its embedded database also where `TEST_DATABASE_URL` names PostgreSQL. */
  embedded: boolean;
  server: Server;
  people: People;
  /** Creates a facility with tenants for one test. */
  startAudit: StartAudit;
}

/** Each worker starts its own server with an admin, a monitor and the manager of one facility. */
export const withServer = base.extend<object, ServerFixtures>({
  embedded: [false, { scope: 'worker', option: true }],
  server: [
    async ({ embedded }, use) => {
      const admin = {
        ADMIN_USERNAME: firstAdmin.username,
        ADMIN_PASSWORD: firstAdmin.password,
      };
      const server = await startServer(admin, embedded ? '' : process.env.TEST_DATABASE_URL);
      await use(server);
      await server.stop();
    },
    // The start takes six seconds of processor time, so it can take over a minute on a busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],
  people: [
    async ({ server }, use) => {
      await use(await makePeople(server.address));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  startAudit: [
    async ({ server, people }, use) =>
      use((tenants, changes) => startAudit(server.address, people, tenants, changes)),
    { scope: 'worker' },
  ],
});
