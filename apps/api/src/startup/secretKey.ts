import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../database/engine.ts';
import { transaction } from '../database/transaction.ts';
import { sealTotp, unsealTotp } from '../session/factors/totp.ts';
import { seal, unseal } from '../session/password.ts';
import { StartupError } from './errors.ts';

/** A key as it is written in the settings. */
export function parseKey(name: string, hex: string): Buffer {
  if (!isKey(hex)) throw new StartupError(`${name} must be 64 hexadecimal digits.`);
  return Buffer.from(hex, 'hex');
}

/** The given key (replicas share one), or a key generated once and stored with the data, readable by this user only. */
export function readSecretKey(hex: string | undefined, dataDir: string): Buffer {
  if (hex) return parseKey('SECRET_KEY', hex);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupError(`DATA_DIR cannot be made or used: ${(error as Error).message}.`);
  }
  const file = join(dataDir, 'secret.key');
  const stored = readKeyFile(file) ?? createKeyFile(file);
  if (!isKey(stored)) {
    throw new StartupError(
      `The secret key in ${file} is damaged; restore the file from a backup, or delete it if the database is new.`,
    );
  }
  return Buffer.from(stored, 'hex');
}

const isKey = (text: string) => /^[\da-f]{64}$/i.test(text);

function readKeyFile(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isMissing(error)) return null;
    throw new StartupError(`The secret key cannot be read: ${(error as Error).message}.`);
  }
}

/** Creates the file complete or not at all. If another server creates it meanwhile, that key is used. */
function createKeyFile(file: string): string {
  const draft = `${file}.${process.pid}`;
  const created = randomBytes(32).toString('hex');
  try {
    writeFileSync(draft, created, { mode: 0o600 });
    linkSync(draft, file);
    return created;
  } catch (error) {
    const stored = readKeyFile(file);
    if (stored !== null) return stored;
    throw new StartupError(`The secret key cannot be written: ${(error as Error).message}.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const setting = 'secret_key_fingerprint';

const fingerprintOf = (key: Buffer) =>
  createHmac('sha256', key).update(setting).digest('hex').slice(0, 16);

/**
 * Compares the key with the fingerprint in the database, which the first start stores: another key could not show the
 * generated passwords. `replace` accepts a new key after the loss of the old one.
 */
export async function checkSecretKey(db: Db, key: Buffer, replace: boolean): Promise<void> {
  const fingerprint = fingerprintOf(key);
  const value = JSON.stringify(fingerprint);
  await db
    .insertInto('settings')
    .values({ key: setting, value })
    .onConflict((conflict) =>
      replace ? conflict.column('key').doUpdateSet({ value }) : conflict.column('key').doNothing(),
    )
    .execute();
  const stored = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', setting)
    .executeTakeFirstOrThrow();
  if (stored.value !== fingerprint) {
    throw new StartupError(
      'This database was first used with another secret key: restore secret.key in DATA_DIR, or set the SECRET_KEY that all servers of the database share (to change the key, set OLD_SECRET_KEY to the one until now; if it is lost, NEW_SECRET_KEY=1 accepts this one, but generated passwords can no longer be shown, and authenticator apps no longer work).',
    );
  }
}

/**
 * Encrypts with the new key what the old one encrypted, and stores the fingerprint of the new one. Repeat it
 * after a server has used the old key meanwhile.
 */
export async function changeSecretKey(db: Db, oldKey: Buffer, key: Buffer): Promise<void> {
  const value = JSON.stringify(fingerprintOf(key));
  await transaction(db, async (trx) => {
    const result = await trx
      .updateTable('settings')
      .set({ value })
      .where('key', '=', setting)
      .where('value', 'in', [JSON.stringify(fingerprintOf(oldKey)), value])
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return;
    const users = await trx
      .selectFrom('users')
      .select(['id', 'password_hash', 'original_password'])
      .where('original_password', 'is not', null)
      .forUpdate()
      .execute();
    for (const { id, password_hash: hash, original_password: sealed } of users) {
      const text = sealed && unseal(sealed, hash, oldKey);
      if (text === null) continue;
      const original_password = seal(text, hash, key);
      await trx.updateTable('users').set({ original_password }).where('id', '=', id).execute();
    }
    const apps = await trx
      .selectFrom('factors')
      .select(['id', 'user_id', 'secret'])
      .where('kind', '=', 'totp')
      .forUpdate()
      .execute();
    for (const { id, user_id, secret: sealed } of apps) {
      const text = unsealTotp(sealed, user_id, oldKey);
      if (text === null) continue;
      const secret = sealTotp(text, user_id, key);
      await trx.updateTable('factors').set({ secret }).where('id', '=', id).execute();
    }
  });
}
