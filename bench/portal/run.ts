import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/testing/browser.mjs';
import { buildApps } from './apps.ts';
import { serve } from './serve.ts';
import { type Visit, visit } from './visit.ts';

/*
 * `node --conditions=@audit-letters/source bench/portal/run.ts [--rounds 5]`
 * Builds the portal and the same list with react-admin and Refine, and measures their first visit on a slow network.
 */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const folder = await mkdtemp(join(tmpdir(), 'bench-portal-'));
const apps = buildApps(folder);
const names = ['portal', 'react-admin', 'refine'] as const;
const visits: Record<(typeof names)[number], Visit[]> = {
  portal: [],
  'react-admin': [],
  refine: [],
};

const servers = {
  portal: await serve(apps.portal),
  'react-admin': await serve(apps['react-admin']),
  refine: await serve(apps.refine),
};
const browser = await chromium.launch(launchOptions());
try {
  // The first round warms the browser and the servers. The order rotates, so that other load affects all apps.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const turn of names.keys()) {
      const name = names[(turn + round) % names.length];
      if (!name) continue;
      const measured = await visit(browser, servers[name].url);
      if (round > 0) visits[name].push(measured);
    }
  }
  print();
} finally {
  await browser.close();
  for (const name of names) servers[name].stop();
  await rm(folder, { recursive: true });
}

function print() {
  const better = Math.min(...names.slice(1).map((name) => median(name, 'time')));
  const lines = names.map((name) => {
    const of = (key: keyof Visit, digits = 0) => median(name, key).toFixed(digits);
    const ratio = (median(name, 'time') / better).toFixed(2);
    return `| ${name} | ${of('time')} | ${ratio} | ${of('trips')} | ${of('scripts')} | ${of('kilobytes')} |`;
  });
  const head = '| | ms to the rows | to the better peer | round trips | scripts | kB |';
  process.stdout.write(
    `${[head, '| --- | ---: | ---: | ---: | ---: | ---: |', ...lines].join('\n')}\n`,
  );
}

function median(name: (typeof names)[number], key: keyof Visit): number {
  const sorted = visits[name].map((one) => one[key]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
