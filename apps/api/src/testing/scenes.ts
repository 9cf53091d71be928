import { checkSecretKey } from '../startup/secretKey.ts';
import { appOn, testConfig } from './testApp.ts';
import type { LastingDatabase } from './testDatabase.ts';
import { type PreparedWrite, prepareRequest, withSecondFactor, writes } from './writes.ts';

/** The environment of a server process that accepts the sessions and accounts of `prepareWrites`. */
export const sharedKey = { SECRET_KEY: testConfig.secretKey.toString('hex') };

/** Prepares a request for each name, with rows of its own, in a database that no server uses. */
export async function prepareWrites(
  lasting: LastingDatabase,
  names: readonly string[],
): Promise<PreparedWrite[]> {
  const database = await lasting.open();
  const test = await appOn(database, withSecondFactor);
  test.clock.set(new Date().toISOString());
  try {
    await checkSecretKey(test.db, testConfig.secretKey, false);
    const prepared = [];
    for (const name of names) {
      const write = writes[name];
      if (!write) throw new Error(`No write is called ${name}.`);
      prepared.push(await prepareRequest(test, write));
    }
    return prepared;
  } finally {
    await test.app.close();
    await database.close();
  }
}

/** Sends a prepared request to a server process. */
export function send(url: string, { caller, request }: PreparedWrite): Promise<Response> {
  const address = new URL(String(request.url), url);
  for (const [name, value] of Object.entries(request.query ?? {})) {
    address.searchParams.set(name, String(value));
  }
  const { payload } = request;
  const isForm = Buffer.isBuffer(payload);
  return fetch(address, {
    method: request.method ?? 'GET',
    headers: {
      ...(caller.token && { 'x-authorization': caller.token }),
      ...(payload && !isForm && { 'content-type': 'application/json' }),
      ...Object.fromEntries(
        Object.entries(request.headers ?? {}).map(([name, value]) => [name, String(value)]),
      ),
    },
    ...(payload && { body: isForm ? new Uint8Array(payload) : JSON.stringify(payload) }),
  });
}
