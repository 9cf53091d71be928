/**
 * Opens a file of the server in a new window, where it turns into a download. A browser that blocks the window gets
 * the file in this one, which an attachment leaves as it is.
 */
export function openDownload(href: string): void {
  if (window.open(href, '_blank')) return;
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
