import { expect, it } from 'vitest';
import { expectAnswer } from '../testing/testApp.ts';
import { headings, importSuite } from './testing/importSuite.ts';

const suite = importSuite();

const people = ['Ann Lee', 'Bo Ray', 'Cy Fox'];

/** Imports three tenants into the facility of the test. Returns the id of the import. */
async function importThree({ first = 0, software = 'syrasoft' } = {}): Promise<number> {
  const rows = people.map((name, at) =>
    suite.row({ unit: `A${first + at}`, account: `${first + at}`, name }),
  );
  const result = await suite.imported([headings, ...rows], { software });
  expect(result.insert_count).toBe(3);
  // A change in the same millisecond as the import would look like no change.
  suite.server.clock.advance(1_000);
  return result.import_id ?? 0;
}

async function undo(importId: number, caller = suite.monitor) {
  const undos = suite.server.db.selectFrom('undos').select('id').where('import_id', '=', importId);
  const found = await undos.executeTakeFirst();
  return caller.post(`/api/undo/${found?.id ?? importId}`);
}

// IMP-40
it('removes the tenants of an import, and the software and the upload count return', async () => {
  await importThree({ software: 'storedge' });
  const id = await importThree({ first: 10 });
  expect(await suite.facility()).toMatchObject({ software: 'syrasoft', upload_count: 6 });
  expect((await undo(id)).statusCode).toBe(200);
  expect((await suite.tenants()).map(({ unit }) => unit)).toEqual(['A0', 'A1', 'A2']);
  expect(await suite.facility()).toMatchObject({ software: 'storedge', upload_count: 3 });
  const entry = await suite.server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'undo-import')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    user_id: suite.monitor.userId,
    object_ids: [suite.site.id],
    details: { import: id, tenants: 3, restored: 0 },
  });
});

// FAC-89, FAC-90
it('shows in the history of the facility, and the import leaves its list', async () => {
  await undo(await importThree());
  const { json } = await suite.monitor.get(`/api/facilities/${suite.site.id}/overview`);
  expect(json()).toMatchObject({
    imports: [],
    events: [
      { kind: 'import_undone', count: 3 },
      { kind: 'imported', count: 3 },
    ],
  });
});

// IMP-38
it('is possible after a later import that changed nothing', async () => {
  const id = await importThree();
  const rows = people
    .slice(1)
    .map((name, at) => suite.row({ unit: `A${1 + at}`, account: `${1 + at}`, name }));
  const again = await suite.imported([headings, ...rows]);
  expect(again).toMatchObject({ insert_count: 0 });
  expect(again).not.toHaveProperty('undo');
  expect((await undo(id)).statusCode).toBe(200);
});

it('imports the same file again after it was undone', async () => {
  await undo(await importThree());
  await importThree();
  expect(await suite.tenants()).toHaveLength(3);
});

it('keeps the software that a later import has set', async () => {
  const id = await importThree();
  await importThree({ first: 10 });
  expect((await undo(id)).statusCode).toBe(200);
  expect(await suite.facility()).toMatchObject({ software: 'syrasoft', upload_count: 3 });
});

it('restores the software before several imports, in any order', async () => {
  const { software } = await suite.facility();
  const first = await importThree({ software: 'storedge' });
  const second = await importThree({ first: 10 });
  const third = await importThree({ first: 20 });
  for (const id of [second, first, third]) expect((await undo(id)).statusCode).toBe(200);
  expect(await suite.facility()).toMatchObject({ software, upload_count: 0 });
});

// IMP-35
it('is refused once a tenant was changed, and removes nothing', async () => {
  const id = await importThree();
  const [, second] = await suite.tenants();
  await suite.monitor.post(`/api/tenants/${second?.id}/status`, { status: 'opt_out' });
  const response = await undo(id);
  expect(response.statusCode).toBe(409);
  expect(response.json().data).toBe(
    'This import cannot be undone: since then 1 of its tenants was changed. One of them is Bo Ray (A1).',
  );
  expect(await suite.tenants()).toHaveLength(3);
});

it('is possible after a call that changed no value of its tenants', async () => {
  const id = await importThree();
  const [first] = await suite.tenants();
  const unchanged = [
    await suite.monitor.post(`/api/tenants/${first?.id}/status`, { status: 'no_response' }),
    await suite.monitor.post(`/api/tenants/${first?.id}`, { note: '', unit: 'A0' }),
  ];
  expect(unchanged.map(({ body }) => body)).toEqual(['{}', '{}']);
  expect((await undo(id)).statusCode).toBe(200);
});

it('is refused once a tenant was deleted', async () => {
  const id = await importThree();
  const [first, second] = await suite.tenants();
  await suite.monitor.delete('/api/tenants/bulk', { ids: `${first?.id},${second?.id}` });
  expect((await undo(id)).body).toContain('since then 2 of its tenants were deleted or archived.');
  expect(await suite.tenants()).toHaveLength(1);
});

// IMP-40, TEN-101
it('works again once a deleted tenant has been restored', async () => {
  const id = await importThree();
  const [first] = await suite.tenants();
  await suite.monitor.delete('/api/tenants/bulk', { ids: String(first?.id) });
  suite.server.clock.advance(1_000);
  const admin = await suite.server.signIn('admin');
  await admin.post('/api/deleted-tenants/restore', { ids: String(first?.id) });
  expect((await undo(id)).statusCode).toBe(200);
  expect(await suite.tenants()).toEqual([]);
});

// IMP-35
it.each([
  ['in the order in which they were made', [0, 1, 2]],
  ['the last one first', [2, 1, 0]],
  ['in another order', [1, 0, 2]],
])('is refused until all letters are taken back, %s', async (_order, order) => {
  const id = await importThree();
  const ids = (await suite.tenants()).map((tenant) => tenant.id);
  const batches: string[] = [];
  for (const [letter_type, chosen] of [
    ['initial', ids],
    ['follow_up', ids],
    ['initial', ids.slice(1)],
  ] as const) {
    const address = `/api/facilities/${suite.site.id}/generate-letters`;
    const letters = await suite.monitor.get(address, { letter_type, tenants: chosen.join() });
    expect(letters.statusCode, letters.body).toBe(200);
    batches.push(letters.json().file_name);
    suite.server.clock.advance(1_000);
  }
  expect((await undo(id)).body).toContain('since then 3 of its tenants were put into letters.');
  expect(await suite.tenants()).toHaveLength(3);
  for (const at of order) {
    expect((await undo(id)).body).toContain('of its tenants were put into letters.');
    suite.server.clock.advance(1_000);
    const takenBack = await suite.monitor.delete(`/api/letter-batches/${batches[at]}`);
    expect(takenBack.statusCode, takenBack.body).toBe(200);
  }
  expect((await undo(id)).statusCode).toBe(200);
});

it('is refused a second time', async () => {
  const id = await importThree();
  const [one, other] = await Promise.all([undo(id), undo(id)]);
  expect([one.statusCode, other.statusCode].sort()).toEqual([200, 404]);
  expect(await suite.facility()).toMatchObject({ upload_count: 0 });
});

it('is refused for an import of rows without a facility', async () => {
  const { import_id = 0 } = await suite.imported([headings, suite.row({ site: 'Nowhere' })]);
  // Earlier versions recorded an undo of every import.
  const at = suite.server.clock.now();
  await suite.server.db
    .insertInto('undos')
    .values({ user_id: suite.monitor.userId, kind: 'import', at, import_id })
    .execute();
  const answer = await undo(import_id);
  expectAnswer(answer, 409, 'This import cannot be undone: it added no tenants.');
});

// WIR-22, IMP-38
it('is for staff', async () => {
  const id = await importThree();
  const manager = await suite.server.signIn('manager', { facilityId: suite.site.id });
  expect((await undo(id, manager)).statusCode).toBe(404);
  expect((await undo(id, suite.server.anyone)).statusCode).toBe(401);
  expect((await undo(2_000_000)).statusCode).toBe(404);
  expect(await suite.tenants()).toHaveLength(3);
  expect((await undo(id, await suite.server.signIn('admin'))).statusCode).toBe(200);
});
