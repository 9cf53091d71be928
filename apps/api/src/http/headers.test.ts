import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { trustedProxies } from '../startup/config.ts';
import { addAccount } from '../testing/seedAccount.ts';
import { testApp } from '../testing/testApp.ts';

const portalDir = mkdtempSync(join(tmpdir(), 'portal-'));
writeFileSync(join(portalDir, 'index.html'), '<meta nonce="CSP_NONCE"><title>Portal</title>');
writeFileSync(join(portalDir, '.built'), 'a hash');
const config = { helpVideosAddress: ' https://videos.example/showcase/7 ' };
writeFileSync(join(portalDir, 'config.json'), `\uFEFF${JSON.stringify(config)}`);
writeFileSync(join(portalDir, 'videos.html'), '<title>Videos</title>');
const test = await testApp({ portalDir, trustProxy: trustedProxies('1') });
await addAccount(test, 'vera', 'right-password');
afterAll(() => rmSync(portalDir, { recursive: true }));

const signIn = (url: string, headers: IncomingHttpHeaders) =>
  test.anyone.inject({
    method: 'POST',
    url,
    headers: { host: 'letters.example', ...headers },
    payload: { username: 'vera', password: 'right-password' },
  });

describe('threat 28: a form on another site (ASVS 3.5.1)', () => {
  it.each(['/api/login', '/%61pi/login', '/api/%6cogin', '/api/managers/tag-tenants'])(
    'is refused at %s',
    async (url) => {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
      ]) {
        const answer = await signIn(url, headers);
        expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
      }
    },
  );

  it.each([
    ['the portal', { 'sec-fetch-site': 'same-origin', origin: 'https://letters.example' }],
    ['the portal over plain HTTP', { origin: 'http://letters.example' }],
    ['the portal behind a proxy', { 'x-forwarded-host': 'a.example', origin: 'https://a.example' }],
    ['a program', {}],
  ])('is accepted from %s', async (_who, headers) => {
    expect((await signIn('/api/login', headers)).statusCode).toBe(200);
  });
});

describe('threat 45: the headers of every answer (ASVS 3.4)', () => {
  it('keeps each spelling of an API address out of caches', async () => {
    for (const url of ['/api/app/status', '/%61pi/app/status', '/api/%61pp/status', '/api/none']) {
      const { headers } = await test.anyone.get(url);
      expect([url, headers['cache-control']]).toEqual([url, 'no-store, private']);
    }
  });

  it('lets browsers neither guess types nor tell addresses, and names no software', async () => {
    const { headers } = await test.anyone.get('/api/none');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('allows scripts, styles and frames by name only', async () => {
    const { headers } = await test.anyone.get('/api/app/status');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "frame-src 'self' https://videos.example; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; " +
        "form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it('allows the portal to show a help video of its own server in a frame', async () => {
    const framing = async (url: string) => {
      const { headers } = await test.anyone.get(url);
      const policy = String(headers['content-security-policy']);
      return [headers['x-frame-options'], /frame-ancestors [^;]+/.exec(policy)?.[0]];
    };
    expect(await framing('/videos.html')).toEqual(['SAMEORIGIN', "frame-ancestors 'self'"]);
    expect(await framing('/')).toEqual(['DENY', "frame-ancestors 'none'"]);
  });

  it('gives every page a nonce of its own for style elements', async () => {
    const pages = [await test.anyone.get('/'), await test.anyone.get('/index.html')];
    const nonces = pages.map(({ body, headers }) => {
      const [, nonce = 'none'] = /nonce="([^"]+)"/.exec(body) ?? [];
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  it('binds browsers to HTTPS behind a proxy that speaks it', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    const get = (headers: object) => test.anyone.inject({ url: '/', headers: { ...headers } });
    expect((await get(https)).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect((await get({})).headers).not.toHaveProperty('strict-transport-security');
  });

  it.each(['/.built', '/%2ebuilt', '/.git/config'])('does not serve %s', async (url) => {
    expect((await test.anyone.get(url)).statusCode).toBe(404);
  });
});

describe('threat 14: a forged address behind a proxy (ASVS 6.3.1)', () => {
  const addressSeen = async (trustProxy: string, forwarded: string) => {
    const { anyone, db } = await testApp({ trustProxy: trustedProxies(trustProxy) });
    await anyone.inject({
      ...({ method: 'POST', url: '/api/login', remoteAddress: '10.0.0.5' } as const),
      headers: { 'x-forwarded-for': forwarded },
      payload: { username: 'nobody', password: 'wrong-guess' },
    });
    const { details } = await db
      .selectFrom('audit_log')
      .select('details')
      .executeTakeFirstOrThrow();
    return details;
  };

  it.each([
    ['', '203.0.113.7', '10.0.0.5'],
    ['1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['2', '198.51.100.1, 203.0.113.7, 10.0.0.6', '203.0.113.7'],
    ['10.0.0.0/8', '198.51.100.1, 203.0.113.7, 10.0.0.6', '203.0.113.7'],
    ['10.9.9.9', '203.0.113.7', '10.0.0.5'],
  ])('with TRUST_PROXY=%s in %s leaves %s', async (setting, forwarded, seen) => {
    expect(await addressSeen(setting, forwarded)).toEqual({ address: seen });
  });

  it.each(['true', 'proxy.example', '10.0.0.0/33', '10.0.0.5,'])(
    'is a setting that stops the start: %s',
    (setting) => {
      expect(() => trustedProxies(setting)).toThrow(/^TRUST_PROXY must be the number of proxies/);
    },
  );
});
