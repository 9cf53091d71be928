import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const leanIcon = fileURLToPath(new URL('../src/leanIcon.ts', import.meta.url));

/**
 * Makes the icons of lucide-react with `src/leanIcon.ts`, without the random keys of their shapes, which do not compress. React
 * needs keys only in lists that change.
 */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/createLucideIcon\.mjs$/ },
    handler: () => leanIcon,
  },
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: code.replaceAll(/, key: "\w+"/g, ''), map: null }),
  },
});
