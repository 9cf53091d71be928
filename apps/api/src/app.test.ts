import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});

describe('the server', () => {
  it('answers unknown API addresses with 404 in the envelope', async () => {
    const response = await test.anyone.get('/api/nowhere');
    expect([response.statusCode, response.json()]).toEqual([404, { data: 'Not found.' }]);
  });

  it('answers malformed JSON with 400 in the envelope', async () => {
    const response = await test.anyone.inject({
      method: 'POST',
      url: '/api/nowhere',
      headers: { 'content-type': 'application/json' },
      payload: '{"cut',
    });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { data: 'The request could not be understood.' },
    ]);
  });

  it('lets no site frame it, run script in it or keep its answers', async () => {
    const { headers } = await test.anyone.get('/api/nowhere');
    expect(headers).toMatchObject({
      'cache-control': 'no-store, private',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('refuses to write for another site', async () => {
    const response = await test.anyone.inject({
      method: 'POST',
      url: '/api/nowhere',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.statusCode).toBe(403);
  });
});
