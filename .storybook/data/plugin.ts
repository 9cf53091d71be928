import { join } from 'node:path';
import type { Plugin } from 'vite';
import { mapOfTree } from '../../scripts/rulemap.mjs';
import { changesOf } from './changes.ts';
import { declaredProps } from './props.ts';
import { readTokens } from './tokens.ts';

/** The data that the pages of Storybook show, computed from the sources when Storybook is built. */
export function bookData(root: string): Plugin {
  const sources: Record<string, () => unknown> = {
    'virtual:book/props': () => declaredProps(root),
    'virtual:book/rules': () => mapOfTree(),
    'virtual:book/tokens': () => readTokens(root),
    'virtual:book/changes': () => changesOf(root),
  };
  return {
    name: 'book-data',
    resolveId(id, importer) {
      if (id in sources) return `\0${id}`;
      // The portal under Journeys runs without a server.
      const isCalls =
        id === '@audit-letters/api-client' &&
        /\/apps\/portal\/src\/\w+\/calls\.ts$/.test(importer ?? '');
      return isCalls ? join(root, '.storybook/journeys/memoryClient.ts') : undefined;
    },
    enforce: 'pre',
    load: (id) => {
      const source = sources[id.slice(1)];
      return source && `export default ${JSON.stringify(source())};`;
    },
  };
}
