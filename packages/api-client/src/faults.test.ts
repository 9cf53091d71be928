import { afterAll, describe, expect, it } from 'vitest';
import { cases } from '../test/cases/all.ts';
import type { Case } from '../test/cases/case.ts';
import { failure } from '../test/failure.ts';
import { faultsOf } from '../test/faults.ts';
import { fieldPaths, valueAt, without } from '../test/fields.ts';
import { startServer } from '../test/server.ts';
import { createClient, UnexpectedResponseError } from './index.ts';

const ended: (string | null)[] = [];
const server = await startServer();
const client = createClient({
  baseUrl: server.url,
  getToken: () => 'token-1',
  onTokenGone: (token) => ended.push(token),
});
afterAll(() => server.stop());

/** The values that a missing field can become. An id of 0 stands for none. */
const empty = [null, '', false, undefined, [], 0];

const commonFallback = 'An unknown error occurred!';

/** Expects that a call rejects a body that is not its answer. */
async function expectUnexpected({ call, fallback = commonFallback }: Case, body: string) {
  server.answersWith(body);
  const error = await failure(call(client));
  expect(error).toBeInstanceOf(UnexpectedResponseError);
  expect(error).toMatchObject({ message: fallback });
}

describe.each(cases)('$name, $url', ({ call, payload, fallback = commonFallback }) => {
  // SHL-56, WIR-4
  it.each(faultsOf({ payload }))('rejects after $name', async ({ answer, message }) => {
    server.answers((response) => {
      if (!answer) return response.destroy();
      const { status, body, type = 'application/json' } = answer;
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    expect(await failure(call(client))).toMatchObject({
      message: message ?? fallback,
      status: answer?.status ?? null,
    });
  });

  // SHL-56
  it('rejects after its time limit', async () => {
    server.answers(() => undefined);
    const limited = createClient({ baseUrl: server.url, timeout: 5 });
    expect(await failure(call(limited))).toMatchObject({ message: 'timeout of 5ms exceeded' });
  });

  // SHL-21
  it.each([200, 401, 500])('ends the session that the header of status %d ends', async (status) => {
    ended.length = 0;
    server.answersWith(status === 200 ? (payload ?? {}) : '', status, { 'x-token-gone': '1' });
    await call(client).catch(() => undefined);
    expect(ended).toEqual(['token-1']);
  });
});

describe.each(cases.filter(({ payload }) => payload))('$name, $url', (one) => {
  const { call, payload, fallback = commonFallback } = one;

  // WIR-4
  it.each(['{}', '[{}]', 'null', '"text"', '{"data":{"data":[{}]}}'])(
    'rejects %j, which lacks the data',
    (body) => expectUnexpected(one, body),
  );

  // WIR-9
  it('reads a missing field as empty, or rejects', async () => {
    for (const path of fieldPaths(payload)) {
      const sparse = createClient({ fetch: async () => Response.json(without(payload, path)) });
      const outcome = await call(sparse).catch((error: unknown) => error);
      const place = path.join('.');
      if (outcome instanceof Error) expect(outcome, place).toMatchObject({ message: fallback });
      else expect(empty, place).toContainEqual(valueAt(outcome, path));
    }
  });
});

// WIR-10
describe.each(cases.filter(({ payload }) => !payload))('$name, $url', (one) => {
  const { call, optional } = one;

  it.each(['', ' ', 'null', 'true', '"saved"', '1'])(
    'rejects %j, which does not confirm the write',
    (body) => expectUnexpected(one, body),
  );

  it('needs no body with the status 204', async () => {
    server.answersWith('', 204);
    expect(await call(client)).toEqual(optional && {});
  });
});
