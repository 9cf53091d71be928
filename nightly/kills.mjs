// `node nightly/kills.mjs 500`: kills the server, or PostgreSQL, at a random moment of every write of the contract,
// half of the times on each engine. A second number sets the seed.
import { startPostgres } from '../scripts/testing/postgres.mjs';
import { ensureInstalled, fail, run } from '../scripts/workspace.mjs';

ensureInstalled();

/** Sessions of a run end after four hours; a new run has new ones. */
const atOnce = 62;
const [count = '500', first = '1'] = process.argv.slice(2);
const perEngine = Math.ceil(Number(count) / 2);
if (!(perEngine > 0)) fail(`The number of kills must be a number, and is '${count}'.`);

let failed = 0;
for (const engine of ['embedded', 'postgresql']) {
  for (let done = 0, seed = Number(first); done < perEngine; done += atOnce, seed += 1) {
    const database = engine === 'postgresql' ? startPostgres() : null;
    if (engine === 'postgresql' && !database) fail('PostgreSQL is needed.');
    process.stdout.write(`\n── ${engine}, seed ${seed}\n`);
    failed += run('vitest', ['run', '--project', 'api', 'apps/api/src/test/kills.test.ts'], {
      env: {
        KILLS: String(Math.min(atOnce, perEngine - done)),
        KILL_SEED: String(seed),
        // No other run uses the cluster.
        KILL_POSTGRES: '1',
        TEST_DATABASE_URL: database?.url ?? '',
      },
    });
    database?.stop();
  }
}
process.exit(failed > 0 ? 1 : 0);
