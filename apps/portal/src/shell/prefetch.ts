import { whenQuiet } from '../loading/whenQuiet.ts';

/**
 * Asks the browser to fetch the scripts and stylesheets of the pages that the user is likely to open next, once the first page is quiet.
 * A prefetch that fails has no effect, unlike an import.
 */
export function prefetchPages(paths: readonly string[]) {
  whenQuiet(async () => {
    if (savesData()) return;
    const files = await filesOfPages();
    for (const file of new Set(paths.flatMap((path) => files[path] ?? []))) prefetch(`/${file}`);
  });
}

/** The file that the build writes beside index.html. A server may lack it. */
async function filesOfPages(): Promise<Readonly<Record<string, readonly string[]>>> {
  try {
    const response = await fetch('/preloads.json');
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}

function prefetch(href: string) {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

/** Whether the user has asked the browser to save data. Not every browser tells. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
