import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'audit-letters-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const engine = new URL('../../engine.ts', import.meta.url).href;
const program = `
  import { readFileSync } from 'node:fs';
  import { sql } from ${JSON.stringify(import.meta.resolve('kysely'))};
  import { openDatabase } from ${JSON.stringify(engine)};
  const database = await openDatabase({ dataDir: ${JSON.stringify(join(folder, 'data'))} });
  const numbers = sql\`select sum(n * 2) from generate_series(1, 300000) as n where n % 3 > 0\`;
  for (let round = 0; round < 5; round += 1) await numbers.execute(database.db);
  await database.close();
  process.stdout.write(/VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
`;

// Threat: a peak of memory in the first minute ends a server in a small container (ASVS 15.2.2).
// Linux alone tells the peak of a process without that of the process that started it.
it.runIf(process.platform === 'linux')(
  'computes with at most 450 MB, however much V8 optimises',
  async () => {
    const file = join(folder, 'program.mjs');
    writeFileSync(file, program);
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--conditions=@audit-letters/source',
      // Otherwise the peak comes some seconds after the statement.
      '--wasm-sync-tier-up',
      file,
    ]);
    const megabytes = Number(stdout) / 1024;
    expect(megabytes).toBeGreaterThan(50);
    expect(megabytes).toBeLessThan(450);
  },
  120_000,
);
