import type { DownloadRecord } from '@audit-letters/screens';
import { createStore, useStore } from '../createStore.ts';

const limit = 50;
const store = createStore<readonly DownloadRecord[]>([]);

/** The downloads of this session, oldest first (SHL-78). */
export const downloads = {
  /** Adds a download. A repeated one becomes the latest. */
  record(address: string) {
    const { pathname, search } = new URL(address, location.origin);
    const href = pathname + search;
    const name = downloadName(href);
    if (name === null) return;
    const others = store.get().filter((one) => one.href !== href);
    store.set([...others, { name, href }].slice(-limit));
  },

  clear: () => store.set([]),
};

export const useDownloads = () => useStore(store);

/** The name of the file at an address of the server, or `null` if it is only a preview. */
export function downloadName(href: string): string | null {
  const { pathname, searchParams } = new URL(href, 'https://portal.example');
  if (pathname.endsWith('/preview-letter')) return null;
  const name = searchParams.get('filename') ?? decodeURIComponent(pathname.split('/').at(-1) ?? '');
  if (/\.\w+$/.test(name)) return name;
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
