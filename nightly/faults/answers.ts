import type { BrowserContext, Route } from '@playwright/test';
import { createClient } from '../../apps/portal/e2e/support/client.ts';
// Relative imports, because Playwright loads tests without the workspace's export condition.
import { cases } from '../../packages/api-client/test/cases/all.ts';
import type { Case } from '../../packages/api-client/test/cases/case.ts';
import type { Fault } from '../../packages/api-client/test/faults.ts';
import { fieldPaths, without } from '../../packages/api-client/test/fields.ts';

/** The case of a call as the rule pages list it, such as 'GET /api/facilities/{id}/overview'. */
export function caseOf(call: string): Case {
  const found = cases.find(({ spec }) => spec === call);
  if (!found) throw new Error(`The client has no call ${call}.`);
  return found;
}

/** The addresses of the calls. Those with fewer parameters come first: '/bulk' before '/{id}'. */
const addresses = [...new Set(cases.map(({ spec }) => spec))]
  .sort((one, other) => one.split('{').length - other.split('{').length)
  .map((spec) => ({ spec, pattern: new RegExp(`^${spec.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/** Answers every call of the browser without a server: with its test body, or with a fault. */
export async function answerCalls(context: BrowserContext) {
  const bodies = new Map<string, object>();
  const faulty = new Map<string, Fault>();
  const pauses = new Map<string, Promise<void>>();
  let sessionEnded = false;

  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const address = `${request.method()} ${new URL(request.url()).pathname}`;
    const call = addresses.find(({ pattern }) => pattern.test(address))?.spec;
    // A download. Its window stays empty.
    if (!call) return route.fulfill({ status: 204 });
    await pauses.get(call);
    if (sessionEnded) return route.fulfill(signedOut);
    const fault = faulty.get(call);
    if (fault) return fulfilFault(route, fault);
    const { payload, optional } = caseOf(call);
    return route.fulfill({ json: bodies.get(call) ?? payload ?? optional ?? {} });
  });

  return {
    /** Answers every call with its test body. */
    reset() {
      bodies.clear();
      faulty.clear();
      sessionEnded = false;
    },
    /** Refuses every call, because the session has ended. */
    endSession() {
      sessionEnded = true;
    },
    /** Answers a call with this body instead of its test body. */
    with: (call: string, body: object) => bodies.set(call, body),
    fail: (call: string, fault: Fault) => faulty.set(call, fault),
    heal: (call: string) => faulty.delete(call),
    /** Holds the answers to a call back until the returned function is called. */
    hold(call: string) {
      let release = () => {};
      pauses.set(
        call,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => {
        pauses.delete(call);
        release();
      };
    },
  };
}

const signedOut = {
  status: 401,
  headers: { 'x-token-gone': '1' },
  json: { data: 'Please sign in again.' },
};

export type Answers = Awaited<ReturnType<typeof answerCalls>>;

function fulfilFault(route: Route, { answer }: Fault) {
  if (!answer) return route.abort();
  const { status, body, type = 'application/json' } = answer;
  return route.fulfill({ status, body, contentType: type });
}

/** The body in another allowed envelope, without the fields that may be missing (WIR-8, WIR-9). */
export async function sparse(call: string, body: object): Promise<object> {
  let smallest = body;
  for (const path of fieldPaths(body)) {
    const candidate = Object(without(smallest, path));
    const reads = await caseOf(call)
      .call(createClient({ fetch: async () => Response.json(candidate) }))
      .then(
        () => true,
        () => false,
      );
    if (reads) smallest = candidate;
  }
  return { data: smallest };
}
