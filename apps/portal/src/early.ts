// A script of its own, ahead of all others: it sends the first calls of the address while the browser still loads the
// code of the page. It imports nothing.

/** The key of the session in localStorage. */
export const sessionKey = 'audit-letters.session';

interface EarlyCall {
  token: string;
  answer: Promise<Response>;
  abort: AbortController;
}

/** The first calls of the pages of staff, as the pages send them without filters. */
const staffCalls: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/due', '/api/monitors/facility-stats', '/api/answers'],
  '/tenant-list': ['/api/tenants?page=1&per_page=100'],
  '/list-facilities': ['/api/facilities?page=1&per_page=100'],
  '/letter-batches': ['/api/letter-batches?page=1&per_page=50'],
  '/manage-users': ['/api/users?page=1&per_page=100'],
};

/** The first call of the pages of managers. */
const managerCalls: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/managers/facility'],
  '/manage-tenants': ['/api/managers/facility'],
};

/** An answer is as good as a new one for this long. */
const freshMs = 60_000;

const sent = new Map<string, EarlyCall>();
if (typeof window !== 'undefined') sendFirstCalls();

function sendFirstCalls() {
  // Filters are in the address or in the state of the history entry; the page knows how to read them.
  if (location.search !== '' || history.state !== null) return;
  try {
    const { token, permissions } = JSON.parse(localStorage.getItem(sessionKey) ?? 'null') ?? {};
    if (typeof token?.token !== 'string' || !Array.isArray(permissions)) return;
    const isStaff = permissions.includes('admin') || permissions.includes('monitor');
    const calls = isStaff ? staffCalls : permissions.includes('manager') ? managerCalls : {};
    for (const url of calls[location.pathname] ?? []) send(url, token.token);
  } catch {
    // The page reports what is wrong with the stored session.
  }
}

function send(url: string, token: string) {
  const abort = new AbortController();
  const headers = { Accept: 'application/json', 'X-Authorization': token };
  const answer = fetch(url, { headers, signal: abort.signal });
  // The page reports a failure when it takes the answer.
  answer.catch(() => undefined);
  sent.set(url, { token, answer, abort });
}

/** The answer to a call that was sent early with the same token; each is taken once. */
export function takeEarly(
  url: string,
  {
    headers,
    signal,
  }: { headers: Readonly<Record<string, string>>; signal?: AbortSignal | undefined },
): Promise<Response> | null {
  const early = sent.get(url);
  sent.delete(url);
  const fits = early?.token === headers['X-Authorization'] && performance.now() < freshMs;
  if (!early || !fits || signal?.aborted) return null;
  signal?.addEventListener('abort', () => early.abort.abort(signal.reason), { once: true });
  return early.answer;
}
