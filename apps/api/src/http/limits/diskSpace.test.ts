import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { addAccount } from '../../testing/seedAccount.ts';
import { expectAnswer, testApp } from '../../testing/testApp.ts';

let free = 0;
const test = await testApp({}, { freeBytes: async () => free });
const monitor = await test.signIn('monitor');
const facilityId = await addFacility(test.db);
const tenantId = await addTenant(test.db, facilityId);

describe('Threat: the disk is almost full (ASVS 15.2.2, 16.5.2, API4:2023)', () => {
  // OPS-3
  it('refuses changes with a sentence and stores nothing', async () => {
    free = 31 * 2 ** 20;
    const answers = [
      await monitor.post(`/api/tenants/${tenantId}`, { monitor_note: 'x' }),
      await monitor.delete('/api/tenants/bulk', { ids: String(tenantId) }),
      await monitor.get(`/api/facilities/${facilityId}/generate-letters`, {
        letter_type: 'initial',
      }),
      await monitor.get('/api/exports/facilities'),
    ];
    for (const answer of answers) {
      expectAnswer(
        answer,
        507,
        'The disk of the server is almost full, so nothing can be saved. Please tell your administrator.',
      );
    }
    const tenant = await test.tenant(tenantId);
    expect([tenant.monitor_note, tenant.initial_letter_sent_date]).toEqual([null, null]);
  });

  // OPS-3
  it('lets people sign in and read', async () => {
    free = 0;
    await addAccount(test, 'reader', 'first-password', { is_monitor: true });
    const form = { username: 'reader', password: 'first-password' };
    const { token } = (await test.anyone.post('/api/login', form)).json().token;
    const headers = { 'x-authorization': token };
    const list = await test.app.inject({ url: '/api/tenants', headers });
    expect(list.json().data.pagination.total).toBe(1);
  });

  it('requires more room for a larger upload', async () => {
    free = 40 * 2 ** 20;
    const import_ = (bytes: number) =>
      monitor.inject({
        method: 'POST',
        url: '/api/tenants/import',
        payload: Buffer.alloc(bytes),
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
    expect((await import_(2 ** 20)).statusCode).toBe(507);
    expect((await import_(100)).statusCode).toBe(400);
  });
});
