/** A module of one of the folders below a `src`. */
const sources = (...folders: string[]) => new RegExp(`/src/(${folders.join('|')})`);

/**
 * Which modules share a file. Code that is used together lies together, so that a first page needs at most ten files
 * (docs/performance.md). The first group that matches a module takes it, along with the modules it imports.
 */
export const groups = [
  // The libraries that change least often.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // The frame of every page.
  {
    name: 'app',
    tags: ['$initial' as const],
    test: (id: string) => !/main\.tsx|index\.html/.test(id),
  },
  {
    name: 'forms',
    test: sources('form', 'text-field', 'password-field', 'model', 'page/FormRefusal', 'login'),
  },
  // What the lists and forms of the office have in common.
  { name: 'lists', test: /\/src\/(?!date-calendar\/)|@tanstack|lucide-react/, minShareCount: 3 },
  { name: 'lists', test: /\/portal\/src\/(?!tenants|facilities)|stat-card/, minShareCount: 2 },
  // Dialogs that two pages share.
  {
    debugName: 'dialogs',
    name: (id: string) => /\/(?:screens|portal)\/src\/(tenants|facilities)\//.exec(id)?.[1] ?? null,
    minShareCount: 2,
  },
];
