import { describe, expect, it } from 'vitest';
import { addFacility, newFacility } from '../../testing/seed.ts';
import { fieldsOf, testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');

/** The answers to a new facility and to an edited one with these fields. */
async function answersTo(id: number, fields: object) {
  const added = { ...newFacility, facility_number: 'P', ...fields };
  return [
    await monitor.post(`/api/facilities/${id}`, fields),
    await monitor.post('/api/facilities', added),
  ];
}

// FAC-84
describe('the phone of a facility', () => {
  it('is stored as its digits, and so is a fax', async () => {
    const id = await addFacility(test.db);
    const change = { phone: '(555) 555-0142', fax: '+1 555 555 0142' };
    const digits = { phone: '5555550142', fax: '15555550142' };
    for (const { statusCode } of await answersTo(id, change)) expect(statusCode).toBe(200);
    expect(await test.facility(id)).toMatchObject(digits);
    const { data } = (await monitor.get('/api/facilities', { facility_number: 'P' })).json();
    expect(data[0]).toMatchObject(digits);
  });

  it.each(['phone', 'fax'])('is rejected with a wrong %s', async (field) => {
    const id = await addFacility(test.db);
    for (const answer of await answersTo(id, { [field]: '555-555-0100 x2', city: 'Waco' })) {
      expect(fieldsOf(answer)).toEqual({ [field]: expect.stringContaining('10 digits') });
    }
    expect((await test.facility(id)).city).toBe('Austin');
  });

  it('can be missing for a fax', async () => {
    const id = await addFacility(test.db, { fax: '5125550101' });
    await monitor.post(`/api/facilities/${id}`, { fax: ' ' });
    expect((await test.facility(id)).fax).toBeNull();
  });

  it.each(['555', ''])('stored as "%s" does not block changes of other fields', async (phone) => {
    const id = await addFacility(test.db, { phone, fax: '12' });
    const change = { city: 'Waco', phone, fax: '12' };
    expect((await monitor.post(`/api/facilities/${id}`, change)).statusCode).toBe(200);
    expect(await test.facility(id)).toMatchObject({ city: 'Waco', phone, fax: '12' });
    expect((await monitor.post(`/api/facilities/${id}`, { phone: '556' })).statusCode).toBe(422);
  });

  it('cannot be removed', async () => {
    const id = await addFacility(test.db);
    expect((await monitor.post(`/api/facilities/${id}`, { phone: ' ' })).statusCode).toBe(422);
  });
});

// FAC-84
it.each(['1234', '78701-'])("a facility cannot get the ZIP code '%s'", async (zip_code) => {
  const id = await addFacility(test.db);
  for (const answer of await answersTo(id, { zip_code, city: 'Waco' })) {
    expect(fieldsOf(answer)).toEqual({ zip_code: 'A ZIP code has five or nine digits.' });
  }
});

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
    for (const answer of await answersTo(id, unprintable)) {
      expect(fieldsOf(answer)).toEqual({
        [field]: 'This has a character that no font of the letters can print.',
      });
    }
    const printable = { [field]: `Łucja 李 ${id}` };
    expect((await monitor.post(`/api/facilities/${id}`, printable)).statusCode).toBe(200);
  },
);

// FAC-120
it('a facility keeps its manager name, and may still have none', async () => {
  const named = await addFacility(test.db, { contact_name: 'Ann Lee' });
  const refused = await monitor.post(`/api/facilities/${named}`, { contact_name: ' ' });
  expect(fieldsOf(refused)).toEqual({ contact_name: 'A manager name is required.' });
  const unnamed = await addFacility(test.db, { contact_name: '' });
  const saved = await monitor.post(`/api/facilities/${unnamed}`, { contact_name: '' });
  expect(saved.statusCode).toBe(200);
});
