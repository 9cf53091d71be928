/**
 * Opens a file of the server in a new window, where the browser downloads it. If the browser blocks the window, this
 * page downloads the file; an attachment does not replace the page.
 */
export function openDownload(href: string): void {
  if (window.open(href, '_blank')) return;
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

const GONE = [404, 410];

/** Whether the server says that it has no such file. A download in another tab cannot report that here. */
export async function isFileGone(href: string): Promise<boolean> {
  try {
    const { status } = await fetch(href, { method: 'HEAD' });
    return GONE.includes(status);
  } catch {
    // Without a connection the browser's own page says so.
    return false;
  }
}
