import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { openDatabase } from '../database/engine.ts';
import { randomFrom } from '../sheets/testing/mutate.ts';
import { damageOf } from '../testing/amcheck.ts';
import { killSessions } from '../testing/killSessions.ts';
import { prepareWrites, send, sharedKey } from '../testing/scenes.ts';
import { type ServerProcess, startServer } from '../testing/serverProcess.ts';
import { contradictions, effectOf, type State, stateOf } from '../testing/state.ts';
import { type LastingDatabase, lastingDatabase } from '../testing/testDatabase.ts';
import { type PreparedWrite, writes } from '../testing/writes.ts';

// Whole servers start, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 1_200_000 });

/** Calls that change only counters of attempts and bytes, which `stateOf` leaves out. */
const unseen = new Set([
  'POST /api/page-404s',
  'POST /api/factors/passkey-options',
  'POST /api/factors/totp-secret',
]);

/** `KILL_SEED=7` chooses other writes and moments. The first write of 3 is the longest, letters. */
const seed = Number(process.env.KILL_SEED ?? 3);
const kills = Number(process.env.KILLS ?? 1);
const random = randomFrom(seed);
const shuffled = Object.keys(writes)
  .map((name) => ({ name, place: random() }))
  .filter(({ name }) => !unseen.has(name))
  .sort((a, b) => a.place - b.place);
/** Only on a cluster that no other test uses. */
const mayKillPostgres = process.env.KILL_POSTGRES === '1' && 'url' in inject('template');
const rounds = Array.from({ length: kills }, (_, index) => ({
  kill: index + 1,
  name: shuffled[index % shuffled.length]?.name ?? '',
  share: random(),
  victim: mayKillPostgres && random() < 0.5 ? 'PostgreSQL' : 'the server',
}));

let database: LastingDatabase;
let server: ServerProcess;
const prepared = new Map<number, PreparedWrite>();
/** The effect and duration of each call without a kill. */
const whole = new Map<string, { effect: string[]; takesMs: number }>();
/**
 * The first call of a new server takes longer than that of the server which a single kill meets. Adapts so that about
 * half of the calls are answered before the kill.
 */
let slowness = kills === 1 ? 0.5 : 2;
const outcomes = { acknowledged: 0, stored: 0, absent: 0, killedPostgres: 0 };

beforeAll(async () => {
  database = await lastingDatabase();
  const names = [...new Set(rounds.map(({ name }) => name))];
  const requests = await prepareWrites(database, [...names, ...rounds.map(({ name }) => name)]);
  for (const { kill } of rounds) {
    const request = requests[names.length + kill - 1];
    if (request) prepared.set(kill, request);
  }
  server = await start();
  for (const [index, name] of names.entries()) {
    const request = requests[index];
    if (!request) throw new Error(name);
    const before = await look();
    const begin = performance.now();
    const response = await send(server.url, request);
    const takesMs = performance.now() - begin;
    expect([name, response.status, await response.text()]).toEqual([name, 200, expect.anything()]);
    const effect = effectOf(before, await look());
    expect(effect, name).not.toEqual([]);
    whole.set(name, { effect, takesMs });
  }
});
afterAll(async () => {
  await server?.kill();
  await database?.remove();
  const summary = JSON.stringify({ seed, kills, ...outcomes });
  if (process.env.KILLS) process.stdout.write(`\noutcomes ${summary}\n`);
});

// OPS-14
it.each(rounds)(
  `$name is whole or undone after a kill of $victim (kill $kill, seed ${seed})`,
  async ({ kill, name, share, victim }) => {
    const request = prepared.get(kill);
    const undisturbed = whole.get(name);
    if (!request || !undisturbed) throw new Error(name);
    const before = await look();
    let acknowledged = false;
    const calling = send(server.url, request).then(
      ({ ok }) => {
        acknowledged = ok;
      },
      // The kill breaks the connection.
      () => {},
    );
    await sleep(undisturbed.takesMs * share * slowness);
    if (victim === 'PostgreSQL') {
      await killSessions(database.url);
      await calling;
      expect(server.child.exitCode).toBeNull();
      outcomes.killedPostgres += 1;
    } else {
      await server.kill();
      await calling;
      await database.unused();
      server = await start();
    }
    slowness *= acknowledged ? 0.9 : 1.1;
    const after = await look();
    const effect = effectOf(before, after);
    const stored = acknowledged || effect.length > 0;
    expect(effect).toEqual(stored ? undisturbed.effect : []);
    outcomes[acknowledged ? 'acknowledged' : stored ? 'stored' : 'absent'] += 1;

    const { status } = await send(server.url, request);
    if (stored) expect(status).toBeLessThan(500);
    else {
      expect(status).toBe(200);
      expect(effectOf(after, await look())).toEqual(undisturbed.effect);
    }
  },
);

it('leaves files, counts, indexes and tables without damage', async () => {
  const open = await openDatabase({ url: database.url, dataDir: '' });
  const found = await contradictions(open.db);
  await open.close();
  await server.kill();
  expect([found, await damageOf(database)]).toEqual([[], []]);
});

function start(): Promise<ServerProcess> {
  return startServer({
    ...database.environment,
    ...sharedKey,
    SECOND_FACTOR: 'admins',
    PUBLIC_URL: 'https://letters.example',
  });
}

/** Reads the rows beside the running server. */
async function look(): Promise<State> {
  const { db, close } = await openDatabase({ url: database.url, dataDir: '' });
  const state = await stateOf(db);
  await close();
  return state;
}
