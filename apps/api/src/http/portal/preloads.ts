import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `preloads.json` of the built portal: the scripts and stylesheets of each path of its route map. */
type Preloads = Readonly<Record<string, readonly string[]>>;

/**
 * `index.html` with a link for each script and stylesheet of the address that it does not name itself. The browser then
 * loads the page along with the app, instead of after it, and styles it from the start.
 */
export async function withPreloads(html: string, portalDir: string, path: string): Promise<string> {
  const preloads = await readPreloads(portalDir);
  const links = (preloads[routeOf(path)] ?? preloads['*'] ?? [])
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="${relOf(file)}" crossorigin href="/${file}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
}

const relOf = (file: string) => (file.endsWith('.css') ? 'stylesheet' : 'modulepreload');

/** A portal of another build tool may lack the file. */
async function readPreloads(portalDir: string): Promise<Preloads> {
  try {
    return JSON.parse(await readFile(join(portalDir, 'preloads.json'), 'utf8'));
  } catch {
    return {};
  }
}

/** The path in the route map: without a slash at its end, and with `:id` for the id of a record. */
const routeOf = (path: string) =>
  path.length > 1 ? path.replace(/\/+$/, '').replace(/\/[1-9]\d*$/, '/:id') : path;
