import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { trustedProxies } from '../startup/config.ts';
import { addFacility, addTenant } from '../testing/seed.ts';
import { addAccount } from '../testing/seedAccount.ts';
import { testApp } from '../testing/testApp.ts';
import { newToken } from './store.ts';

const test = await testApp({ trustProxy: trustedProxies('1') });

// WIR-14
it('threat 8: a bulk call with one tenant of another facility changes none (ASVS 8.4.1, API1)', async () => {
  const { facilityId, manager } = await test.managed({ letter_effective_date: '2026-03-01' });
  const covered = { status: 'selected_coverage', coverage_id: 1 } as const;
  const own = await addTenant(test.db, facilityId, covered);
  const foreign = await addTenant(test.db, await addFacility(test.db), covered);
  for (const action of ['bulk-charge-applied', 'tag-tenants', 'untag-tenants']) {
    const url = `/api/managers/${action}`;
    expect((await manager.post(url, { ids: `${own},${foreign}` })).statusCode).toBe(404);
  }
  const rows = await test.db
    .selectFrom('tenants')
    .select(['charge_applied', 'tagged_for_removal'])
    .execute();
  expect(rows).toEqual(Array(2).fill({ charge_applied: false, tagged_for_removal: false }));
});

// WIR-27
it('threat 19: a copy of the database opens no session (ASVS 11.4.1)', async () => {
  await addAccount(test, 'vera', 'right-password');
  const login = { username: 'vera', password: 'right-password' };
  const answer = await test.anyone.post('/api/login', login);
  const secrets = [answer.json().token.token, ...answer.cookies.map(({ value }) => value)];
  const tables = ['sessions', 'users', 'rate_limits', 'audit_log', 'settings'] as const;
  for (const table of tables) {
    const stored = JSON.stringify(await test.db.selectFrom(table).selectAll().execute());
    for (const secret of [...secrets, 'right-password']) expect(stored).not.toContain(secret);
  }
});

it('threat 20: ten thousand tokens of 256 bits are all different (ASVS 7.2.3)', () => {
  const tokens = Array.from({ length: 10_000 }, newToken);
  expect(new Set(tokens).size).toBe(10_000);
  expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
  // A constant or counting part would leave a position with few characters.
  for (let at = 0; at < 42; at += 1) {
    expect(new Set(tokens.map((token) => token[at])).size).toBeGreaterThan(50);
  }
});

// SHL-23
it('threat 22: behind HTTPS every cookie is bound to the host and closed to scripts (ASVS 3.3)', async () => {
  await addAccount(test, 'otto', 'right-password');
  const answer = await test.anyone.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'x-forwarded-proto': 'https' },
    payload: { username: 'otto', password: 'right-password' },
  });
  const flags = { httpOnly: true, secure: true, sameSite: 'Strict', path: '/' };
  expect(answer.cookies).toMatchObject([
    { name: '__Host-dl', ...flags },
    { name: '__Host-known', ...flags },
  ]);
  expect(answer.cookies.some((cookie) => 'domain' in cookie)).toBe(false);
});

it('threat 34: markup in names and notes travels as JSON text (ASVS 1.2.1, 3.2.2)', async () => {
  const monitor = await test.signIn('monitor');
  const markup = '<img src=x onerror=alert(1)>';
  const facilityId = await addFacility(test.db, { account_name: markup });
  await addTenant(test.db, facilityId, { first_name: markup, note: markup });
  const answer = await monitor.get(`/api/facilities/${facilityId}/tenants`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.json().data.data).toMatchObject([{ first_name: markup, note: markup }]);
});

it('threat 48: the server imports nothing that connects to other hosts (ASVS 13.2.4, API7)', () => {
  const source = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file),
  );
  const outbound =
    /\bfetch\(|new WebSocket|\brequest\b.* from 'node:https?'|from 'node:(http2|dgram|tls)'|from 'undici'|exporter-/;
  const connecting = files.filter((file) => {
    const code = readFileSync(join(source, file), 'utf8');
    const valueImports = code.replace(/^import type .*$/gm, '');
    return outbound.test(valueImports);
  });
  expect(connecting).toEqual([]);
});
