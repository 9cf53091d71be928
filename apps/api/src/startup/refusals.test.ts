import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { sealTotp, unsealTotp } from '../session/factors/totp.ts';
import { seal, unseal } from '../session/password.ts';
import { addUser } from '../testing/seed.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { changeSecretKey, checkSecretKey, readSecretKey } from './secretKey.ts';
import { isPlain, open } from './startup.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'audit-letters-start-'));
const database = await testDatabase();
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

it.each([
  [{ PORT: 'http' }, /^PORT must be a whole number/],
  [{ TIME_ZONE: 'Mars' }, /^TIME_ZONE must be a name/],
  [{ DATA_DIR: import.meta.filename }, /^DATA_DIR cannot be made or used/],
])('the settings %j are refused', async (settings, sentence) => {
  await expect(open({ DATA_DIR: dataDir, ...settings })).rejects.toThrow(sentence);
});

// OPS-23
it.each([
  ['postgresql://a:b@db.example/audit', true],
  ['postgresql://a:b@10.0.0.7:5432/audit?sslmode=disable', true],
  ['postgresql://a:b@db.example/audit?sslmode=verify-full', false],
  ['postgresql://a:b@localhost:5432/audit', false],
  ['postgresql://postgres@localhost/audit?host=%2Frun%2Fpostgresql', false],
  ['postgresql:///audit', false],
])('a connection to %s is reported as not encrypted: %j (ASVS 12.3.1)', (url, plain) => {
  expect(isPlain(url)).toBe(plain);
});

describe('Threat: an empty or foreign secret key (ASVS 13.3.1)', () => {
  // OPS-5
  it('is generated once and kept', () => {
    const key = readSecretKey(undefined, dataDir);
    expect(key).toHaveLength(32);
    expect(readSecretKey(undefined, dataDir)).toEqual(key);
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(key.toString('hex'));
  });

  it.each(['', 'abc', 'x'.repeat(64), `${'0'.repeat(64)}1`])(
    'refuses a file that holds %j and says what to do',
    (content) => {
      const folder = mkdtempSync(join(dataDir, 'damaged-'));
      writeFileSync(join(folder, 'secret.key'), content);
      expect(() => readSecretKey(undefined, folder)).toThrow(
        `The secret key in ${folder}/secret.key is damaged; restore the file from a backup, or delete it if the database is new.`,
      );
    },
  );

  it('refuses a SECRET_KEY that is no key', () => {
    for (const hex of ['abc', `${'0'.repeat(64)}zz`]) {
      expect(() => readSecretKey(hex, dataDir)).toThrow(
        'SECRET_KEY must be 64 hexadecimal digits.',
      );
    }
  });

  // OPS-5
  it('refuses another key than the database was first used with, unless it is meant to be new', async () => {
    const [first, other] = [randomBytes(32), randomBytes(32)];
    await checkSecretKey(database.db, first, false);
    await checkSecretKey(database.db, first, false);
    await expect(checkSecretKey(database.db, other, false)).rejects.toThrow(
      /^This database was first used with another secret key.+authenticator apps no longer work\)\.$/,
    );
    await checkSecretKey(database.db, other, true);
    await checkSecretKey(database.db, other, false);
    await expect(checkSecretKey(database.db, first, false)).rejects.toThrow();
  });
});

it('Threat: a secret key that leaked or is old is changed with all that it encrypts, also what another server encrypted meanwhile (ASVS 11.2.2)', async () => {
  const { db } = database;
  const [old, key, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  await checkSecretKey(db, old, true);
  const given = async (text: string, secretKey: Buffer) => {
    const id = await addUser(db, {});
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const original_password = seal(text, password_hash, secretKey);
    await db.updateTable('users').set({ original_password }).where('id', '=', id).execute();
    const secret = sealTotp(text, id, secretKey);
    const app = { user_id: id, kind: 'totp', name: 'phone', secret, created_at: new Date() };
    await db.insertInto('factors').values(app).execute();
    return id;
  };
  const read = async (id: number, secretKey: Buffer) => {
    const row = await db
      .selectFrom('users')
      .innerJoin('factors', 'factors.user_id', 'users.id')
      .select(['password_hash', 'original_password', 'secret'])
      .where('users.id', '=', id)
      .executeTakeFirstOrThrow();
    return [
      row.original_password && unseal(row.original_password, row.password_hash, secretKey),
      unsealTotp(row.secret, id, secretKey),
    ];
  };
  const first = await given('KRSXG5A', old);
  await changeSecretKey(db, foreign, key);
  expect(await read(first, old)).toEqual(['KRSXG5A', 'KRSXG5A']);
  await changeSecretKey(db, old, key);
  await checkSecretKey(db, key, false);
  await expect(checkSecretKey(db, old, false)).rejects.toThrow('OLD_SECRET_KEY');
  const late = await given('MFRGGZA', old);
  await changeSecretKey(db, old, key);
  expect([await read(first, key), await read(late, key)]).toEqual([
    ['KRSXG5A', 'KRSXG5A'],
    ['MFRGGZA', 'MFRGGZA'],
  ]);
});

// OPS-6
it('Threat: older code on a newer database is refused at the start, with the change (ASVS 16.5.3)', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999_future', '')`.execute(
    database.db,
  );
  await expect(migrate(database.db)).rejects.toThrow(
    "A newer version of the program has used this database (it has the change '9999_future'); start that version.",
  );
});
