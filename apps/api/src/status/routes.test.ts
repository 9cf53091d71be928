import type { Moment } from '@audit-letters/api-client/contract';
import { describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { createLogger } from '../observe/logger.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

const lines: string[] = [];
const log = createLogger('info', { write: (line) => lines.push(line) });
const test = await testApp({ maintenanceDate: '2026-04-01T03:00:00.000Z' as Moment }, { log });

// SHL-31
it('shows the version and the planned maintenance to everyone', async () => {
  expect((await test.anyone.get('/api/app/status')).json()).toEqual({
    scheduled_maintenance_date: '2026-04-01T03:00:00.000Z',
    version: '1.13.5',
    extras: true,
    time_zone: 'America/Chicago',
  });
});

describe('a report of an unknown path', () => {
  // SHL-11
  it('is logged without the queries', async () => {
    const report = { path: '/nowhere?name=Ann', referrer: 'http://localhost/tenants?name=Ann' };
    await test.anyone.post('/api/page-404s', report, { form: true });
    const logged = lines.map((line) => JSON.parse(line)).find(({ path }) => path);
    expect(logged).toMatchObject({ path: '/nowhere', referrer: 'http://localhost/tenants' });
    expect(lines.join('')).not.toContain('Ann');
  });

  it('is rejected if it is too long', async () => {
    const long = await test.anyone.post('/api/page-404s', { path: 'x'.repeat(3000) });
    const huge = await test.anyone.post('/api/page-404s', { path: 'x'.repeat(9000) });
    expect([long.statusCode, huge.statusCode]).toEqual([422, 413]);
  });
});

describe('threat 47: many reports of unknown paths (ASVS 16.4.1, API4)', () => {
  const report = (app: TestApp['app'], index: number) =>
    app.inject({
      method: 'POST',
      url: '/api/page-404s',
      headers: { 'x-forwarded-for': `198.51.100.${index % 250}` },
      payload: { path: '/x' },
    });

  // SHL-63, WIR-26
  it('accepts thirty of a hundred parallel ones, over two replicas together', async () => {
    const { app, db } = await testApp();
    const replica = await buildApp({ ...app, db });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => report(index % 2 ? app : replica, index)),
    );
    await replica.close();
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect([refused?.headers['retry-after'], refused?.json()]).toEqual([
      expect.stringMatching(/^\d+$/),
      {
        data: expect.stringMatching(/^Too many attempts. Please wait \d+ seconds? and try again.$/),
      },
    ]);
  });

  it('accepts reports again after a minute, also when the clock was put back', async () => {
    const { app } = await testApp();
    for (let count = 0; count < 31; count += 1) await report(app, count);
    for (const advanced of [60_000, -24 * 3_600_000]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + advanced });
      expect((await report(app, 0)).statusCode).toBe(200);
      vi.useRealTimers();
    }
  });

  it('accepts thirty of the addresses of one IPv6 network', async () => {
    const { app } = await testApp();
    const answers = [];
    for (let index = 0; index < 40; index += 1) {
      answers.push(
        await app.inject({
          method: 'POST',
          url: '/api/page-404s',
          payload: { path: '/x' },
          remoteAddress: `2001:db8::${index.toString(16)}`,
        }),
      );
    }
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
  });
});
