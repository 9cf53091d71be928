import { readFileSync } from 'node:fs';
import { paths } from '../src/paths.ts';

/** The frame of a signed-in user, which all pages need that are not public. */
export const frame = 'shell/signedIn/SignedIn.tsx';

/** The path and the modules of every page in the source of the route map. */
export function routesOfSource() {
  const source = readFileSync(new URL('../src/routes.tsx', import.meta.url), 'utf8');
  const pattern =
    /path: (?:paths\.(\w+)|'([^']+)'),.*?access: (\[.*?\]|[^,]+),.*?import\('\.\/([^']+)'\)/gs;
  return [...source.matchAll(pattern)].map(([, name = '', path, access, page = '']) => {
    const named = Object.entries(paths).find(([key]) => key === name)?.[1];
    return {
      path: path ?? String(named),
      modules: access === "'public'" ? [page] : [page, frame],
    };
  });
}

/** The modules of all pages, and the frame. */
export const routeModules = () => [...new Set(routesOfSource().flatMap(({ modules }) => modules))];
