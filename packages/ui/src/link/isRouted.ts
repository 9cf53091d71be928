interface Target {
  href: string;
  target?: string | undefined;
  download?: unknown;
}

/**
 * Whether a router may handle the link: it stays in the window, loads no file and begins with a path or query of the same
 * site. Fragments, such as those of skip links, and addresses with a scheme are for the browser.
 */
export function isRouted({ href, target, download }: Target): boolean {
  const staysHere = target === undefined || target === '_self';
  const ownSite = !/^(#|\/\/|[a-z][a-z\d+.-]*:)/i.test(href);
  return staysHere && ownSite && (download === undefined || download === false);
}
