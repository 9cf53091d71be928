import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../scripts/testing/browser.mjs';
import { measureVisit, operations, type Visit } from './measure.ts';

/*
 * `node bench/table/run.ts [--rounds 5] [--rows 100,1000]`
 * Builds the contenders for production, measures them in turns and prints CPU time as ratios to `vanilla`.
 */

const own = [
  'vanilla',
  'react-plain',
  'tanstack',
  'vanilla, our styles',
  'react-plain, our styles',
  'data-table',
] as const;
const peers = ['ag-grid', 'antd', 'mantine', 'mui-x'] as const;
type Name = (typeof own)[number] | (typeof peers)[number];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    rows: { type: 'string', default: '100,1000' },
  },
});
const here = fileURLToPath(new URL('.', import.meta.url));
const peersFolder = join(here, 'peers');
const folder = await mkdtemp(join(tmpdir(), 'bench-table-'));

await buildContenders();
const server = createServer(async (request, response) => {
  const file = request.url === '/favicon.ico' ? undefined : request.url?.slice(1);
  const body = file && (await readFile(join(folder, file)).catch(() => undefined));
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.css': 'text/css',
    '.js': 'text/javascript',
  };
  response.writeHead(body ? 200 : 404, {
    'content-type': types[extname(file ?? '')] ?? 'text/plain',
  });
  response.end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
if (!address || typeof address === 'string') throw new Error('The server has no port.');

const browser = await chromium.launch(launchOptions());
try {
  for (const size of values.rows.split(',').map(Number)) {
    // MUI X Community shows at most 100 rows.
    const contenders = [...own, ...peers].filter((name) => size <= 100 || name !== 'mui-x');
    const visits = new Map(contenders.map((name): [Name, Visit[]] => [name, []]));
    for (let round = 0; round < Number(values.rounds); round += 1) {
      // Rotate the order in each round, so that other load on the machine affects all contenders.
      for (const turn of contenders.keys()) {
        const name = contenders[(turn + round) % contenders.length];
        if (!name) continue;
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        visits
          .get(name)
          ?.push(
            await measureVisit(page, `http://127.0.0.1:${address.port}/${fileOf(name)}.html`, size),
          );
        await page.close();
      }
    }
    print(size, visits);
  }
} finally {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true });
}

async function buildContenders() {
  installPeers();
  for (const name of ['vanilla.ts', 'react-plain.tsx', 'tanstack.tsx', 'data-table.tsx'])
    await buildContender(join(here, 'contenders', name));
  for (const name of peers) await buildContender(join(peersFolder, `${name}.jsx`));
  await copyFile(join(here, 'plain.css'), join(folder, 'plain.css'));
  for (const name of [...own, ...peers]) {
    const script = name.split(',')[0];
    const styles = name.includes(', our styles')
      ? 'data-table'
      : /^(vanilla|react-plain|tanstack)$/.test(name)
        ? 'plain'
        : name;
    const html = `<!doctype html><html lang="en" data-theme="light"><title>${name}</title>
<link rel="stylesheet" href="/${styles}.css"><div id="root"></div><script type="module" src="/${script}.js"></script>`;
    await writeFile(join(folder, `${fileOf(name)}.html`), html);
  }
}

/** Installs the libraries of the peers, which only this bench needs, into their own folder. */
function installPeers() {
  const { packageManager } = JSON.parse(readFileSync(join(here, '../../package.json'), 'utf8'));
  const install = ['install', '--ignore-workspace', '--no-lockfile', '--reporter=silent'];
  execFileSync('npx', ['-y', packageManager, ...install], { cwd: peersFolder, stdio: 'inherit' });
}

async function buildContender(entry: string) {
  const { name } = parse(entry);
  await build({
    configFile: false,
    logLevel: 'error',
    root: here,
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry, formats: ['es'], fileName: () => `${name}.js`, cssFileName: name },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}

/** Two tables: the ratios to `vanilla`, and the milliseconds behind them. */
function print(size: number, visits: ReadonlyMap<Name, readonly Visit[]>) {
  const columns = [...operations, 'heap'] as const;
  const out = (line: string) => process.stdout.write(`${line}\n`);
  const heading = (of: string) => {
    out(`\n| ${size} rows, ${of} | ${columns.join(' | ')} |`);
    out(`|---|${columns.map(() => '---:').join('|')}|`);
  };
  const middle = (name: Name, column: (typeof columns)[number]) =>
    median((visits.get(name) ?? []).map((visit) => visit[column]));
  const line = (name: Name, numbers: number[]) =>
    out(`| ${name} | ${numbers.map((it) => (it ? it.toFixed(2) : '–')).join(' | ')} |`);
  heading('ratio to vanilla');
  for (const name of visits.keys())
    if (name !== 'vanilla')
      line(
        name,
        columns.map((column) => middle(name, column) / middle('vanilla', column)),
      );
  heading('CPU ms, heap MB');
  for (const name of visits.keys())
    line(
      name,
      columns.map((column) => middle(name, column)),
    );
}

function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

function fileOf(name: Name) {
  return name.replace(/\W+/g, '-');
}
