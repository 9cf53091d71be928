// `npm run bench`: runs all benches in turn. `npm run bench -- table letters` runs the named ones. Each prints a table of
// bench/README.md; the first line has the load of the machine, because other work changes the numbers.
import { cpus, loadavg } from 'node:os';
import { browserNeeded, ensureBrowser } from './testing/browser.mjs';
import { startPostgres } from './testing/postgres.mjs';
import { ensureInstalled, fail, run } from './workspace.mjs';

ensureInstalled();

const withSources = '--conditions=@audit-letters/source';
const benches = {
  table: { command: ['bench/table/run.ts'], browser: true },
  portal: { command: [withSources, 'bench/portal/run.ts'], browser: true },
  letters: { command: [withSources, 'bench/letters/letters.ts'] },
  import: { command: [withSources, 'bench/import/import.ts'], postgres: true },
  api: { command: [withSources, 'bench/api/lists.ts'], postgres: true },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) {
  fail(`No bench is called ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}.`);
}

const load = loadavg()[0].toFixed(1);
process.stdout.write(`${cpus().length} cores, load average ${load} before the start\n`);
const failed = [];
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  process.stdout.write(`\n── ${name}\n`);
  if (!succeeds(benches[name])) failed.push(name);
}
if (failed.length > 0) fail(`These benches failed: ${failed.join(', ')}.`);

function succeeds({ command, browser, postgres }) {
  const env = {};
  if (browser) {
    const path = ensureBrowser();
    if (!path) return missing(browserNeeded);
    env.CHROMIUM_PATH = path;
  }
  const database = postgres ? startPostgres() : null;
  if (postgres && !database) return missing('PostgreSQL: install it');
  if (database) env.TEST_DATABASE_URL = database.url;
  try {
    return run('node', command, { env }) === 0;
  } finally {
    database?.stop();
  }
}

function missing(need) {
  process.stdout.write(`This bench needs ${need}.\n`);
  return false;
}
