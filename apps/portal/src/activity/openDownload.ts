import { downloads } from './downloads.ts';

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
