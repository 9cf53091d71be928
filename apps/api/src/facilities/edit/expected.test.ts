import { describe, expect, it } from 'vitest';
import { addFacility, addUser } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';

const test = await testApp();
const admin = await test.signIn('admin');

// WIR-40
describe('an update of a facility with expected values', () => {
  const seen = { city: 'Austin', letter_effective_date: '2026-06-01', fax: null };

  it('is stored while the values are unchanged', async () => {
    const id = await addFacility(test.db, { letter_effective_date: '2026-06-01' });
    await admin.post(`/api/facilities/${id}`, { note: 'Someone else called.' });
    const answer = await admin.post(`/api/facilities/${id}`, { city: 'Dover', seen });
    expect([answer.statusCode, answer.json()]).toEqual([200, { undo: expect.any(Number) }]);
    expect(await test.facility(id)).toMatchObject({ city: 'Dover', note: 'Someone else called.' });
  });

  it('is rejected with the current facility after another change', async () => {
    const id = await addFacility(test.db, { letter_effective_date: '2026-06-01' });
    await admin.post(`/api/facilities/${id}`, { letter_effective_date: '2026-07-01' });
    const answer = await admin.post(`/api/facilities/${id}`, { city: 'Dover', seen });
    expect(answer.statusCode).toBe(409);
    const { data } = answer.json();
    expect(data.message).toBe('This facility has been changed in the meantime.');
    expect(data.current).toMatchObject({ id, city: 'Austin', letter_effective_date: '2026-07-01' });
    expect(data.current).not.toHaveProperty('upload_count');
    expect(await test.facility(id)).toMatchObject({ city: 'Austin' });
  });

  it('is stored once when two callers send it at once', async () => {
    const id = await addFacility(test.db, { note: null });
    const answers = await Promise.all(
      ['one', 'two'].map((note) =>
        admin.post(`/api/facilities/${id}`, { note, seen: { note: null } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each([{ is_prime: 'perhaps' }, 'text', [1]])(
    'is rejected when the expected values are %j',
    async (saw) => {
      const id = await addFacility(test.db);
      const answer = await admin.post(`/api/facilities/${id}`, { city: 'Dover', seen: saw });
      expect([answer.statusCode, (await test.facility(id)).city]).toEqual([422, 'Austin']);
    },
  );
});

// WIR-40
describe('an update of a user with expected values', () => {
  it('is stored while the values are unchanged', async () => {
    const id = await addUser(test.db, { real_name: 'Ann' });
    const seen = { real_name: 'Ann', is_admin: false };
    const answer = await admin.post(`/api/users/${id}`, { real_name: 'Anna', seen });
    expect(answer.json()).toMatchObject({ id, real_name: 'Anna' });
  });

  it('is rejected with the current user after another change', async () => {
    const id = await addUser(test.db, { real_name: 'Ann', is_monitor: true });
    await admin.post(`/api/users/${id}`, { real_name: 'Anne', is_monitor: false });
    const answer = await admin.post(`/api/users/${id}`, {
      real_name: 'Anna',
      password: 'quiet-lake-9',
      seen: { real_name: 'Ann', is_monitor: true },
    });
    expect(answer.statusCode).toBe(409);
    const { data } = answer.json();
    expect(data.message).toBe('This user has been changed in the meantime.');
    expect(data.current).toMatchObject({ id, real_name: 'Anne', is_monitor: false });
    expect(data.current).not.toHaveProperty('password_hash');
    expect(await test.user(id)).toMatchObject({ real_name: 'Anne', password_hash: 'none' });
  });

  it('is stored once when two callers send it at once', async () => {
    const id = await addUser(test.db, { real_name: 'Ann' });
    const answers = await Promise.all(
      ['Anna', 'Anne'].map((real_name) =>
        admin.post(`/api/users/${id}`, { real_name, seen: { real_name: 'Ann' } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
