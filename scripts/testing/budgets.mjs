// `node scripts/testing/budgets.mjs`: what a browser loads stays within `budgets.json`, in kB with brotli. Packages are measured as
// an app bundles them, without React; pages of the portal with all that their first visit loads.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { must, root } from '../workspace.mjs';

const assets = 'apps/portal/dist/assets';
const kB = (bytes) => bytes / 1000;
const compressed = (content) => kB(brotliCompressSync(content).length);

/** The sentence about an exceeded budget. */
function failureOf({ name, limit }, { size, parts }) {
  const largest = parts.toSorted(([, one], [, other]) => other - one).slice(0, 5);
  const listed = largest.map(([part, bytes]) => `  ${kB(bytes).toFixed(1)} kB ${part}\n`);
  return (
    `${name}: ${size.toFixed(1)} kB, and budgets.json allows ${limit} kB. Load less, or set a limit 5% above the size.\n` +
    `Its largest parts, before compression:\n${listed.join('')}`
  );
}

/** The size of an entry of a package in an app, and the bytes of its parts. */
async function sizeOfEntry({ entry, names = '*', without = [] }) {
  const path = JSON.stringify(`./${entry}`);
  const isStyle = entry.endsWith('.css');
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: isStyle ? `@import ${path};` : `export ${names} from ${path};`,
      loader: isStyle ? 'css' : 'ts',
      resolveDir: root,
    },
    outdir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['@audit-letters/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', ...without],
    logLevel: 'error',
  });
  const parts = new Map();
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const part = partOf(input);
      parts.set(part, (parts.get(part) ?? 0) + bytesInOutput);
    }
  }
  const size = outputFiles.reduce((sum, { contents }) => sum + compressed(contents), 0);
  return { size, parts: [...parts] };
}

/** A dependency, or a folder of a workspace package. */
const partOf = (path) =>
  /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ??
  /^packages\/[^/]+\/src(?:\/[^/]+)?/.exec(path)?.[0] ??
  path;

/** The size of the scripts of a page of the built portal: what the browser loads before it draws the page. */
async function sizeOfPage({ page }) {
  const index = readFileSync(join(root, 'apps/portal/dist/index.html'), 'utf8');
  const first = [...index.matchAll(/src="\/assets\/([^"]+\.js)"/g)].map(([, name]) => name);
  const { metafile } = await build({
    absWorkingDir: join(root, assets),
    entryPoints: [...first, basename(onlyFile(`${page}-*.js`))],
    outdir: root,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'error',
  });
  const loaded = new Set();
  const load = (name) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const { path, kind } of metafile.inputs[name].imports) {
      if (kind === 'import-statement') load(path);
    }
  };
  for (const { entryPoint } of Object.values(metafile.outputs)) {
    if (entryPoint && (first.includes(entryPoint) || entryPoint.startsWith(`${page}-`))) {
      load(entryPoint);
    }
  }
  return sizeOfFiles([...loaded]);
}

function onlyFile(pattern) {
  const found = globSync(pattern, { cwd: join(root, assets) });
  if (found.length !== 1) throw new Error(`${found.length} files are called ${assets}/${pattern}.`);
  return found[0];
}

function sizeOfFiles(names) {
  const contents = names.map((name) => readFileSync(join(root, assets, name)));
  return {
    size: contents.reduce((sum, content) => sum + compressed(content), 0),
    parts: names.map((name, index) => [name, contents[index].length]),
  };
}

function measure(budget) {
  if (budget.entry) return sizeOfEntry(budget);
  if (budget.page) return sizeOfPage(budget);
  return sizeOfFiles(globSync(budget.files, { cwd: join(root, assets) }));
}

if (process.env.BUILT !== '1') must('node', ['scripts/build.mjs', 'portal']);
const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'));
for (const budget of budgets) {
  const measured = await measure(budget);
  if (measured.size > budget.limit) {
    process.stdout.write(failureOf(budget, measured));
    process.exitCode = 1;
  } else {
    process.stdout.write(`${budget.name}: ${measured.size.toFixed(1)} of ${budget.limit} kB\n`);
  }
}
