import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../testing/seed.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { createLogger } from './logger.ts';

/** The lines of a log, as objects. */
function capture() {
  const [out, err]: [string[], string[]] = [[], []];
  const log = createLogger(
    'error',
    { write: (line) => out.push(line) },
    { write: (line) => err.push(line) },
  );
  return { log, out, err };
}

describe('Threat: an error without a trace (ASVS 16.3.4, 16.5.1)', () => {
  const captured = capture();
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp({}, { log: captured.log });
    await sql`alter table tenants add constraint no_opt_out check (status <> 'opt_out')`.execute(
      test.db,
    );
  });

  // OPS-8
  it('goes to standard error with the number that the caller reads, though calls are not logged', async () => {
    const { json } = await failedUpdate();
    const [line = '', ...more] = captured.err.splice(0);
    const record = JSON.parse(line);
    expect(more).toEqual([]);
    expect(captured.out).toEqual([]);
    expect(json().data).toContain(`report number ${record.reqId}.`);
    expect(record).toMatchObject({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      req: { method: 'POST', path: expect.stringMatching(/^\/api\/tenants\/\d+$/) },
      err: { code: '23514', constraint: 'no_opt_out', table: 'tenants' },
    });
    expect(record.err.stack[0]).toMatch(/^at .+:\d+:\d+\)?$/);
  });

  // ASVS 16.2.5
  it('holds no value of a row', async () => {
    await failedUpdate();
    const text = captured.err.splice(0).join('');
    for (const value of ['Maria', 'Alvarez', '12 Elm Street', '78702']) {
      expect(text).not.toMatch(new RegExp(`\\b${value}\\b`));
    }
  });

  async function failedUpdate() {
    const id = await addTenant(test.db, await addFacility(test.db));
    const monitor = await test.signIn('monitor');
    const response = await monitor.post(`/api/tenants/${id}`, { status: 'opt_out' });
    expect(response.statusCode).toBe(500);
    return response;
  }
});
