import { beforeAll, expect, it } from 'vitest';
import { addFacility } from '../../testing/seed.ts';
import { type Caller, type TestApp, testApp } from '../../testing/testApp.ts';

let test: TestApp;
let monitor: Caller;
beforeAll(async () => {
  test = await testApp();
  monitor = await test.signIn('monitor');
});

const form = {
  facility_number: 'Z-1',
  account_name: 'North Star Storage',
  corporate_group: '7',
  address: '1 Polar Road',
  city: 'Anchorage',
  state: 'AK',
  contact_name: 'Ned North',
  email: 'ned@example.com',
  phone: '9075550100',
};

// FAC-84
it.each(['1234', 'zip', '787011', '78701-'])(
  "a facility cannot get the ZIP code '%s'",
  async (zip_code) => {
    const id = await addFacility(test.db);
    for (const response of [
      await monitor.post('/api/facilities', { ...form, zip_code }),
      await monitor.post(`/api/facilities/${id}`, { zip_code, city: 'Waco' }),
    ]) {
      const { fields } = response.json().data;
      expect([response.statusCode, fields]).toEqual([
        422,
        { zip_code: 'A ZIP code has five or nine digits.' },
      ]);
    }
  },
);

// FAC-84
it('a facility keeps an older ZIP code that is wrong while it does not change', async () => {
  const id = await addFacility(test.db, { zip_code: 'zip' });
  const changes = { zip_code: 'zip', city: 'Waco' };
  expect((await monitor.post(`/api/facilities/${id}`, changes)).statusCode).toBe(200);
  const corrected = { zip_code: '78701-1234' };
  expect((await monitor.post(`/api/facilities/${id}`, corrected)).statusCode).toBe(200);
});

// FAC-119
it.each(['facility_number', 'account_name', 'address', 'city', 'contact_name'])(
  'a facility cannot get a text for %s that letters cannot print',
  async (field) => {
    const unprintable = { [field]: 'Ann 😀 Lee' };
    const id = await addFacility(test.db);
    for (const response of [
      await monitor.post('/api/facilities', { ...form, zip_code: '78701', ...unprintable }),
      await monitor.post(`/api/facilities/${id}`, unprintable),
    ]) {
      expect([response.statusCode, response.json().data.fields]).toEqual([
        422,
        { [field]: 'This has a character that no font of the letters can print.' },
      ]);
    }
    const printable = { [field]: `Łucja 李 ${id}` };
    expect((await monitor.post(`/api/facilities/${id}`, printable)).statusCode).toBe(200);
  },
);
