import type { Insertable } from 'kysely';
import type { UsersTable } from '../database/schema.ts';
import { givenPassword } from '../users/index.ts';
import { addUser } from './seed.ts';
import type { TestApp } from './testApp.ts';

/** Adds a user who signs in with this password, like an account that staff created. */
export async function addAccount(
  { app, db }: TestApp,
  username: string,
  password: string,
  user: Partial<Insertable<UsersTable>> = {},
): Promise<number> {
  return addUser(db, { username, ...(await givenPassword(app, { userId: 0 }, password)), ...user });
}
