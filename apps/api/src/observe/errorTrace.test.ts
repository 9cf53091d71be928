import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addFacility, addTenant } from '../testing/seed.ts';
import { testApp } from '../testing/testApp.ts';
import { createLogger } from './logger.ts';

// OPS-8. Threat: an error without a trace (ASVS 16.3.4, 16.5.1)
it('an error goes to standard error with the number that the caller reads, though calls are not logged', async () => {
  const [out, err]: [string[], string[]] = [[], []];
  const log = createLogger(
    'error',
    { write: (line) => out.push(line) },
    { write: (line) => err.push(line) },
  );
  const test = await testApp({}, { log });
  await sql`alter table tenants add constraint no_opt_out check (status <> 'opt_out')`.execute(
    test.db,
  );
  const id = await addTenant(test.db, await addFacility(test.db));
  const monitor = await test.signIn('monitor');
  const { statusCode, json } = await monitor.post(`/api/tenants/${id}`, { status: 'opt_out' });
  expect(statusCode).toBe(500);
  const [line = '', ...more] = err;
  const record = JSON.parse(line);
  expect(more).toEqual([]);
  expect(out).toEqual([]);
  expect(json().data).toContain(`report number ${record.reqId}.`);
  expect(record).toMatchObject({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    req: { method: 'POST', path: expect.stringMatching(/^\/api\/tenants\/\d+$/) },
    err: { code: '23514', constraint: 'no_opt_out', table: 'tenants' },
  });
  // ASVS 16.2.5
  expect(line).not.toMatch(/\b(?:Maria|Alvarez|12 Elm Street|78702)\b/);
  expect(record.err.stack[0]).toMatch(/^at .+:\d+:\d+\)?$/);
});
