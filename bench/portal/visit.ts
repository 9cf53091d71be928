import type { Browser, CDPSession } from 'playwright';

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms: a slow phone network. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** The cost of a first visit of a list. */
export interface Visit {
  /** Milliseconds from the navigation to the rows. */
  time: number;
  /** The requests that wait for each other until the call for the rows, with the HTML. */
  trips: number;
  scripts: number;
  kilobytes: number;
}

const session = {
  permissions: ['monitor'],
  token: { token: 'bench' },
  user: { id: 1, username: 'bench', facility_id: null },
};

/** Opens the address with an empty cache and measures until its table has a hundred rows. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  const loaded = follow(devtools);
  await page.addInitScript((stored) => {
    localStorage.setItem('audit-letters.session', stored);
    new MutationObserver((_changes, observer) => {
      if (document.querySelectorAll('tbody tr').length < 100) return;
      observer.disconnect();
      // Until they are painted.
      requestAnimationFrame(() => setTimeout(() => performance.mark('rows')));
    }).observe(document, { childList: true, subtree: true });
  }, JSON.stringify(session));
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('rows').length > 0);
  const time = await page.evaluate(() => performance.getEntriesByName('rows')[0]?.startTime ?? 0);
  const visited = { time, ...loaded() };
  await context.close();
  return visited;
}

/** Counts what the page loads. A request waits for the one that its initiator names. */
function follow(devtools: CDPSession) {
  const depths = new Map<string, number>();
  const bytes = new Map<string, number>();
  const scripts = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ request, requestId, initiator, type }) => {
    const parent = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    depths.set(request.url, 1 + (parent === undefined ? 0 : (depths.get(parent) ?? 1)));
    bytes.set(requestId, 0);
    if (type === 'Script' || request.url.endsWith('.js')) scripts.add(request.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  return () => ({
    trips: Math.max(
      ...[...depths].filter(([url]) => url.includes('/api/tenants')).map(([, n]) => n),
    ),
    scripts: scripts.size,
    kilobytes: [...bytes.values()].reduce((sum, length) => sum + length, 0) / 1000,
  });
}
