import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { addTenant } from '../testing/seed.ts';
import { importSuite } from './testing/importSuite.ts';
import { sampleOf } from './testing/samples.ts';
import { imported } from './testing/uploadForm.ts';

const suite = importSuite();
const ROWS = 2_000;

const largeFile = async (count = ROWS) => {
  const { software, files } = sampleOf('syrasoft');
  return { software, files: await files({ count, facility: suite.site.prime }) };
};

// IMP-9, IMP-41
it('shows the tenants of an import all at once', async () => {
  let isDone = false;
  const importing = imported(suite.monitor, await largeFile()).finally(() => {
    isDone = true;
  });
  const totals = new Set<number>();
  while (!isDone) {
    const list = await suite.monitor.get('/api/tenants', { facility_number: suite.site.number });
    totals.add(list.json().data.pagination.total);
  }
  expect(await importing).toMatchObject({ insert_count: ROWS });
  expect([0, ROWS]).toEqual(expect.arrayContaining([...totals]));
  expect(await suite.tenants()).toHaveLength(ROWS);
});

// Threat: one import keeps everybody else waiting (ASVS 15.2.2, API4:2023). IMP-41
it.runIf('url' in inject('template'))(
  'edits of tenants do not wait for an import of their facility',
  async () => {
    const { db } = suite.server;
    const id = await addTenant(db, suite.site.id);
    const file = await largeFile(40);
    let importing: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      // Stops the import after it has locked its facilities.
      await sql`lock table imports in share row exclusive mode`.execute(trx);
      importing = imported(suite.monitor, file);
      const isWaiting = async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        `.execute(trx);
        return rows.length > 0;
      };
      while (!(await isWaiting())) await setTimeout(10);
      // The first tenant of this status: its count is a new row that refers to the facility.
      const edit = await suite.monitor.post(`/api/tenants/${id}/status`, { status: 'opt_out' });
      expect(edit.statusCode, edit.body).toBe(200);
    });
    expect(await importing).toMatchObject({ insert_count: 40 });
  },
);

// IMP-34
it.runIf('empty' in inject('template'))(
  'refuses files of more than 20,000 rows on the embedded database',
  async () => {
    const { files } = await largeFile(20_001);
    const { statusCode, body } = await suite.upload(files);
    expect([statusCode, body]).toEqual([422, expect.stringContaining('PostgreSQL')]);
    expect(await suite.tenants()).toEqual([]);
  },
);

// IMP-14, IMP-15, IMP-16
it.runIf('url' in inject('template'))(
  'finds the duplicates of a large file, and reports its rows',
  async () => {
    const form = await largeFile();
    const { merged_row_count, row_count } = await imported(suite.monitor, form);
    await suite.archive();
    const again = await imported(suite.monitor, form);
    expect(again).toMatchObject({ insert_count: 0, merged_row_count, row_count });
    expect(again.duplicate_tenant_count).toBe(ROWS);
    expect(await suite.reportRows(again.duplicate_tenant_filename)).toHaveLength(ROWS);
    expect(await suite.reportRows(again.report_filename)).not.toEqual([]);
    expect(await suite.tenants()).toEqual([]);
  },
);
