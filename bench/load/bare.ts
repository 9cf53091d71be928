import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { mock } from 'node:test';
import { buildApp } from '../../apps/api/src/app.ts';
import { createContext } from '../../apps/api/src/context.ts';
import { openDatabase } from '../../apps/api/src/database/engine.ts';
import { defaults } from '../../apps/api/src/startup/config.ts';
import { withDatabase } from '../../apps/api/src/testing/postgres.ts';
import { systemClock } from '../../apps/api/src/time/clock.ts';

/** A statement with its parameters. */
type Statement = [sql: string, parameters: unknown[]];

const require = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const { Client }: { Client: { prototype: { query(...statement: Statement): unknown } } } =
  require('pg');

/** Runs calls in this process and returns the statements of each one. */
export async function statementsOf(
  databaseUrl: string,
  calls: readonly ((url: string) => Promise<Response>)[],
): Promise<Statement[][]> {
  const database = await openDatabase({ url: databaseUrl, dataDir: '' });
  const app = await buildApp(
    createContext({
      db: database.db,
      clock: systemClock('UTC'),
      config: { ...defaults, version: 'bench', timeZone: 'UTC', secretKey: randomBytes(32) },
    }),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const query = mock.method(Client.prototype, 'query');
  const recorded: Statement[][] = [];
  for (const call of calls) {
    query.mock.resetCalls();
    const response = await call(url);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    recorded.push(query.mock.calls.map(({ arguments: statement }) => statement));
  }
  query.mock.restore();
  await app.close();
  await database.close();
  return recorded;
}

/** The number of times that bare `pg` runs the statements of one call in a second, with a connection for each list. */
export async function bareRate(databaseUrl: string, lists: readonly Statement[][]) {
  const counts = await Promise.all(
    lists.map(async (statements) => {
      let count = 0;
      await withDatabase(databaseUrl, async (client) => {
        count = await countInASecond(async () => {
          for (const [sql, parameters] of statements) await client.query(sql, parameters);
        });
      });
      return count;
    }),
  );
  return sum(counts);
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export async function countInASecond(work: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + 1000;
  let done = 0;
  while (performance.now() < until) {
    await work();
    done += 1;
  }
  return done;
}
