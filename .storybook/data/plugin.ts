import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readTokens } from './tokens.ts';

const tokens = 'virtual:book/tokens';

/** The tokens that the pages of Storybook show, and the client of the portal under Journeys. */
export function bookData(root: string): Plugin {
  return {
    name: 'book-data',
    resolveId(id, importer) {
      if (id === tokens) return `\0${id}`;
      // The portal under Journeys runs without a server.
      const isCalls =
        id === '@audit-letters/api-client' &&
        /\/apps\/portal\/src\/\w+\/calls\.ts$/.test(importer ?? '');
      return isCalls ? join(root, '.storybook/journeys/memoryClient.ts') : undefined;
    },
    enforce: 'pre',
    load: (id) =>
      id === `\0${tokens}` ? `export default ${JSON.stringify(readTokens(root))};` : undefined,
  };
}
