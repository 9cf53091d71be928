import { type DownloadRecord, letterFileName } from '@audit-letters/screens';
import { create } from 'zustand';
import { keptEntries } from '../session/kept.ts';
import { session } from '../session/store.ts';

const limit = 50;
const storedDownloads = keptEntries<DownloadRecord>('downloads');
/** The downloads of this session, oldest first (SHL-78). */
export const useDownloads = create<readonly DownloadRecord[]>(storedDownloads.get);
useDownloads.subscribe(storedDownloads.set);
session.onUserChange(() => useDownloads.setState(storedDownloads.get(), true));

export const downloads = {
  /** Adds a download. A repeated one becomes the latest. */
  record(address: string) {
    const { pathname, search } = new URL(address, location.origin);
    const href = pathname + search;
    const name = downloadName(href);
    if (name === null) return;
    const others = useDownloads.getState().filter((one) => one.href !== href);
    useDownloads.setState([...others, { name, href }].slice(-limit), true);
  },
  /** Removes the downloads of deleted files. */
  forget: (isDeleted: (href: string) => boolean) =>
    useDownloads.setState(
      useDownloads.getState().filter(({ href }) => !isDeleted(href)),
      true,
    ),
};

/** The name of the file at an address of the server, or `null` if it is only a preview. */
export function downloadName(href: string): string | null {
  const { pathname, searchParams } = new URL(href, 'https://portal.example');
  if (pathname.endsWith('/preview-letter')) return null;
  const name = searchParams.get('filename') ?? decodeURIComponent(pathname.split('/').at(-1) ?? '');
  if (pathname.includes('/download-letters/')) return letterFileName(name);
  if (/\.\w+$/.test(name)) return name;
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Opens a file of the server in a new window, where the browser downloads it. If the browser blocks the window, this
 * page downloads the file; an attachment does not replace the page.
 */
export function openDownload(href: string): void {
  downloads.record(href);
  if (window.open(href, '_blank')) return;
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

const GONE = [404, 410];

/** Whether the file is missing on the server. A download in another tab cannot report that to this page. */
export async function isFileGone(href: string): Promise<boolean> {
  try {
    const { status } = await fetch(href, { method: 'HEAD' });
    return GONE.includes(status);
  } catch {
    // Without a connection, the tab of the download shows the browser's error page.
    return false;
  }
}
