import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { addFacility, addTenant } from './testing/seed.ts';
import { expectAnswer, testApp } from './testing/testApp.ts';

const portalDir = mkdtempSync(join(tmpdir(), 'portal-'));
mkdirSync(join(portalDir, 'assets'));
writeFileSync(join(portalDir, 'index.html'), '<title>Portal</title>');
writeFileSync(join(portalDir, 'config.json'), '{}');
writeFileSync(join(portalDir, 'assets/app-1a2b.js'), 'export {};');
writeFileSync(join(portalDir, 'assets/app-1a2b.js.br'), brotliCompressSync('export {};'));
afterAll(() => rmSync(portalDir, { recursive: true }));
const [test, portal] = [await testApp(), await testApp({ portalDir })];

describe('the server', () => {
  it('answers unknown API addresses with 404 in the envelope', async () => {
    const response = await test.anyone.get('/api/nowhere');
    expectAnswer(response, 404, expect.stringMatching(/^Not found\./));
  });

  // WIR-4, WIR-25
  it('answers malformed JSON with 400 in the envelope', async () => {
    const response = await test.anyone.inject({
      method: 'POST',
      url: '/api/nowhere',
      headers: { 'content-type': 'application/json' },
      payload: '{"cut',
    });
    expectAnswer(response, 400, 'The request could not be understood.');
  });

  it('answers an address that cannot be decoded with 400 in the envelope', async () => {
    const response = await test.anyone.get('/api/facilities/%zz');
    expectAnswer(response, 400, expect.any(String));
  });

  it('answers malformed HTTP in the envelope', async () => {
    const port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const longAddress = `GET /api/users?ids=${'1,'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const answers = [await exchange(port, longAddress), await exchange(port, 'HELLO\r\n\r\n')];
    expect(answers.map(({ status }) => status)).toEqual(['413', '400']);
    for (const { body } of answers) expect(JSON.parse(body)).toEqual({ data: expect.any(String) });
  });

  it('compresses long responses, also after many others', async () => {
    const facilityId = await addFacility(test.db);
    for (let count = 0; count < 12; count += 1) await addTenant(test.db, facilityId);
    const admin = await test.signIn('admin');
    const headers = { 'accept-encoding': 'gzip, br' };
    for (let count = 0; count < 40; count += 1) {
      const tenants = await admin.inject({ url: '/api/tenants', headers });
      expect(tenants.headers).toMatchObject({ 'content-encoding': 'br' });
      const list = JSON.parse(String(brotliDecompressSync(tenants.rawPayload)));
      expect(list.data.data).toHaveLength(12);
    }
  });
});

describe('the portal beside the API', () => {
  it.each([
    '/',
    '/list-facilities?filter=doing_move_outs',
    '/no/such/page',
    '/index.html',
    '/facilities/%00',
    '/facilities/%E0%A4%A',
    '/%',
    '//nope',
    '//example.com/%2e%2e',
    '/facilities//5',
    '/facilities/./5',
    '/facilities/%5c5',
  ])('answers %s with its page, uncached', async (url) => {
    const response = await portal.anyone.get(url);
    expect([response.statusCode, response.body]).toEqual([200, '<title>Portal</title>']);
    expect(response.headers['cache-control']).toBe('no-cache');
    // Monitors of a server ask with HEAD.
    const head = await portal.anyone.inject({ method: 'HEAD', url });
    expect(head.statusCode).toBe(200);
  });

  it('has hashed assets cached for a year and its configuration never', async () => {
    const asset = await portal.anyone.get('/assets/app-1a2b.js');
    const settings = await portal.anyone.get('/config.json');
    expect([asset.headers['cache-control'], settings.headers['cache-control']]).toEqual([
      'public, max-age=31536000, immutable',
      'no-cache',
    ]);
  });

  it('sends the compressed copy of an asset to browsers that accept it', async () => {
    const url = '/assets/app-1a2b.js';
    const packed = await portal.anyone.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(String(brotliDecompressSync(packed.rawPayload))).toBe('export {};');
    expect((await portal.anyone.get(url)).headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['GET', '/assets/gone-3c4d.js'],
    ['POST', '/list-facilities'],
    ['POST', '/facilities/%00'],
    ['POST', '//api/login'],
  ] as const)('answers %s %s with 404', async (method, url) => {
    expect((await portal.anyone.inject({ method, url })).statusCode).toBe(404);
  });

  it.each([
    '/../../etc/passwd',
    '//../etc/passwd',
    '/assets/..%2f..%2fetc/passwd',
    '/assets/x%00.js',
  ])('serves no file outside its folder for %s', async (url) => {
    const { statusCode, body } = await portal.anyone.get(url);
    expect([statusCode === 200 ? body : statusCode]).toEqual([
      expect.toBeOneOf(['<title>Portal</title>', 400, 403, 404]),
    ]);
  });
});

/** Sends text over a new connection and reads the answer until the server closes it. */
async function exchange(port: number, words: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(words);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: head.split(' ')[1], body };
}
