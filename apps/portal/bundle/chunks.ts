import type { FirstBuild } from './firstBuild.ts';
import { routeModules } from './routeModules.ts';

/** The pages without the frame of a signed-in user. */
const visitorPages = ['login/LoginPage.tsx', 'login/LogoutPage.tsx', 'pages/NotFoundPage.tsx'];

/** Pages that would otherwise load a file of others for a few lines. */
const smallPages = [
  'pages/HelpVideosPage.tsx',
  'profile/ProfilePage.tsx',
  'letters/LetterBatchesPage.tsx',
];

/**
 * Which modules share a file. A first build without groups tells which pages use a module; modules of the same pages
 * then lie together. A file costs a page more than its request: each is compressed on its own (docs/performance.md).
 * The first group that matches a module takes it, along with the modules it imports.
 */
export function chunkGroups(first: FirstBuild) {
  const uses = pageUses(first);
  const usedBy =
    (page: string, count = 1) =>
    (id: string) => {
      const pages = uses.get(id) ?? new Set();
      return pages.has(page) && pages.size >= count;
    };
  const isOfMain = usedBy('main.tsx');
  const isOfApp = (id: string) => isOfMain(id) && !/main\.tsx|index\.html/.test(id);
  const any =
    (...tests: ((id: string) => boolean)[]) =>
    (id: string) =>
      tests.some((test) => test(id));
  return [
    { name: 'early', test: /\/src\/early\.ts$/ },
    // The libraries that change least often.
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    // What the pages of visitors need, and so every page.
    {
      name: 'app',
      test: any(isOfApp, ...visitorPages.map((page) => usedBy(page, 2))),
    },
    // The frame of a signed-in user, and what the tenant list shares with other pages.
    {
      name: 'office',
      test: any(
        usedBy('shell/signedIn/SignedIn.tsx'),
        usedBy('tenants/TenantsPage.tsx', 2),
        ...smallPages.map((page) => usedBy(page, 2)),
      ),
    },
    { name: 'tabs', test: /\/src\/tabs\// },
    // What else several pages share, or a page and its dialogs.
    { name: 'shared', test: (id: string) => uses.has(id), minShareCount: 2 },
  ];
}

/** The pages that load each module at once. */
function pageUses({ chunks, loadedWith }: FirstBuild): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const page of ['main.tsx', ...routeModules()]) {
    const entry = chunks.find(({ isEntry, facadeModuleId }) =>
      page === 'main.tsx' ? isEntry : facadeModuleId?.endsWith(`/src/${page}`),
    );
    for (const { moduleIds } of entry ? loadedWith(entry) : []) {
      for (const id of moduleIds) uses.set(id, (uses.get(id) ?? new Set()).add(page));
    }
  }
  return uses;
}
