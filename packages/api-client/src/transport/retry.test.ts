import { describe, expect, it } from 'vitest';
import {
  AbortedError,
  ConnectionError,
  createClient,
  isWorthRetrying,
  ResponseError,
  TimeoutError,
  UnexpectedResponseError,
} from '../index.ts';

it.each([
  ['no answer', new ConnectionError(), true],
  ['an answer too late', new TimeoutError(1000), true],
  ['a server that stumbles', new ResponseError(503, 'Busy.'), true],
  ['a proxy that stumbles', new UnexpectedResponseError('Unknown', { status: 502 }), true],
  ['a refusal', new ResponseError(403, 'Not yours.'), false],
  ['an answer in another shape', new UnexpectedResponseError('Unknown', { status: 200 }), false],
  ['a call that was ended', new AbortedError(), false],
  ['a fault of our own', new TypeError('undefined is not a function'), false],
])('after %s, asking again is worth it: %3$j', (_what, error, worth) => {
  expect(isWorthRetrying(error)).toBe(worth);
});

describe('a call of a client with retries', () => {
  /** A client whose server gives these answers, the last one again and again. */
  const clientWith = (answers: (Response | 'lost')[]) => {
    const addresses: string[] = [];
    const client = createClient({
      retries: 2,
      fetch: async (address) => {
        addresses.push(String(address));
        const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
        if (!answer || answer === 'lost') throw new TypeError('no answer');
        return answer.clone();
      },
    });
    return { client, asked: addresses };
  };
  const busy = () =>
    Response.json({ data: 'Busy.' }, { status: 503, headers: { 'retry-after': '0' } });
  const status = () => Response.json({ version: '2.0.0' });

  it('is repeated until it succeeds', async () => {
    const { client, asked } = clientWith([busy(), busy(), status()]);
    expect(await client.shell.status()).toMatchObject({ version: '2.0.0' });
    expect(asked).toHaveLength(3);
  });

  it('fails after the last repetition', async () => {
    const { client, asked } = clientWith([busy()]);
    await expect(client.shell.status()).rejects.toMatchObject({ status: 503, retryAfter: 0 });
    expect(asked).toHaveLength(3);
  });

  it('waits as long as the server says, also for months', async () => {
    const headers = { 'retry-after': '9999999' };
    const { client, asked } = clientWith([Response.json({}, { status: 503, headers })]);
    const soon = AbortSignal.timeout(50);
    await expect(client.shell.status({ signal: soon })).rejects.toThrow(AbortedError);
    expect(asked).toHaveLength(1);
  });

  it('is repeated after a lost connection', async () => {
    const { client, asked } = clientWith(['lost', status()]);
    await client.shell.status();
    expect(asked).toHaveLength(2);
  });

  it('is not repeated after a refusal', async () => {
    const { client, asked } = clientWith([Response.json({ data: 'No.' }, { status: 403 })]);
    await expect(client.shell.status()).rejects.toThrow('No.');
    expect(asked).toHaveLength(1);
  });

  it('is not repeated if it writes', async () => {
    const { client, asked } = clientWith([busy()]);
    await expect(client.users.delete(5)).rejects.toThrow('Busy.');
    expect(asked).toHaveLength(1);
  });

  // LET-59
  it('makes letters again only with an idempotency key', async () => {
    const { client, asked } = clientWith([busy()]);
    const scope = { facilityId: 7 };
    await client.letters.generate(scope, { letter_type: 'initial' }).catch(() => undefined);
    expect(asked).toHaveLength(1);
    const request = { letter_type: 'initial', idempotencyKey: 'k' } as const;
    await client.letters.generate(scope, request).catch(() => undefined);
    expect(asked).toHaveLength(4);
  });

  it('ends while it waits if it is aborted', async () => {
    const controller = new AbortController();
    const later = Response.json(
      { data: 'Busy.' },
      { status: 429, headers: { 'retry-after': '600' } },
    );
    const { client, asked } = clientWith([later]);
    const answer = client.shell.status({ signal: controller.signal });
    await expect.poll(() => asked).toHaveLength(1);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ code: 'aborted' });
  });
});
