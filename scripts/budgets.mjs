// `node scripts/budgets.mjs`: compares the built portal with apps/portal/budgets.json. For each route it counts the
// script files of the first load, their bytes and the bytes of the stylesheets, all compressed with brotli.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fail, root } from './workspace.mjs';

const dist = join(root, 'apps/portal/dist');
const preloads = join(dist, 'preloads.json');
if (!existsSync(preloads)) fail('The portal is not built. Run `npm run build portal` first.');

const { files, css, scripts } = readJson(join(root, 'apps/portal/budgets.json'));
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const named = [...html.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
const problems = [];

const routes = readJson(preloads);
for (const route of Object.keys(scripts)) {
  if (!routes[route]) problems.push(`The build has no route ${route}, which has a budget.`);
}
for (const [route, loaded] of Object.entries(routes)) {
  const all = [...new Set([...named, ...loaded])];
  const code = all.filter((file) => file.endsWith('.js'));
  const styles = kilobytes(all.filter((file) => file.endsWith('.css')));
  const size = kilobytes(code);
  const budget = scripts[route];
  report(
    `${route}: ${size.toFixed(1)} kB of scripts in ${code.length} files, ${styles.toFixed(1)} kB of styles`,
  );
  if (budget === undefined) problems.push(`${route} has no budget in apps/portal/budgets.json.`);
  else if (size > budget)
    problems.push(`${route} loads ${size.toFixed(1)} kB, over its ${budget}.`);
  const limit = files[route] ?? files.default;
  if (code.length > limit)
    problems.push(`${route} loads ${code.length} script files, over ${limit}.`);
  const stylesLimit = css[route] ?? css.default;
  if (styles > stylesLimit)
    problems.push(`${route} loads ${styles.toFixed(1)} kB of stylesheets, over ${stylesLimit}.`);
}

if (problems.length > 0) fail(problems.join('\n'));

function kilobytes(paths) {
  const bytes = paths.map((path) => {
    const file = join(dist, path);
    return existsSync(`${file}.br`)
      ? readFileSync(`${file}.br`).length
      : brotliCompressSync(readFileSync(file)).length;
  });
  return bytes.reduce((sum, length) => sum + length, 0) / 1000;
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function report(line) {
  process.stdout.write(`${line}\n`);
}
