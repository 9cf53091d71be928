import { mkdtempSync, openAsBlob, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { failure } from '../../test/failure.ts';
import { startServer } from '../../test/server.ts';
import {
  AbortedError,
  ApiError,
  ConnectionError,
  createClient,
  FileChangedError,
  isNotFound,
  ResponseError,
  TimeoutError,
  UnexpectedResponseError,
} from '../index.ts';

const server = await startServer();
afterAll(() => server.stop());

let token: string | null;
let endedTokens: (string | null)[];
beforeEach(() => {
  token = 'token-1';
  endedTokens = [];
});

const { shell, session, tenants, users } = createClient({
  baseUrl: server.url,
  getToken: () => token,
  onTokenGone: (ended) => endedTokens.push(ended),
});

// USR-44
describe('the current password', () => {
  const refused = { data: { message: 'Confirm.', fields: { current_password: 'Confirm.' } } };
  const clientWith = (answer: string | null) =>
    createClient({ baseUrl: server.url, askPassword: async () => answer });

  it('is asked for when the server refuses a change without it, and sent with the change', async () => {
    server.answers((response, { headers }) => {
      response.writeHead(headers['x-current-password'] ? 200 : 422);
      response.end(JSON.stringify(headers['x-current-password'] ? {} : refused));
    });
    await clientWith('näher 9 €').session.end(8);
    expect(server.lastReceived().headers['x-current-password']).toBe('n%C3%A4her%209%20%E2%82%AC');
  });

  it('is not sent when the user gives none: the call rejects with the refusal', async () => {
    server.answersWith(refused, 422);
    await expect(clientWith(null).session.end(8)).rejects.toThrow('Confirm.');
  });
});

// WIR-1
describe('the session token', () => {
  it('is sent with every call of a session', async () => {
    server.answersWith({ version: '1' });
    await shell.status();
    expect(server.lastReceived().headers['x-authorization']).toBe('token-1');

    token = null;
    await shell.status();
    expect(server.lastReceived().headers).not.toHaveProperty('x-authorization');
  });

  // SHL-18
  it('of the ended session is sent by logout', async () => {
    token = null;
    server.answersWith({});
    await session.logout('token-0');
    expect(server.lastReceived().headers['x-authorization']).toBe('token-0');
  });

  it('of a new session survives a late answer to the old one', async () => {
    server.answers((response) => {
      token = 'token-2';
      response.writeHead(401, { 'x-token-gone': '1' }).end('{"data": "Signed out."}');
    });
    await expect(shell.status()).rejects.toBeInstanceOf(ResponseError);
    expect(endedTokens).toEqual([]);
  });

  it('stays when a call is refused without the header', async () => {
    server.answersWith({ data: 'Not yours.' }, 401);
    await expect(shell.status()).rejects.toThrow('Not yours.');
    expect(endedTokens).toEqual([]);
  });
});

// WIR-4
describe('a refusal', () => {
  const refuseWith = async (body: unknown) => {
    server.answersWith(body, 422);
    return failure(shell.status());
  };

  it.each([
    { data: 'Too late.' },
    { data: { message: 'Too late.' } },
    { message: 'Too late.' },
    { data: { error: 'Too late.' } },
    '"Too late."',
  ])('says why: %j', async (body) => {
    expect(await refuseWith(body)).toMatchObject({
      name: 'ResponseError',
      message: 'Too late.',
      status: 422,
      fields: {},
    });
  });

  it('has a message for each field', async () => {
    const fields = { email: 'Taken.', phone: 'Missing.' };
    expect(await refuseWith({ data: { message: 'Please check.', fields } })).toMatchObject({
      fields,
    });
    const odd = { message: 'Please check.', fields: { email: 'Taken.', phone: 7 } };
    expect(await refuseWith({ data: odd })).toMatchObject({ fields: { email: 'Taken.' } });
  });

  it('contains all its data, so that a conflict can be shown', async () => {
    const data = { message: 'Changed meanwhile.', current: { id: 7 } };
    expect(await refuseWith({ data })).toMatchObject({ data });
  });

  it.each([{}, { data: '' }, { data: null }, { data: {} }, { data: ['x'] }, 'null', ''])(
    'without a message is no answer to show: %j',
    async (body) => {
      expect(await refuseWith(body)).toMatchObject({
        name: 'UnexpectedResponseError',
        status: 422,
      });
    },
  );
});

// SHL-16
describe('a sign-in', () => {
  const credentials = { username: 'dana', password: 'wrong' };

  it.each([
    { error: 'Wrong password.' },
    { data: { error: 'Wrong password.' } },
    { error: 'Wrong password.', data: null },
  ])('that is refused by a 200 answer is a value: %j', async (body) => {
    server.answersWith(body);
    expect(await session.login(credentials)).toEqual({ error: 'Wrong password.' });
  });

  it('that is refused by its status is an error', async () => {
    server.answersWith({ data: 'Too many attempts.' }, 429);
    await expect(session.login(credentials)).rejects.toThrow('Too many attempts.');
  });

  it('with neither a session nor an error is an unexpected answer', async () => {
    server.answersWith({ error: '', permissions: ['admin'] });
    await expect(session.login(credentials)).rejects.toBeInstanceOf(UnexpectedResponseError);
  });
});

// WIR-4
describe('an answer that cannot be read', () => {
  it('names the path in its cause, but not the value', async () => {
    const pagination = { current_page: 1, last_page: 1, total: 1, from: 1, to: 1 };
    server.answersWith({ data: [{ id: 'seven', username: 'dana' }], pagination });
    expect(await failure(users.list())).toMatchObject({
      cause: { message: '.data[0].id: expected a number' },
    });
  });

  it('includes one that ends in the middle of its body', async () => {
    let cutOff = () => {};
    server.answers((response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"version":');
      cutOff = () => response.destroy();
    });
    const client = createClient({
      baseUrl: server.url,
      fetch: async (...request) => {
        const response = await fetch(...request);
        cutOff();
        return response;
      },
    });
    expect(await failure(client.shell.status())).toMatchObject({
      name: 'UnexpectedResponseError',
      status: 200,
    });
  });
});

// WIR-4
it.each([
  ['an empty body', '', true],
  ['an empty object', '{}', true],
  ['a message', '{"data":"Not found."}', true],
  ['the page of a proxy', '<html>404 Not Found</html>', false],
])('reads a 404 with %s', async (_kind, body, missing) => {
  server.answersWith(body, 404);
  expect(isNotFound(await failure(tenants.overview(7)))).toBe(missing);
});

// SHL-56
describe('no answer', () => {
  it('is a network error when the port is closed', async () => {
    const nobody = createClient({ baseUrl: closedAddress });
    const error = await failure(nobody.shell.status());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ message: 'Network Error', status: null });
  });

  it('within the time limit ends the call', async () => {
    server.answers(() => undefined);
    const limited = createClient({ baseUrl: server.url, timeout: 20 });
    const error = await failure(limited.shell.status());
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ message: 'timeout of 20ms exceeded', status: null });
    expect(await message(shell.status({ timeout: 10 }))).toBe('timeout of 10ms exceeded');
  });

  it('is not reported for a file that was saved again after it was chosen', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'roll-')), 'roll.xlsx');
    writeFileSync(path, 'before');
    const rent_roll = new File([await openAsBlob(path)], 'roll.xlsx');
    writeFileSync(path, 'after the change');
    // As the fetch of a browser.
    const client = createClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    const error = await failure(client.imports.upload({ software: 'syrasoft', rent_roll }));
    expect(error).toBeInstanceOf(FileChangedError);
    expect(error).toMatchObject({
      message: "'roll.xlsx' has changed since it was chosen. Choose it again.",
    });
  });

  it.each([2 ** 33, 60_000.5, Number.POSITIVE_INFINITY])(
    'of a limit of %d ms waits for the answer',
    async (timeout) => {
      server.answers((response) => response.destroy());
      expect(await failure(shell.status({ timeout }))).toBeInstanceOf(ConnectionError);
    },
  );

  it('within the time limit ends a body that does not end', async () => {
    server.answers((response) => response.writeHead(200).write('{'));
    expect(await failure(shell.status({ timeout: 20 }))).toBeInstanceOf(TimeoutError);
  });
});

describe('an aborted call', () => {
  it('rejects with an abort error, before and during the call', async () => {
    const controller = new AbortController();
    server.answers(() => controller.abort());
    const { signal } = controller;
    expect(await failure(shell.status({ signal, timeout: 60_000 }))).toBeInstanceOf(AbortedError);

    const count = server.receivedCount();
    expect(await failure(shell.status({ signal }))).toBeInstanceOf(AbortedError);
    expect(server.receivedCount()).toBe(count);
  });

  it('rejects also while the body is loading', async () => {
    const controller = new AbortController();
    server.answers((response) => {
      response.writeHead(200).write('{');
      setImmediate(() => controller.abort());
    });
    const { signal } = controller;
    expect(await failure(shell.status({ signal }))).toBeInstanceOf(AbortedError);
  });
});

it('rejects with one family of errors', () => {
  const errors = [
    new ResponseError(422, 'No.'),
    new UnexpectedResponseError('Odd.'),
    new ConnectionError(),
    new TimeoutError(5),
    new AbortedError(),
  ];
  for (const error of errors) expect(error).toBeInstanceOf(ApiError);
  expect(new Set(errors.map(({ name }) => name)).size).toBe(errors.length);
});

describe('an error', () => {
  it('names the call without its query', async () => {
    server.answersWith({ data: 'No.' }, 403);
    expect(await failure(tenants.list({ name: 'Ruiz' }))).toMatchObject({
      code: 'refused',
      method: 'GET',
      address: `${server.url}/api/tenants`,
    });
  });

  it.each([
    ['120', 120],
    ['soon', null],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ])('has the seconds of the header Retry-After: %s', async (header, seconds) => {
    server.answersWith({ data: 'Wait.' }, 429, { 'retry-after': header });
    expect(await failure(shell.status())).toMatchObject({ retryAfter: seconds });
  });

  it('has a code for its kind', async () => {
    server.answersWith('<html>', 502, { 'retry-after': '5' });
    expect(await failure(shell.status())).toMatchObject({ code: 'unreadable', retryAfter: 5 });
    server.answers((response) => response.destroy());
    expect(await failure(shell.status())).toMatchObject({
      code: 'no-connection',
      retryAfter: null,
    });
    server.answers(() => undefined);
    expect(await failure(shell.status({ timeout: 5 }))).toMatchObject({ code: 'timeout' });
  });
});

it('takes a base address with a slash at its end', async () => {
  server.answersWith({ version: '1' });
  const client = createClient({ baseUrl: `${server.url}/` });
  await client.shell.status();
  expect(server.lastReceived().url).toBe('/api/app/status');
  expect(client.archives.downloadUrl('a.xlsx')).toBe(
    `${server.url}/api/facility-archives/download-export?filename=a.xlsx`,
  );
});

const message = async (answer: Promise<unknown>) => {
  const error = await failure(answer);
  return error instanceof ApiError ? error.message : error;
};

// Linux gives this port to no server that listens on any free port.
const closedAddress = 'http://127.0.0.1:65535';
