import { randomBytes } from 'node:crypto';
import type { Permission } from '@audit-letters/api-client/contract';
import type { InjectOptions } from 'fastify';
import type { Insertable, Selectable } from 'kysely';
import { expect } from 'vitest';
import { buildApp } from '../app.ts';
import { type App, type Context, createContext } from '../context.ts';
import type { Database, Db } from '../database/engine.ts';
import type { FacilitiesTable, Tables, TenantsTable, UsersTable } from '../database/schema.ts';
import { openSession } from '../session/store.ts';
import { type Config, defaults } from '../startup/config.ts';
import { type Clock, dayInZone } from '../time/clock.ts';
import { addFacility, addUser } from './seed.ts';
import { testDatabase } from './testDatabase.ts';

/** A clock that a test sets. */
interface TestClock extends Clock {
  set(moment: string): void;
  advance(milliseconds: number): void;
}

/** 10 March 2026, nine in the morning in Chicago. */
function testClock(start = '2026-03-10T15:00:00Z', timeZone = 'America/Chicago'): TestClock {
  let now = new Date(start);
  return {
    now: () => now,
    today: () => dayInZone(now, timeZone),
    set: (moment) => {
      now = new Date(moment);
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

export const testConfig: Config = {
  ...defaults,
  version: '1.13.5',
  timeZone: 'America/Chicago',
  secretKey: randomBytes(32),
  passwordCost: { memoryKiB: 8, passes: 1 },
  refusalMs: 0,
  logLevel: 'silent',
};

/** Sends calls with the token of one session. */
export interface Caller {
  userId: number;
  token: string;
  get(url: string, query?: Record<string, string>): Promise<TestResponse>;
  /** JSON by default; `form` sends it form-encoded. */
  post(url: string, body?: object, options?: { form: boolean }): Promise<TestResponse>;
  delete(url: string, query?: Record<string, string>): Promise<TestResponse>;
  inject(options: InjectOptions): Promise<TestResponse>;
}

export type TestResponse = Awaited<ReturnType<App['inject']>>;

/** The answer has this status and, under `data`, this message. */
export const expectAnswer = (answer: TestResponse, status: number, data: unknown) =>
  expect([answer.statusCode, answer.json().data]).toEqual([status, data]);

/** The fields at which an answer refuses what was sent, with their sentences. */
export function fieldsOf(answer: TestResponse): Record<string, string> {
  expect(answer.statusCode, answer.body).toBe(422);
  return answer.json().data.fields;
}

export interface TestApp {
  app: App;
  db: Db;
  clock: TestClock;
  database: Database;
  /** Opens a session without a password, for a new user with a role or for an existing user. */
  signIn(who: Permission | { userId: number }, options?: { facilityId?: number }): Promise<Caller>;
  /** Adds a facility, and a manager of it who is signed in. */
  managed(
    facility?: Partial<Insertable<FacilitiesTable>>,
  ): Promise<{ facilityId: number; manager: Caller }>;
  /** Sends calls without a session. */
  anyone: Caller;
  /** The stored row. */
  facility(id: number): Promise<Selectable<FacilitiesTable>>;
  tenant(id: number): Promise<Selectable<TenantsTable>>;
  user(id: number): Promise<Selectable<UsersTable>>;
  /** The audit entries of a user, the oldest first. */
  auditOf(userId: number): Promise<Selectable<Tables['audit_log']>[]>;
}

const opened: Array<{ close(): Promise<void> }> = [];

/** Closes the apps of a test file. */
export async function closeApps(): Promise<void> {
  for (const part of opened.splice(0).reverse()) await part.close();
}

/** The server on a fresh database, closed after the tests of the file. Call it before them. */
export async function testApp(
  config: Partial<Config> = {},
  parts: Partial<Context> = {},
): Promise<TestApp> {
  const database = await testDatabase();
  const test = await appOn(database, config, parts);
  opened.push(database, { close: async () => test.app.close() });
  return test;
}

/** The server on an open database. The caller closes both. */
export async function appOn(
  database: Database,
  config: Partial<Config> = {},
  parts: Partial<Context> = {},
): Promise<TestApp> {
  const clock = testClock();
  const context = createContext({
    db: database.db,
    engine: database.engine,
    clock,
    config: { ...testConfig, ...config },
    ...parts,
  });
  const app = await buildApp(context);
  await app.ready();
  const facilities = database.db.selectFrom('facilities').selectAll();
  const tenants = database.db.selectFrom('tenants').selectAll();
  const users = database.db.selectFrom('users').selectAll();
  const entries = database.db.selectFrom('audit_log').selectAll().orderBy('id');
  const test: TestApp = {
    app,
    db: database.db,
    clock,
    database,
    anyone: caller(app, 0, ''),
    facility: (id) => facilities.where('id', '=', id).executeTakeFirstOrThrow(),
    tenant: (id) => tenants.where('id', '=', id).executeTakeFirstOrThrow(),
    user: (id) => users.where('id', '=', id).executeTakeFirstOrThrow(),
    auditOf: (userId) => entries.where('user_id', '=', userId).execute(),
    async managed(facility) {
      const facilityId = await addFacility(database.db, facility);
      return { facilityId, manager: await test.signIn('manager', { facilityId }) };
    },
    async signIn(who, options = {}) {
      const userId =
        typeof who === 'object'
          ? who.userId
          : await addUser(database.db, {
              is_admin: who === 'admin',
              is_monitor: who === 'monitor',
              facility_id: options.facilityId ?? null,
            });
      const { token } = await openSession(database.db, userId, clock.now());
      return caller(app, userId, token);
    },
  };
  return test;
}

function caller(app: App, userId: number, token: string): Caller {
  const inject = (options: InjectOptions) =>
    app.inject({
      ...options,
      headers: { ...(token && { 'x-authorization': token }), ...options.headers },
    });
  return {
    userId,
    token,
    inject,
    get: (url, query = {}) => inject({ method: 'GET', url, query }),
    delete: (url, query = {}) => inject({ method: 'DELETE', url, query }),
    post: (url, body, options) => {
      if (!body) return inject({ method: 'POST', url });
      if (!options?.form) return inject({ method: 'POST', url, payload: body });
      return inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(Object.entries(body)).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    },
  };
}
