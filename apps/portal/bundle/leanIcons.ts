import type { Plugin } from 'vite';

/**
 * Removes the random keys of the shapes in each icon, which do not compress. React needs keys only in lists that change.
 */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: code.replaceAll(/, key: "\w+"/g, ''), map: null }),
  },
});
