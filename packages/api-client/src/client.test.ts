import { afterAll, describe, expect, it } from 'vitest';
import * as bodies from '../test/bodies.ts';
import { cases } from '../test/cases/all.ts';
import { type Case, page } from '../test/cases/case.ts';
import { downloads } from '../test/cases/downloads.ts';
import { failure } from '../test/failure.ts';
import { type Received, startServer } from '../test/server.ts';
import {
  type Client,
  conflictingFacility,
  conflictingUser,
  createClient,
  createTenantCalls,
  createTransport,
} from './index.ts';

const server = await startServer();
const client = createClient({ baseUrl: server.url, getToken: () => 'token-1' });
afterAll(() => server.stop());

describe('the client', () => {
  it('has a test for every function', () => {
    // A function can have several cases: 'imports.upload', 'imports.upload with confirmations'.
    const tested = new Set([...cases, ...downloads].map(({ name }) => name.split(' ', 1)[0] ?? ''));
    expect(sorted([...tested])).toEqual(sorted(functionsOf(createClient())));
  });

  // WIR-1
  it.each(downloads)('$name is the encoded address of $spec', ({ url, expected }) => {
    expect(url(createClient())).toBe(expected);
    expect(url(client)).toBe(`${server.url}${expected}`);
  });
});

it('makes the calls of a single noun', async () => {
  const tenants = createTenantCalls(
    createTransport({ baseUrl: server.url, getToken: () => 'token-2' }),
  );
  server.answersWith({ data: page(bodies.tenant) });
  expect((await tenants.list()).data).toHaveLength(1);
  expect(server.lastReceived()).toMatchObject({
    url: '/api/tenants',
    headers: { 'x-authorization': 'token-2' },
  });
});

it('reads tenants without counts and filter choices', async () => {
  const { data, pagination } = page(bodies.tenant);
  server.answersWith({ data: { data, pagination } });
  const beside = { filters: null, info: null, stats: null };
  expect(await client.tenants.list()).toEqual({ data, pagination, ...beside });
  expect(await client.tenants.listOfFacility(9)).toEqual({ data, pagination, info: null });
});

it('reads facilities without their statistics', async () => {
  const { stats: _, ...facility } = bodies.facility;
  server.answersWith(page(facility));
  expect((await client.facilities.list()).data).toEqual([{ ...facility, stats: null }]);
  server.answersWith({ data: page(facility) });
  expect((await client.facilities.stats()).data).toMatchObject([{ stats: null }]);
});

it('sends the expected values of a facility or user, and reads the current ones after a conflict', async () => {
  const { facility, user } = bodies;
  server.answersWith({ data: { message: 'Changed.', current: facility } }, 409);
  const seen = { note: null };
  const ofFacility = await failure(client.facilities.update(7, { note: 'x' }, { seen }));
  expect(conflictingFacility(ofFacility)).toEqual(facility);
  expect(conflictingUser(ofFacility)).toBeNull();
  expect(await sent(server.lastReceived())).toMatchObject({ json: { note: 'x', seen } });
  server.answersWith({ data: { message: 'Changed.', current: user } }, 409);
  const ofUser = await failure(
    client.users.update(3, { email: 'a@b.example' }, { seen: { email: 'b@b.example' } }),
  );
  expect(conflictingUser(ofUser)).toEqual(user);
  expect(await sent(server.lastReceived())).toMatchObject({
    json: { email: 'a@b.example', seen: { email: 'b@b.example' } },
  });
});

it('reads and sends unknown tenant filters', async () => {
  const choice = { key: 'autopay', label: 'Pays Automatically', count: 3 };
  server.answersWith([choice]);
  expect(await client.tenants.filtersOfFacility(7)).toEqual([choice]);
  server.answersWith({ data: page(bodies.tenant, { filters: [choice] }) });
  expect((await client.tenants.list({ filter: 'autopay' })).filters).toEqual([choice]);
  expect(server.lastReceived().url).toBe('/api/tenants?filter=autopay');
  await client.tenants.listOfFacility(7, { filter: 'autopay' });
  expect(server.lastReceived().url).toBe('/api/facilities/7/tenants?filter=autopay');
});

it('reads facilities without their summary', async () => {
  const { data, pagination } = page(bodies.facility);
  server.answersWith({ data, pagination });
  expect(await client.facilities.list()).toEqual({ data, pagination, stats: null });
});

// WIR-49
it.each(nestings(undefined))(
  'reads the answer %j to a write, of a server without undo',
  async (answer) => {
    server.answersWith(answer);
    expect(await client.tenants.reset([41])).toEqual({});
  },
);

describe.each(cases)('$name, $url', ({ spec, call, payload, optional, ...expected }) => {
  it('sends the documented request', async () => {
    server.answersWith(payload ?? {});
    await call(client);
    expect(await sent(server.lastReceived())).toEqual({
      method: spec.split(' ')[0],
      url: expected.url,
      token: 'token-1',
      ...bodyOf(expected),
    });
  });

  it.each(nestings(payload ?? optional))('reads the answer %j', async (answer) => {
    server.answersWith(answer);
    expect(await call(client)).toEqual(payload ?? optional);
  });
});

/** The same payload in every envelope that is allowed (WIR-8). */
function nestings(payload: object | undefined): unknown[] {
  if (!payload) return [{}, { data: {} }, { data: null }, []];
  if (Array.isArray(payload)) return [payload, { data: payload }, { data: { data: payload } }];
  if (!('data' in payload)) return [payload, { data: payload }, { status: 'ok', data: payload }];
  const { data, ...beside } = payload;
  return [payload, { data: payload }, { data: { data }, ...beside }];
}

/** The request that reached the server, its body decoded by its content type. */
async function sent({ method, url, headers, body }: Received) {
  const type = headers['content-type'] ?? '';
  const request = { method, url, token: headers['x-authorization'] };
  if (type === 'application/json') return { ...request, json: JSON.parse(body.toString()) };
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { ...request, form: Object.fromEntries(new URLSearchParams(body.toString())) };
  if (!type.startsWith('multipart/form-data')) return { ...request, body: body.toString() };
  const parts = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  const texts = [...parts].map(async ([name, part]) => [
    name,
    typeof part === 'string' ? part : `${part.name}: ${await part.text()}`,
  ]);
  return { ...request, multipart: Object.fromEntries(await Promise.all(texts)) };
}

const bodyOf = ({ form, json, multipart }: Pick<Case, 'form' | 'json' | 'multipart'>) =>
  (form && { form }) ?? (multipart && { multipart }) ?? (json ? { json } : { body: '' });

const functionsOf = (client: Client) =>
  Object.entries(client).flatMap(([noun, calls]) =>
    Object.keys(calls).map((name) => `${noun}.${name}`),
  );

const sorted = (words: string[]) => [...new Set(words)].sort();
