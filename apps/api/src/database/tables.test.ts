import { sql } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/testDatabase.ts';

const json = (read: string) => `ColumnType<${read}, string | undefined, string>`;

/** Types that the database does not have. A value of JSON is sent as text. */
const columns = {
  'archived_periods.stats': 'JSONColumnType<object>',
  'audit_log.details': 'ColumnType<object | null, string | null | undefined, never>',
  'bin.deleted_at': 'Date',
  'bin.facility_id': 'number',
  'bin.id': 'number',
  'bin.tenant': 'JSONColumnType<object>',
  'bin.undo_id': 'number',
  'deleted_tenants.tenant': 'JSONColumnType<object>',
  'facilities.software': 'Software | null',
  'imports.changes': json('ChangedTenant[]'),
  'imports.counts': 'JSONColumnType<object>',
  'imports.errors': json('ImportPreviewRow[]'),
  'imports.facilities': json('ImportedFacility[]'),
  'letter_batch_tenants.letter': 'JSONColumnType<object>',
  'letter_batches.letter_type': 'LetterType',
  'put_away_work.kind': 'PutAwayKind',
  'put_away_work.letter_type': 'LetterType | null',
  'rate_limits.expire': 'number | null',
  'settings.value': 'ColumnType<unknown, string, string>',
  'tenant_counts.status': 'TenantStatus | null',
  'tenants.status': 'TenantStatus | null',
  'undo_rows.after': 'JSONColumnType<object | null>',
  'undo_rows.before': 'JSONColumnType<object | null>',
  'undos.kind': 'UndoKind',
};

const contract = '@audit-letters/api-client/contract';

it('the types of the tables are those of the migrated database', async () => {
  const database = await testDatabase();
  // A table of the embedded engine only.
  await sql`drop table if exists durability_check`.execute(database.db);
  const types = await generate({
    db: database.db,
    dialect: new PostgresDialect(),
    excludePattern: '*kysely_migration*',
    typeMapping: { date: 'DayColumn', timestamptz: 'Date' },
    overrides: { columns },
    customImports: {
      DayColumn: './columns.ts',
      ImportPreviewRow: contract,
      LetterType: contract,
      PutAwayKind: contract,
      Software: contract,
      TenantStatus: contract,
      ChangedTenant: './columns.ts',
      ImportedFacility: './columns.ts',
      UndoKind: './columns.ts',
    },
    outFile: null,
  });
  await database.close();
  // To write the file anew: `vitest run --project api tables.test -u`.
  await expect(types).toMatchFileSnapshot('tables.ts');
});
