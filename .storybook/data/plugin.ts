import { join } from 'node:path';
import type { Plugin } from 'vite';
import { withReadableArrays } from '../docs/docgen.ts';
import { iconsModule } from './icons.ts';
import { readTokens } from './tokens.ts';

/** The tokens and icons that the pages of Storybook show, and the client of the portal under Journeys. */
export function bookData(root: string): Plugin {
  const modules: Record<string, () => string> = {
    'virtual:book/tokens': () => `export default ${JSON.stringify(readTokens(root))};`,
    'virtual:book/icons': () => iconsModule(root),
  };
  return {
    name: 'book-data',
    resolveId(id, importer) {
      if (id in modules) return `\0${id}`;
      // The icons are a dependency of the packages.
      if (importer === '\0virtual:book/icons')
        return this.resolve(id, join(root, 'packages/ui/src/index.ts'));
      // The gallery draws the widgets of an app outside the workspace.
      if (id === '@audit-letters/ui' && importer?.includes('/consumer/'))
        return join(root, 'packages/ui/src/index.ts');
      // The portal under Journeys runs without a server.
      const isCalls =
        id === '@audit-letters/api-client' &&
        /\/apps\/portal\/src\/\w+\/calls\.ts$/.test(importer ?? '');
      return isCalls ? join(root, '.storybook/journeys/memoryClient.ts') : undefined;
    },
    enforce: 'pre',
    load: (id) => modules[id.slice(1)]?.(),
    transform: {
      // Before react-docgen.
      order: 'pre',
      handler: (code, id) =>
        /\/packages\/(ui|screens)\/src\/.*\.tsx$/.test(id) ? withReadableArrays(code) : undefined,
    },
  };
}
