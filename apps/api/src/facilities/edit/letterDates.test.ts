import { expect, it } from 'vitest';
import { addFacility, newFacility } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');

const effective = '2026-06-01';

const welcomeDateOf = async (id: number) => {
  const { welcome_letter_send_date } = await test.facility(id);
  return welcome_letter_send_date;
};

// FAC-32
it.each([
  ['its effective date when none is given', { letter_effective_date: effective }, effective],
  [
    'the one that is given',
    { letter_effective_date: effective, welcome_letter_send_date: '2026-06-15' },
    '2026-06-15',
  ],
  [
    'none when none is asked for',
    { letter_effective_date: effective, welcome_letter_send_date: null },
    null,
  ],
  ['none without an effective date', {}, null],
])('a new facility gets as its welcome date %s', async (_, dates, welcome) => {
  const facility_number = `W-${_.length}`;
  await monitor.post('/api/facilities', { ...newFacility, facility_number, ...dates });
  const { data } = (await monitor.get('/api/facilities', { facility_number })).json();
  expect(data[0].welcome_letter_send_date).toBe(welcome);
});

it.each([
  ['with a new effective date', { letter_effective_date: '2026-07-01' }, '2026-07-01'],
  ['of another field', { city: 'Waco' }, effective],
  ['that names one', { welcome_letter_send_date: '2026-06-20' }, '2026-06-20'],
  ['that says there is none', { welcome_letter_send_date: null }, null],
  ['that says so with an empty text', { welcome_letter_send_date: '', city: 'Waco' }, null],
  ['that takes the effective date away', { letter_effective_date: null }, null],
  ['of only sent dates', { initial_letter_sent_date: '2026-03-01' }, null],
])('an update %s sets an empty welcome date (case %#)', async (_, changes, welcome) => {
  const id = await addFacility(test.db, { letter_effective_date: effective });
  expect((await monitor.post(`/api/facilities/${id}`, changes)).statusCode).toBe(200);
  expect(await welcomeDateOf(id)).toBe(welcome);
});

it.each([
  [{ letter_effective_date: '2026-07-01' }, '2026-06-15'],
  [{ welcome_letter_send_date: '2026-08-01' }, '2026-08-01'],
  [{ welcome_letter_send_date: null }, null],
])('an update with %j turns an existing welcome date into %s', async (changes, welcome) => {
  const id = await addFacility(test.db, {
    letter_effective_date: effective,
    welcome_letter_send_date: '2026-06-15',
  });
  await monitor.post(`/api/facilities/${id}`, changes);
  expect(await welcomeDateOf(id)).toBe(welcome);
});

// FAC-83
it('stores letter dates that are out of order', async () => {
  const id = await addFacility(test.db);
  const response = await monitor.post(`/api/facilities/${id}`, {
    initial_letter_send_date: '2026-06-02',
    follow_up_letter_send_date: '2026-05-01',
    letter_effective_date: '2020-01-01',
  });
  expect(response.statusCode).toBe(200);
});
