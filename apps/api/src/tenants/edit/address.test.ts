import { describe, expect, it } from 'vitest';
import { addTenant } from '../../testing/seed.ts';
import { fieldsOf, testApp } from '../../testing/testApp.ts';

const test = await testApp();
const { facilityId, manager } = await test.managed();
const monitor = await test.signIn('monitor');
const calls = {
  staff: (id: number, changes: object) => monitor.post(`/api/tenants/${id}`, changes),
  manager: (id: number, changes: object) =>
    manager.post('/api/managers/update-tenant', { id, ...changes }),
};

const zipCode = 'A ZIP code has five or nine digits.';

// TEN-112
describe.each(['staff', 'manager'] as const)('an edit by %s', (role) => {
  it.each([
    [{ zip_code: 'abc' }, { zip_code: zipCode }],
    [{ zip_code: '1234', city: 'Waco' }, { zip_code: zipCode }],
    [
      { state: 'ZZ', zip_code: '9' },
      { state: "'ZZ' is not a state.", zip_code: zipCode },
    ],
    [{ country: 'U.S.', zip_code: 'K1A 0B1' }, { zip_code: zipCode }],
    [{ first_name: ' ', last_name: 'Alvarez' }, { first_name: 'A first name is required.' }],
  ])('that sends %j is refused at its fields', async (changes, fields) => {
    const id = await addTenant(test.db, facilityId);
    const before = await test.tenant(id);
    const response = await calls[role](id, changes);
    expect(fieldsOf(response)).toEqual(fields);
    expect(await test.tenant(id)).toEqual(before);
  });

  it.each([
    [{ zip_code: '78701-1234' }],
    [{ address: '', city: '', state: '', zip_code: '' }],
    [{ country: 'Canada', state: 'ON', zip_code: 'K1A 0B1' }],
  ])('that sends %j is stored', async (changes) => {
    const id = await addTenant(test.db, facilityId);
    expect((await calls[role](id, changes)).statusCode).toBe(200);
    expect(await test.tenant(id)).toMatchObject(
      Object.fromEntries(Object.entries(changes).map(([part, text]) => [part, text || null])),
    );
  });

  it('can leave what an import stored', async () => {
    const imported = { first_name: null, state: 'ZZ', zip_code: '9' };
    const id = await addTenant(test.db, facilityId, imported);
    const response = await calls[role](id, { ...imported, city: 'Waco' });
    expect(response.statusCode).toBe(200);
    expect(await test.tenant(id)).toMatchObject({ ...imported, city: 'Waco' });
  });

  it('that moves a tenant back to the US is refused with a foreign postal code', async () => {
    const id = await addTenant(test.db, facilityId, {
      country: 'Canada',
      state: 'ON',
      zip_code: 'K1A 0B1',
    });
    const response = await calls[role](id, { country: '' });
    expect(Object.keys(fieldsOf(response))).toEqual(['state', 'zip_code']);
  });
});

// TEN-145
describe('phone and e-mail', () => {
  const contact = { phone: '5125550142', email: 'ana@ortiz.example' };

  it('are stored for staff and ignored from a manager', async () => {
    const id = await addTenant(test.db, facilityId);
    await calls.manager(id, contact);
    expect(await test.tenant(id)).toMatchObject({ phone: null, email: null });
    expect((await calls.staff(id, contact)).statusCode).toBe(200);
    expect(await test.tenant(id)).toMatchObject(contact);
    expect((await calls.staff(id, { phone: '', email: ' ' })).statusCode).toBe(200);
    expect(await test.tenant(id)).toMatchObject({ phone: null, email: null });
  });

  it.each([
    ['12', null],
    ['512-555-0142 x3', null],
    ['(512) 555-0142', '5125550142'],
  ])('a phone is %s: stored as %s', async (phone, digits) => {
    const id = await addTenant(test.db, facilityId);
    const { statusCode } = await calls.staff(id, { phone });
    expect([statusCode, (await test.tenant(id)).phone]).toEqual([digits ? 200 : 422, digits]);
  });

  it.each([
    ['was stored before', { phone: '12' }],
    ['is in another country', { country: 'Germany', state: null, zip_code: '10115' }],
  ])('a phone that breaks the rule is saved if it %s', async (_, before) => {
    const id = await addTenant(test.db, facilityId, before);
    expect((await calls.staff(id, { phone: '12', city: 'Waco' })).statusCode).toBe(200);
    expect(await test.tenant(id)).toMatchObject({ phone: '12', city: 'Waco' });
  });

  it('are refused together when the e-mail has no “@”', async () => {
    const id = await addTenant(test.db, facilityId);
    const response = await calls.staff(id, { ...contact, email: 'none' });
    expect(fieldsOf(response)).toEqual({ email: 'This is not an e-mail address.' });
    expect(await test.tenant(id)).toMatchObject({ phone: null, email: null });
  });
});
