import { describe, expect, it } from 'vitest';
import { addUser, newFacility } from '../../testing/seed.ts';
import { expectAnswer, fieldsOf, testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');

const form = { ...newFacility, facility_number: 'N-1' };

describe('creating a facility', () => {
  // FAC-37
  it('creates it and an account that signs in as its manager', async () => {
    const response = await monitor.post('/api/facilities', form);
    expect(response.json()).toEqual({
      username: 'manager-n-1',
      password: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
    });
    const session = (await test.anyone.post('/api/login', response.json())).json();
    expect(session).toMatchObject({
      permissions: ['manager'],
      user: { real_name: 'Ned North', email: 'ned@example.com', has_changed_password: false },
    });
    const { data } = (await monitor.get('/api/facilities', { facility_number: 'n-1' })).json();
    expect(data).toMatchObject([
      {
        ...form,
        id: session.user.facility_id,
        is_prime: false,
        prime_site_id: null,
        fax: null,
        software: null,
        can_tag_removal: true,
        ready_to_tag: false,
        tenant_count: 0,
        user: { has_changed_password: false },
      },
    ]);
  });

  // FAC-38
  it('stores the optional fields', async () => {
    const rest = {
      fax: '9075550101',
      note: 'Ring twice.',
      software: 'storedge',
      letter_effective_date: '2026-06-01',
      initial_letter_send_date: '2026-04-01',
      follow_up_letter_send_date: '2026-05-01',
      welcome_letter_send_date: '2026-06-15',
      initial_letter_sent_date: '2026-01-02',
    };
    const whole = {
      ...form,
      ...rest,
      facility_number: 'Q-4',
      account_name: 'Quiet Cove',
      corporate_group: 'QC',
    };
    const body = { ...whole, tenant_count: 9, was_prime: true };
    expect((await monitor.post('/api/facilities', body)).statusCode).toBe(200);
    const { data } = (await monitor.get('/api/facilities', { facility_number: 'Q-4' })).json();
    expect(data).toMatchObject([{ ...whole, tenant_count: 0, was_prime: false }]);
    expect(data[0].follow_up_letter_sent_date).toBeNull();
  });

  // FAC-38
  it('stores a Prime Site ID for Prime stores only', async () => {
    const prime = { ...form, facility_number: 'N-2', is_prime: true, prime_site_id: ' 4711 ' };
    await monitor.post('/api/facilities', prime);
    await monitor.post('/api/facilities', { ...prime, facility_number: 'N-3', is_prime: false });
    const siteOf = async (facility_number: string) =>
      (await monitor.get('/api/facilities', { facility_number })).json().data[0].prime_site_id;
    expect([await siteOf('N-2'), await siteOf('N-3')]).toEqual(['4711', null]);
  });

  // FAC-31
  it('is found by other characters that look like its number', async () => {
    const found = await monitor.get('/api/facilities', { facility_number: '\u202dN\u20132\u202c' });
    expect(found.json().data).toMatchObject([{ facility_number: 'N-2' }]);
  });

  it('adds a number to a username that is taken in another case', async () => {
    await addUser(test.db, { username: 'Manager-CL-1' });
    const response = await monitor.post('/api/facilities', { ...form, facility_number: 'CL-1' });
    expect(response.json().username).toBe('manager-cl-1-2');
  });

  it('gives two facilities that are added at once two usernames', async () => {
    const answers = await Promise.all(
      ['Z 1', 'Z-1', 'Z_1', 'Z.1'].map((facility_number) =>
        monitor.post('/api/facilities', { ...form, facility_number }),
      ),
    );
    expect(answers.map((answer) => answer.json().username).sort()).toEqual([
      'manager-z-1',
      'manager-z-1-2',
      'manager-z-1-3',
      'manager-z-1-4',
    ]);
  });

  it.each([
    ['a number in use', { facility_number: ' n-2 ' }, 'facility_number'],
    [
      'a number in use in other characters',
      { facility_number: 'Ｎ\u20112\u200b' },
      'facility_number',
    ],
    ['a Prime Site ID in use', { is_prime: true, prime_site_id: '4711' }, 'prime_site_id'],
    ['an unknown state', { state: 'XX' }, 'state'],
    ['a wrong e-mail', { email: 'nobody' }, 'email'],
    ['a blank city', { city: '   ' }, 'city'],
    ['a day that no month has', { letter_effective_date: '2026-02-30' }, 'letter_effective_date'],
  ])('is rejected with %s and stores nothing', async (_, change, field) => {
    const before = await counts();
    const body = { ...form, facility_number: 'N-9', ...change };
    const response = await monitor.post('/api/facilities', body);
    expect(Object.keys(fieldsOf(response))).toEqual([field]);
    expect(await counts()).toEqual(before);
  });

  // FAC-38. The form calls the field Site Email.
  it('says how an e-mail is written, without the name of the field', async () => {
    const response = await monitor.post('/api/facilities', { ...form, email: 'rosa@millroad' });
    const message = 'The e-mail address must be like name@example.com.';
    expectAnswer(response, 422, { message, fields: { email: 'Must be like name@example.com.' } });
  });
});

async function counts() {
  const [facilities, users] = [test.db.selectFrom('facilities'), test.db.selectFrom('users')];
  const rows = [await facilities.select('id').execute(), await users.select('id').execute()];
  return rows.map(({ length }) => length);
}
