import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { paths } from './src/paths.ts';

const routesFile = fileURLToPath(new URL('src/routes.tsx', import.meta.url));

/**
 * Writes `preloads.json`: the scripts of each path of the route map. The server names them in the HTML, so that the
 * browser loads the page of the address along with the app (docs/server.md).
 */
export const routePreloads = (): Plugin => ({
  name: 'route-preloads',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const fileOf = (page: string) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${page}`));
      if (!chunk) return this.error(`The build has no file for the page ${page}.`);
      return chunk.fileName;
    };
    const scripts = (file: string, seen = new Set<string>()) => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
      seen.add(file);
      for (const imported of chunk.imports) scripts(imported, seen);
      return seen;
    };
    const pages = pagesOf(readFileSync(routesFile, 'utf8'));
    const source = JSON.stringify(
      Object.fromEntries(pages.map(([path, page]) => [path, [...scripts(fileOf(page))]])),
    );
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
  },
});

/** The path and the module of every page in the source of the route map. */
function pagesOf(routes: string): [path: string, page: string][] {
  const pattern = /path: (?:paths\.(\w+)|'([^']+)'),.*?import\('\.\/([^']+)'\)/gs;
  return [...routes.matchAll(pattern)].map(([, name = '', path, page = '']) => {
    const named = Object.entries(paths).find(([key]) => key === name)?.[1];
    return [path ?? String(named), page];
  });
}
