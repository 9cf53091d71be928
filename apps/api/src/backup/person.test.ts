import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addFacility, addTenant } from '../testing/seed.ts';
import { testApp } from '../testing/testApp.ts';
import { erasePerson, findPerson } from './person.ts';

const test = await testApp();

const placesOf = async (...person: [string, string?]) =>
  (await findPerson(test.db, ...person)).records.map(({ place, facility }) => [place, facility]);

// OPS-24
it("a person's data is found in every table and erased, without other persons", async () => {
  const person = { first_name: 'Jos\u00e9', last_name: 'D\u00edaz' };
  const other = { first_name: 'Ann', last_name: 'Lee' };
  const facilityId = await addFacility(test.db, { facility_number: 'E-1' });
  const elsewhere = await addFacility(test.db, { facility_number: 'E-2' });
  const [tenant, deleted, archived, ann] = [
    await addTenant(test.db, facilityId, person),
    await addTenant(test.db, facilityId, person),
    await addTenant(test.db, facilityId, person),
    await addTenant(test.db, facilityId, other),
  ];
  await addTenant(test.db, elsewhere, person);
  const statements = [
    sql`insert into undos (id, kind, at, row_count) values (901, 'delete-tenants', now(), 1)`,
    sql`insert into undo_rows (undo_id, table_name, row_id, before)
      select 901, 'tenants', id, to_jsonb(tenants) from tenants where id = ${deleted}`,
    sql`insert into files (id, name, kind, display_name, media_type, size, sha256, expires_at)
      values (901, 'batch.pdf', 'letters', '', '', 0, '', null),
        (902, 'period.xlsx', 'archive', '', '', 0, '', null),
        (903, 'export.xlsx', 'export', '', '', 0, '', now() + interval '1 hour')`,
    sql`insert into archived_periods (id, facility_id, facility_number, percent_complete, stats, filename, file_id,
      archived_at) values (901, ${facilityId}, 'E-1', 0, '{}', 'period.xlsx', 902, now())`,
    sql`insert into archived_tenants (archive_id, facility_id, first_name, last_name, name_key)
      select 901, facility_id, first_name, last_name, name_key from tenants where id = ${archived}`,
    sql`delete from tenants where id in (${deleted}, ${archived})`,
    sql`insert into letter_batches (id, facility_id, letter_type, tenant_count, save_time, day, request_key, file_id,
      filename) values (901, ${facilityId}, 'initial', 2, now(), '2026-01-02', 'e', 901, 'batch.pdf')`,
    sql`insert into letter_batch_tenants (batch_id, position, tenant_id, facility_id, letter)
      values (901, 0, ${archived}, ${facilityId}, '{"recipient": "Jos\u00e9 D\u00edaz", "address": ["1 Elm St"]}'),
        (901, 1, ${ann}, ${facilityId}, '{"recipient": "Ann Lee"}'),
        (901, 2, ${tenant}, ${facilityId}, '{"recipient": "Jos\u00e9 Before"}')`,
    sql`insert into put_away_work (facility_id, kind, tenant_ids, reason, put_away_at)
      values (${facilityId}, 'letters', '{}', 'Mr. D\u00cdAZ, Jose, has called.', now()),
        (${facilityId}, 'letters', '{}', 'Ann Lee has called.', now())`,
    sql`insert into imports (id, software, counts, errors, changes) values (901, 'syrasoft', '{}',
      '[{"name": "DIAZ Jose", "facility_number": "E-1"}, {"name": "Ann Lee", "facility_number": "E-1"}]',
      ${JSON.stringify([tenant, ann].map((tenant_id) => ({ tenant_id, before: {} })))})`,
  ];
  for (const statement of statements) await statement.execute(test.db);

  const found = [
    ...['archived_tenants', 'imports', 'letter_batch_tenants', 'letter_batch_tenants'],
    ...['put_away_work', 'tenants', 'undo_rows'],
  ];
  const places = found.map((place) => [place, 'E-1']);
  expect(await placesOf('diaz jose', 'e-1')).toEqual(places);
  expect((await findPerson(test.db, 'Jos\u00e9 D\u00edaz', 'E-1')).files).toEqual([
    'batch.pdf',
    'period.xlsx',
  ]);
  await erasePerson(test.db, { now: test.clock.now(), by: 'root' }, 'Jos\u00e9 D\u00edaz', 'E-1');
  expect(await placesOf('Jos\u00e9 D\u00edaz')).toEqual([['tenants', 'E-2']]);
  expect(await placesOf('Ann Lee')).toEqual([
    ['imports', 'E-1'],
    ['letter_batch_tenants', 'E-1'],
    ['put_away_work', 'E-1'],
    ['tenants', 'E-1'],
  ]);
  const letters = test.db.selectFrom('letter_batch_tenants').select('letter').orderBy('position');
  expect(await letters.execute()).toEqual([
    { letter: {} },
    { letter: { recipient: 'Ann Lee' } },
    { letter: {} },
  ]);
  const { changes } = await test.db
    .selectFrom('imports')
    .select('changes')
    .where('id', '=', 901)
    .executeTakeFirstOrThrow();
  expect(changes.map(({ tenant_id }) => tenant_id)).toEqual([ann]);
  const files = await test.db.selectFrom('files').select('name').orderBy('name').execute();
  expect(files.map(({ name }) => name)).toEqual(['batch.pdf', 'period.xlsx']);
  const entry = test.db.selectFrom('audit_log').selectAll().where('action', '=', 'erase');
  expect(await entry.execute()).toMatchObject([
    { object_ids: [tenant, deleted], user_id: null, details: { by: 'root' } },
  ]);
});
