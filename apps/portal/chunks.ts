/** A module of one of the folders below a `src`. */
const sources = (...folders: string[]) => new RegExp(`/src/(${folders.join('|')})`);

const nounOf = (id: string) =>
  /\/(?:screens|portal)\/src\/(tenants|facilities)\//.exec(id)?.[1] ?? null;

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
  { name: 'tabs', test: sources('tabs/') },
  // What the lists and forms of the office have in common. Date fields are mostly in dialogs.
  {
    name: 'lists',
    test: (id: string) =>
      /\/src\/(?!date-|inline-date-picker)|@tanstack|lucide-react/.test(id) && !nounOf(id),
    minShareCount: 3,
  },
  {
    name: 'lists',
    test: (id: string) =>
      /\/portal\/|stat-card|\/page\/list\/|lucide-react/.test(id) && !nounOf(id),
    minShareCount: 2,
  },
  { name: 'dates', test: sources('date-field', 'inline-date-picker') },
  // What two pages or dialogs of one noun share.
  { debugName: 'nouns', name: nounOf, minShareCount: 2 },
];
