import type { DueItem, ImportPreviewRow } from '@audit-letters/api-client/contract';
import { expect, it } from 'vitest';
import { headings, importSuite } from './testing/importSuite.ts';

const suite = importSuite();

/** Imports one tenant, a row of an unknown site and a row without a unit. */
async function importWithErrors(): Promise<number> {
  const result = await suite.imported([
    headings,
    suite.row(),
    suite.row({ site: '99999', account: '2', name: 'Bo Ray' }),
    suite.row({ account: '3', name: 'Cy Fox', unit: '' }),
  ]);
  // IMP-12
  expect(result).toMatchObject({ insert_count: 1, error_count: 2, bad_row_count: 1 });
  return result.import_id ?? 0;
}

const errorsOf = async (id: number) =>
  (await suite.monitor.get(`/api/imports/${id}/errors`)).json();

async function dueImports(): Promise<DueItem[]> {
  const { items } = (await suite.monitor.get('/api/due')).json();
  return items.filter((item: DueItem) => item.facility_id === suite.site.id && item.import_id);
}

// IMP-13
it('refuses the rows of an account with more than 100 units', async () => {
  const units = Array.from({ length: 101 }, (_, at) => suite.row({ unit: `U${at}` }));
  const bo = suite.row({ account: '2', name: 'Bo Ray' });
  const result = await suite.imported([headings, ...units, bo]);
  expect(result).toMatchObject({ insert_count: 1, error_count: 101 });
});

// IMP-47
it('keeps the refused rows of an import with their reasons', async () => {
  const id = await importWithErrors();
  expect(await errorsOf(id)).toMatchObject({
    error_count: 2,
    rows: [
      {
        row: 3,
        name: 'Bo Ray',
        unit: 'A1',
        reason: "No facility has the Prime Site ID or Facility Number '99999'",
      },
      {
        row: 4,
        name: 'Cy Fox',
        facility_number: suite.site.number,
        reason: 'The row names no unit',
      },
    ],
  });
  expect(await dueImports()).toMatchObject([{ kind: 'import', import_id: id, count: 2 }]);
});

// IMP-70
it('lists a unit without a name as an error if the row has data of a tenant', async () => {
  const site = suite.site.prime;
  const result = await suite.imported([
    [...headings, 'E-mail', 'Phone', 'Rate'],
    suite.row(),
    [...suite.row({ unit: 'A06', account: '', name: '' }), '', '', '89.00'],
    [site, 'A07', '', '', '', '', '', '', '5/1/2024', '', '', '89.00'],
    [site, 'A08', '', '', '', '', '', '', '', 'ann@example.com', '', '89.00'],
    [site, 'A09', '', '', '', '', '', '', '', '', '512-555-0100', '89.00'],
    [site, 'A10', '', '', '', '', '', '', '', '', '', '89.00'],
  ]);
  expect(result).toMatchObject({ insert_count: 1, error_count: 4, skipped_row_count: 1 });
  const { rows } = await errorsOf(result.import_id ?? 0);
  expect(rows.map(({ unit, reason }: ImportPreviewRow) => [unit, reason])).toEqual([
    ['A06', 'Unit A06 has an address but no name'],
    ['A07', 'Unit A07 has a move-in date but no name'],
    ['A08', 'Unit A08 has an e-mail address but no name'],
    ['A09', 'Unit A09 has a phone number but no name'],
  ]);
});

// IMP-47
it('deletes the rows when somebody dismisses them', async () => {
  const id = await importWithErrors();
  await suite.monitor.post(`/api/imports/${id}/dismiss-errors`);
  expect(await errorsOf(id)).toMatchObject({ error_count: 0, rows: [] });
  expect(await dueImports()).toEqual([]);
  const overview = await suite.monitor.get(`/api/facilities/${suite.site.id}/overview`);
  expect(overview.json().imports).toMatchObject([{ error_count: 0 }]);
  const entry = await suite.server.db
    .selectFrom('audit_log')
    .select(['user_id', 'details'])
    .where('action', '=', 'dismiss-import-errors')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ user_id: suite.monitor.userId, details: { import: id } });
});

// IMP-47
it('deletes the rows when the period is archived', async () => {
  const id = await importWithErrors();
  await suite.archive();
  expect(await errorsOf(id)).toMatchObject({ error_count: 0, rows: [] });
});

// IMP-47
it('answers 404 for the errors of an unknown import', async () => {
  for (const answer of [
    await suite.monitor.get('/api/imports/999999/errors'),
    await suite.monitor.post('/api/imports/999999/dismiss-errors'),
  ])
    expect(answer.statusCode).toBe(404);
});
