import { describe, expect, it } from 'vitest';
import { addFacility } from '../../testing/seed.ts';
import { fieldsOf, testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');

describe('updating a facility', () => {
  // WIR-22
  it('stores the fields that are sent and ignores read-only ones', async () => {
    const id = await addFacility(test.db, { note: 'kept', upload_count: 3 });
    const response = await monitor.post(`/api/facilities/${id}`, {
      city: ' Waco ',
      fax: '',
      letter_effective_date: '2026-06-01 00:00:00',
      tenant_count: 99,
      upload_count: 99,
      can_tag_removal: false,
      user: { password: 'x' },
      id: 1,
    });
    expect([response.statusCode, response.json()]).toEqual([200, { undo: expect.any(Number) }]);
    expect(await test.facility(id)).toMatchObject({
      id,
      city: 'Waco',
      fax: null,
      letter_effective_date: '2026-06-01',
      note: 'kept',
      upload_count: 3,
      can_tag_removal: true,
    });
  });

  // FAC-28
  it('records that it was Prime and drops its Prime Site ID', async () => {
    const id = await addFacility(test.db, { is_prime: true, prime_site_id: '900' });
    await monitor.post(`/api/facilities/${id}`, { is_prime: false, prime_site_id: '900' });
    expect(await test.facility(id)).toMatchObject({
      is_prime: false,
      prime_site_id: null,
      was_prime: true,
    });
  });

  it.each(['soon', '2026-1-1', '0202-01-01'])('rejects the date %s', async (date) => {
    const id = await addFacility(test.db);
    const response = await monitor.post(`/api/facilities/${id}`, { letter_effective_date: date });
    expect(Object.keys(fieldsOf(response))).toEqual(['letter_effective_date']);
  });

  it('rejects an unknown software and lists the known ones', async () => {
    const id = await addFacility(test.db);
    const response = await monitor.post(`/api/facilities/${id}`, { software: 'paper' });
    expect([response.statusCode, response.json().data.message]).toEqual([
      422,
      'Software must be one of easystorage, syrasoft, sitelink_web, storedge.',
    ]);
  });
});
