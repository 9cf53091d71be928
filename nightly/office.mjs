// `node nightly/office.mjs 1000`: random days of an office, as many on each engine, against what must hold after
// every step. A second word sets the seed: a number, or `random`.
import { startPostgres } from '../scripts/testing/postgres.mjs';
import { ensureInstalled, fail, run } from '../scripts/workspace.mjs';

ensureInstalled();

const [days = '1000', seed = 'random'] = process.argv.slice(2);
if (!(Number(days) > 0)) fail(`The number of days must be a number, and is '${days}'.`);

let failed = 0;
for (const engine of ['postgresql', 'embedded']) {
  const database = engine === 'postgresql' ? startPostgres() : null;
  if (engine === 'postgresql' && !database) fail('PostgreSQL is needed.');
  process.stdout.write(`\n── ${engine}, seed ${seed}\n`);
  failed += run(
    'vitest',
    ['run', '--project', 'api', '--testTimeout=0', 'nightly/office/office.test.ts'],
    { env: { OFFICE_DAYS: days, SEED: seed, TEST_DATABASE_URL: database?.url ?? '' } },
  );
  database?.stop();
}
process.exit(failed > 0 ? 1 : 0);
