import { expect, it } from 'vitest';
import { letterOffice } from './testing/letterOffice.ts';

const office = letterOffice();
const preflight = async (path: string, letter_type = 'initial') =>
  (await office.monitor.get(`/api/facilities/${path}/letter-preflight`, { letter_type })).json();

// LET-65, LET-66
it('counts who is ready for a letter and names who cannot get it', async () => {
  await office.add({ first_name: 'Éva', last_name: 'Ågren' });
  await office.add({ first_name: '明', last_name: '王' });
  await office.add({ tagged_for_removal: true });
  await office.add({ status: 'moved_out' });
  const incomplete = await office.add({ last_name: 'Ito', unit: 'B7', zip_code: null });
  const unprintable = await office.add({ first_name: 'Ana', last_name: 'Ortiz 𒀀' });
  await office.add({ zip_code: null, initial_letter_sent_date: '2026-03-01' });
  const found = await preflight(String(office.facilityId));
  expect(found).toMatchObject({ ready: 3, tagged: 1, incomplete: 1, unprintable: 1 });
  expect(found.problems).toMatchObject([
    { tenant_id: incomplete, last_name: 'Ito', unit: 'B7', problem: 'incomplete' },
    { tenant_id: unprintable, last_name: 'Ortiz 𒀀', problem: 'unprintable' },
  ]);
  expect(await preflight(String(office.facilityId), 'follow_up')).toMatchObject({
    ...{ ready: 0, tagged: 0, incomplete: 1, unprintable: 0 },
  });
});

// LET-65
it.each([
  ['a second unit', { units: ['A1', 'B𒀀'] }],
  ['a state', { state: '𒀀' }],
  ['a zip code', { zip_code: '7870𒀀' }],
  ['a country', { country: '𒀀' }],
])('counts whom the printer refuses because of %s', async (_name, tenant) => {
  await office.add(tenant);
  expect((await office.generate('initial')).body).toContain('that no font can print');
  expect(await preflight(String(office.facilityId))).toMatchObject({ ready: 1, unprintable: 1 });
});

// LET-67, LET-68
it('counts all tenants of a state and lists the first 50 with a problem', async () => {
  const { incomplete: before } = await preflight('state/TX');
  await office.addMany(51, { address: '' });
  const found = await preflight('state/tx');
  expect(found.incomplete).toBe(before + 51);
  expect(found.problems).toHaveLength(50);
});

// LET-67
it('counts those whom no font can print after more than 50 incomplete addresses', async () => {
  const last = await office.add({ last_name: 'Zurn 𒀀' });
  await office.addMany(52, { last_name: 'Banks', city: ' ' });
  const first = await office.add({ last_name: 'Abel 𒀀', unit: 'A1' });
  const found = await preflight(String(office.facilityId));
  expect(found).toMatchObject({ ready: 2, incomplete: 52, unprintable: 2 });
  expect(found.problems).toHaveLength(50);
  expect(found.problems[0]).toEqual({
    ...{ tenant_id: first, first_name: 'Maria', last_name: 'Abel 𒀀', unit: 'A1' },
    ...{ facility_number: expect.any(String), problem: 'unprintable' },
  });
  expect(found.problems.map(({ tenant_id }: { tenant_id: number }) => tenant_id)).not.toContain(
    last,
  );
});

it('refuses an unknown facility and letter type', async () => {
  const answer = await office.monitor.get('/api/facilities/999999/letter-preflight', {
    letter_type: 'initial',
  });
  expect(answer.statusCode).toBe(404);
  expect((await preflight(String(office.facilityId), 'farewell')).data).toBeDefined();
});
