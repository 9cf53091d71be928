import { describe, expect, it } from 'vitest';
import { readOrigins } from '../startup/config.ts';
import { StartupError } from '../startup/errors.ts';
import { addAccount } from '../testing/seedAccount.ts';
import { testApp } from '../testing/testApp.ts';

const office = 'https://office.example';
const test = await testApp({ corsOrigins: [office] });
await addAccount(test, 'vera', 'right-password');

const signInFrom = (origin: string) =>
  test.anyone.inject({
    method: 'POST',
    url: '/api/login',
    headers: { host: 'letters.example', origin, 'sec-fetch-site': 'cross-site' },
    payload: { username: 'vera', password: 'right-password' },
  });

// WIR-44
describe('a page of another origin', () => {
  it('may call the API if the office names its origin', async () => {
    const answer = await signInFrom(office);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(office);
    // Cookies are for the portal's own pages.
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('may not write otherwise', async () => {
    const answer = await signInFrom('https://evil.example');
    expect(answer.statusCode).toBe(403);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('gets its methods and headers in the answer to a preflight', async () => {
    const answer = await test.anyone.inject({
      method: 'OPTIONS',
      url: '/api/users/5',
      headers: {
        origin: office,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'x-authorization',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-methods']).toContain('DELETE');
    expect(answer.headers['access-control-allow-headers']).toContain('x-authorization');
  });

  it('may download with its token', async () => {
    const { token } = await test.signIn('monitor');
    const download = (headers: Record<string, string>) =>
      test.anyone.inject({
        method: 'GET',
        url: '/api/exports/download?file_key=none&filename=none',
        headers: { origin: office, 'sec-fetch-site': 'cross-site', ...headers },
      });
    expect((await download({ 'x-authorization': token })).statusCode).toBe(404);
  });

  it('can read why a call was refused, and when to ask again', async () => {
    const answer = await test.anyone.inject({
      method: 'GET',
      url: '/api/users',
      headers: { origin: office },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['access-control-allow-origin']).toBe(office);
    expect(answer.headers['access-control-expose-headers']).toMatch(/retry-after.*x-token-gone/);
  });
});

describe('CORS_ORIGIN', () => {
  it('is a list of origins', () => {
    expect(readOrigins(`${office}, http://127.0.0.1:5173`)).toEqual([
      office,
      'http://127.0.0.1:5173',
    ]);
    expect(readOrigins(undefined)).toEqual([]);
  });

  it.each(['*', 'office.example', 'https://office.example/', 'null', 'ftp://office.example'])(
    'is refused with a sentence: %s',
    (text) => {
      expect(() => readOrigins(text)).toThrow(StartupError);
      expect(() => readOrigins(text)).toThrow(`'${text}'`);
    },
  );
});
