import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { brokenFor, catalogueOf } from '../testing/catalogue.ts';
import { firstSchemaRows } from '../testing/firstSchema.ts';
import { type Caller, testApp } from '../testing/testApp.ts';
import { type PreparedWrite, prepareRequest, withSecondFactor, writes } from '../testing/writes.ts';

const test = await testApp(withSecondFactor);
// Also the inserts of the first version: they name the columns that it had.
for (const statement of firstSchemaRows) await sql.raw(statement).execute(test.db);

// docs/operations.md, "Upgrades"
describe('the check of migrations', () => {
  it.each([
    ['alter table tenants drop column note', 'tenants.note is removed or renamed'],
    ['alter table users alter real_name type varchar(90)', 'users.real_name becomes character'],
    ['alter table imports alter facility_id set not null', 'imports.facility_id becomes required'],
    [
      'delete from deleted_tenants; alter table deleted_tenants add shift text not null',
      'deleted_tenants.shift is added without',
    ],
    [
      'alter table tenants add check (unit <> $$0$$)',
      "tenants CHECK ((unit <> '0'::text)) is added",
    ],
    ['create unique index mails on users (lower(email))', 'users CREATE UNIQUE INDEX mails'],
    ['drop index users_username_unique', 'users CREATE UNIQUE INDEX users_username_unique'],
    [
      'drop function complete_address(text, text, text, text, text) cascade',
      'complete_address(text,text,text,text,text) is removed or changed',
    ],
  ])('refuses: %s', async (statement, reason) => {
    expect((await brokenBy(statement)).join('\n')).toContain(reason);
  });

  it.each([
    'alter table tenants add shift text, add late boolean not null default false',
    'create table shifts (id integer primary key, name text not null unique)',
    'alter table users add shift text unique',
  ])('accepts: %s', async (statement) => {
    expect(await brokenBy(statement)).toEqual([]);
  });

  async function brokenBy(statement: string): Promise<string[]> {
    const before = await catalogueOf(test.db);
    const trx = await test.db.startTransaction().execute();
    try {
      await sql.raw(statement).execute(trx);
      return brokenFor(before, await catalogueOf(trx));
    } finally {
      await trx.rollback().execute();
    }
  }
});

/** The changes that the next version may make to the database while this one still runs. */
const nextVersion = `
  do $$
    declare name text;
    begin
      for name in select table_name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      loop
        execute format('alter table %I add next_version text default ''new'', add next_count integer not null default 0', name);
        execute format('create index on %I (next_version)', name);
      end loop;
    end
  $$;
  create table next_things (id integer primary key, facility_id integer references facilities (id) on delete cascade);
  insert into kysely_migration (name, timestamp) values ('9999_next_version', '');
`;

const files = /export|generate|preview|picture|download/;
const reads = Object.entries(calls).flatMap(([permission, names]) =>
  names
    .filter((name) => name.startsWith('GET ') && !files.test(name))
    // A batch of `firstSchemaRows`.
    .map((name) => ({ permission, url: name.slice(4).replace('/none.pdf/', '/letters.pdf/') })),
);

// OPS-15
describe('a server whose database the next version has migrated', () => {
  const answers = new Map<string, unknown>();
  const prepared = new Map<string, PreparedWrite>();
  let staff: Caller;
  let manager: Caller;
  beforeAll(async () => {
    staff = await test.signIn('admin');
    manager = await test.signIn('manager', { facilityId: 1 });
    for (const [name, write] of Object.entries(writes)) {
      prepared.set(name, await prepareRequest(test, write));
    }
    for (const { permission, url } of reads) answers.set(url, await read(permission, url));
    await sql.raw(nextVersion).execute(test.db);
  });

  async function read(permission: string, url: string) {
    const { statusCode, body } = await (permission === 'manager' ? manager : staff).get(url);
    return { statusCode, body };
  }

  it.each(reads)('answers GET $url as before', async ({ permission, url }) => {
    expect(answers.get(url)).toMatchObject({ statusCode: 200 });
    expect(await read(permission, url)).toEqual(answers.get(url));
  });

  it.each(Object.keys(writes))('does %s', async (name) => {
    const write = prepared.get(name);
    const response = await write?.caller.inject(write.request);
    expect([response?.statusCode, response?.body]).toEqual([200, expect.anything()]);
  });
});
