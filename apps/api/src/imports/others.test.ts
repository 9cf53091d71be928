import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importSuite } from './testing/importSuite.ts';
import { sampleOf } from './testing/samples.ts';
import { imported } from './testing/uploadForm.ts';

const suite = importSuite();
const ROWS = 5_000;

// Threat: one import keeps everybody else waiting (ASVS 15.2.2, API4:2023). IMP-9, IMP-41
it('serves other calls between the parts of an import, and shows its tenants all at once', async () => {
  const { software, files } = sampleOf('syrasoft');
  const form = { software, files: await files({ count: ROWS, facility: suite.site.prime }) };
  let isDone = false;
  const importing = imported(suite.monitor, form).finally(() => {
    isDone = true;
  });
  const totals = new Set<number>();
  const parts = new Set<number>();
  while (!isDone) {
    const { rows } = await sql<{ parts: number }>`
      select count(*) as parts from pg_prepared_xacts where database = current_database()
    `.execute(suite.server.db);
    parts.add(rows[0]?.parts ?? 0);
    const list = await suite.monitor.get('/api/tenants', { facility_number: suite.site.number });
    totals.add(list.json().data.pagination.total);
  }
  expect(await importing).toMatchObject({ insert_count: ROWS });
  expect([0, ROWS]).toEqual(expect.arrayContaining([...totals]));
  expect(await suite.tenants()).toHaveLength(ROWS);
  if (suite.server.database.engine === 'embedded') expect(Math.max(...parts)).toBeGreaterThan(0);
});

// IMP-14, IMP-15, IMP-17
it('finds the duplicates of a large file, and reports its rows', async () => {
  const admin = await suite.server.signIn('admin');
  const { software, files } = sampleOf('syrasoft');
  const form = { software, files: await files({ count: ROWS, facility: suite.site.prime }) };
  const first = await imported(suite.monitor, form);
  const archived = await admin.post(
    `/api/facility-archives/${suite.site.id}/execute`,
    { skip_letter_dates: 'true' },
    { form: true },
  );
  expect(archived.statusCode, archived.body).toBe(200);
  const { merged_row_count, row_count } = first;
  const again = await imported(suite.monitor, form);
  expect(again).toMatchObject({ insert_count: 0, merged_row_count, row_count });
  expect(again.duplicate_tenant_count).toBe(ROWS);
  expect(await suite.reportRows(again.duplicate_tenant_filename)).toHaveLength(ROWS);
  expect(await suite.reportRows(again.report_filename)).not.toEqual([]);
  expect(await suite.tenants()).toEqual([]);
});
