import { describe, expect, it } from 'vitest';
import { addFacility, newFacility } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');

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
    await monitor.post('/api/facilities', { ...newFacility, ...change, facility_number });
    const { data } = (await monitor.get('/api/facilities', { facility_number })).json();
    expect(data[0]).toMatchObject({ phone: digits, fax: digits });
  });

  it.each(bad)('%s is rejected in a new facility and in an update', async (phone) => {
    const id = await addFacility(test.db);
    for (const field of ['phone', 'fax']) {
      for (const response of [
        await monitor.post(`/api/facilities/${id}`, { [field]: phone, city: 'Waco' }),
        await monitor.post('/api/facilities', {
          ...newFacility,
          facility_number: 'P',
          [field]: phone,
        }),
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

// FAC-84
it.each(['1234', 'zip', '787011', '78701-'])(
  "a facility cannot get the ZIP code '%s'",
  async (zip_code) => {
    const id = await addFacility(test.db);
    for (const response of [
      await monitor.post('/api/facilities', { ...newFacility, facility_number: 'Z-1', zip_code }),
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

// FAC-27
it('a facility without an address can be edited', async () => {
  const id = await addFacility(test.db);
  const address = { address: '', city: '', zip_code: '' };
  expect((await monitor.post(`/api/facilities/${id}`, address)).statusCode).toBe(200);
  const changes = { ...address, note: 'Called.' };
  expect((await monitor.post(`/api/facilities/${id}`, changes)).statusCode).toBe(200);
  expect((await monitor.post(`/api/facilities/${id}`, { email: '' })).statusCode).toBe(422);
});

// FAC-119
it.each(['facility_number', 'account_name', 'address', 'city', 'contact_name'])(
  'a facility cannot get a text for %s that letters cannot print',
  async (field) => {
    const unprintable = { [field]: 'Ann 😀 Lee' };
    const id = await addFacility(test.db);
    for (const response of [
      await monitor.post('/api/facilities', {
        ...newFacility,
        facility_number: 'Z-1',
        ...unprintable,
      }),
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

// FAC-120
it('a facility keeps its manager name, and may still have none', async () => {
  const named = await addFacility(test.db, { contact_name: 'Ann Lee' });
  const refused = await monitor.post(`/api/facilities/${named}`, { contact_name: ' ' });
  expect([refused.statusCode, refused.json().data.fields]).toEqual([
    422,
    { contact_name: 'A manager name is required.' },
  ]);
  const unnamed = await addFacility(test.db, { contact_name: '' });
  const saved = await monitor.post(`/api/facilities/${unnamed}`, { contact_name: '' });
  expect(saved.statusCode).toBe(200);
});
