import { useEffect } from 'react';

/**
 * Navigates on clicks on links of the portal without a page load, so that screens need no link component. The browser
 * handles new tabs, downloads, other hosts and the paths of the server.
 */
export function useLinks(navigate: (to: string) => void, onDownload: (address: string) => void) {
  useEffect(() => {
    function handleClick(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      if (link.origin === location.origin && link.pathname.startsWith('/api/'))
        onDownload(link.href);
      if (link.target !== '' && link.target !== '_self') return;
      if (link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/')) return;
      // The browser scrolls to anchors on the same page.
      if (link.hash && link.pathname === location.pathname && link.search === location.search)
        return;

      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    }

    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [navigate, onDownload]);
}
