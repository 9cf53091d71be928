import { expect, it } from 'vitest';
import { addFacility, addTenant } from '../testing/seed.ts';
import { type Caller, testApp } from '../testing/testApp.ts';

const test = await testApp();
const own = await addFacility(test.db, { facility_number: 'S-10', account_name: 'Quay Street' });
const other = await addFacility(test.db, {
  facility_number: 'S-1',
  account_name: 'Elm & O’Hara',
});

const add = (facility: number, first_name: string, last_name: string, unit: string) =>
  addTenant(test.db, facility, { first_name, last_name, unit });
await add(own, 'José', 'Peña', 'Q7');
await add(own, 'Ann', 'Quayle', 'A1');
await add(other, 'Ida', 'Pena', 'B2');
await add(other, 'Łucja', 'OʼHara', 'B3');
const monitor = await test.signIn('monitor');
const manager = await test.signIn('manager', { facilityId: own });

const found = async (caller: Caller, text: string) => {
  const { facilities, tenants } = (await caller.post('/api/search', { text })).json();
  return {
    facilities: facilities.map((one: { facility_number: string }) => one.facility_number),
    tenants: tenants.map((one: { first_name: string }) => one.first_name),
  };
};

// SHL-73, TEN-114
it.each([
  ['pena', { facilities: [], tenants: ['Ida', 'José'] }],
  ['josé p', { facilities: [], tenants: ['José'] }],
  ['quay', { facilities: ['S-10'], tenants: ['Ann'] }],
  ['q7', { facilities: [], tenants: ['José'] }],
  ['s-1', { facilities: ['S-1', 'S-10'], tenants: [] }],
  [' elm & ', { facilities: ['S-1'], tenants: [] }],
  ["o'hara", { facilities: ['S-1'], tenants: ['Łucja'] }],
  ['lucja', { facilities: [], tenants: ['Łucja'] }],
  ['p', { facilities: [], tenants: [] }],
  ['%', { facilities: [], tenants: [] }],
])('finds for %j what staff may see', async (text, expected) => {
  expect(await found(monitor, text)).toEqual(expected);
});

// SHL-73
it('puts names and units that begin with the text before those that contain it', async () => {
  const ranked = await addFacility(test.db, { facility_number: '7-RANK', account_name: 'Zz Rank' });
  await addFacility(test.db, { facility_number: 'A-RANK', account_name: null });
  for (const [first_name, last_name, unit] of [
    ['Adam', 'Frankel', 'X1'],
    ['Bea', 'Rankin', 'X2'],
    ['Zoe', 'de la Ranke', 'X3'],
    ['Cleo', 'Abbott', 'RANK1'],
  ] as const)
    await addTenant(test.db, ranked, { first_name, last_name, unit });
  const answer = (await monitor.post('/api/search', { text: 'rank' })).json();
  expect(answer.tenants.map((one: { first_name: string }) => one.first_name)).toEqual([
    'Zoe',
    'Bea',
    'Cleo',
    'Adam',
  ]);
  expect(answer).toMatchObject({ facilities_found: 2, tenants_named: 3, tenants_in_units: 1 });
  const numbers = async (text: string) => (await found(monitor, text)).facilities;
  expect(await numbers('ran')).toEqual(['7-RANK', 'A-RANK']);
  expect(await numbers('a-rank')).toEqual(['A-RANK']);
});

// SHL-73
it('finds only tenants of the own facility for a manager', async () => {
  expect(await found(manager, 'pena')).toEqual({ facilities: [], tenants: ['José'] });
  expect(await found(manager, 's-1')).toEqual({ facilities: [], tenants: [] });
});

it('answers a manager without a facility like an unknown address', async () => {
  const nobody = await test.signIn('manager');
  expect((await nobody.post('/api/search', { text: 'pena' })).statusCode).toBe(404);
});

it('answers with at most eight tenants, and with no note', async () => {
  const facility = await addFacility(test.db);
  for (let index = 0; index < 12; index += 1) {
    await addTenant(test.db, facility, { last_name: `Manyfold${index}`, note: 'private' });
  }
  const response = await monitor.post('/api/search', { text: 'manyfold' });
  expect(response.json().tenants).toHaveLength(8);
  expect(response.json()).toMatchObject({ tenants_named: 12, tenants_in_units: 0 });
  expect(response.body).not.toContain('private');
});

it('refuses a missing text and one that is too long', async () => {
  expect((await monitor.post('/api/search', {})).statusCode).toBe(422);
  expect((await monitor.post('/api/search', { text: 'x'.repeat(201) })).statusCode).toBe(422);
});
