import type { Plugin } from 'vite';
import { routesOfSource } from './routeModules.ts';

/**
 * Writes `preloads.json`: the scripts and stylesheets of each path of the route map. The server names them in the HTML, so
 * that the browser loads the page of the address along with the app (docs/server.md).
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
    const files = (file: string, seen = new Set<string>()) => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
      seen.add(file);
      for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
      for (const imported of chunk.imports) files(imported, seen);
      return seen;
    };
    const source = JSON.stringify(
      Object.fromEntries(
        routesOfSource().map(({ path, modules }) => {
          return [path, [...new Set(modules.flatMap((module) => [...files(fileOf(module))]))]];
        }),
      ),
    );
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
  },
});
