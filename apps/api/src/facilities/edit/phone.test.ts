import { beforeAll, describe, expect, it } from 'vitest';
import { addFacility } from '../../testing/seed.ts';
import { type Caller, type TestApp, testApp } from '../../testing/testApp.ts';

let test: TestApp;
let monitor: Caller;
beforeAll(async () => {
  test = await testApp();
  monitor = await test.signIn('monitor');
});

const form = {
  account_name: 'North Star Storage',
  corporate_group: '7',
  address: '1 Polar Road',
  city: 'Anchorage',
  state: 'AK',
  zip_code: '99501',
  contact_name: 'Ned North',
  email: 'ned@example.com',
  phone: '9075550100',
};
const stored = (id: number) =>
  test.db
    .selectFrom('facilities')
    .select(['phone', 'fax', 'city'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const bad = [
  '555',
  '55555501000',
  '25555550100',
  '555 555 01OO',
  '555-555-0100 x2',
  '1'.repeat(12),
];

// FAC-84
describe('the phone of a facility', () => {
  it.each([
    ['5555550142', '5555550142'],
    ['(555) 555-0142', '5555550142'],
    [' 555.555.0142 ', '5555550142'],
    ['15555550142', '15555550142'],
    ['+1 555 555 0142', '15555550142'],
  ])('given as %s is stored as %s, and so is a fax', async (given, digits) => {
    const id = await addFacility(test.db);
    const change = { phone: given, fax: given };
    expect((await monitor.post(`/api/facilities/${id}`, change)).statusCode).toBe(200);
    expect(await stored(id)).toMatchObject({ phone: digits, fax: digits });
    const facility_number = `P-${given.length}`;
    await monitor.post('/api/facilities', { ...form, ...change, facility_number });
    const { data } = (await monitor.get('/api/facilities', { facility_number })).json();
    expect(data[0]).toMatchObject({ phone: digits, fax: digits });
  });

  it.each(bad)('%s is rejected in a new facility and in an update', async (phone) => {
    const id = await addFacility(test.db);
    for (const field of ['phone', 'fax']) {
      for (const response of [
        await monitor.post(`/api/facilities/${id}`, { [field]: phone, city: 'Waco' }),
        await monitor.post('/api/facilities', { ...form, facility_number: 'P', [field]: phone }),
      ]) {
        const { message, fields } = response.json().data;
        expect([response.statusCode, Object.keys(fields)]).toEqual([422, [field]]);
        expect(message).toContain('10 digits');
      }
    }
    expect((await stored(id)).city).toBe('Austin');
  });

  it('can be missing for a fax', async () => {
    const id = await addFacility(test.db, { fax: '5125550101' });
    await monitor.post(`/api/facilities/${id}`, { fax: ' ' });
    expect((await stored(id)).fax).toBeNull();
  });

  it.each(['555', ''])('stored as "%s" does not block changes of other fields', async (phone) => {
    const id = await addFacility(test.db, { phone, fax: '12' });
    const change = { city: 'Waco', phone, fax: '12' };
    expect((await monitor.post(`/api/facilities/${id}`, change)).statusCode).toBe(200);
    expect(await stored(id)).toEqual({ city: 'Waco', phone, fax: '12' });
    expect((await monitor.post(`/api/facilities/${id}`, { phone: '556' })).statusCode).toBe(422);
  });

  it('cannot be removed', async () => {
    const id = await addFacility(test.db);
    expect((await monitor.post(`/api/facilities/${id}`, { phone: ' ' })).statusCode).toBe(422);
  });
});
