import { expect, it } from 'vitest';
import { importSuite } from './testing/importSuite.ts';
import { sampleOf } from './testing/samples.ts';

const suite = importSuite();

const rentRoll = (count: number) =>
  sampleOf('syrasoft').files({ count, facility: suite.site.prime });

// IMP-9
it('threat 40: the same file imported twice at once makes no duplicates (ASVS 2.3.3)', async () => {
  const files = await rentRoll(40);
  const results = await Promise.all([suite.imported(files), suite.imported(files)]);
  const inserted = results.map(({ insert_count }) => insert_count);
  expect(inserted.reduce((sum, count) => sum + count)).toBe(40);
  expect(await suite.tenants()).toHaveLength(40);
});

// IMP-9
it('threat 41: an import during an archive leaves no tenant without a period (ASVS 15.4.2)', async () => {
  const files = await rentRoll(20);
  await suite.imported(files);
  const [result] = await Promise.all([suite.imported(files), suite.archive()]);
  expect(result.active_tenants_count + result.duplicate_tenant_count).toBe(20);
  expect(await suite.tenants()).toEqual([]);
});

// IMP-10
it('threat 42: social security and card numbers of a rent roll are stored nowhere (ASVS 14.2.7)', async () => {
  const secrets = ['078-05-1120', '4111111111111111', 'gate-4711'];
  const rows = [
    ['Unit', 'Tenant Name', 'Address', 'City', 'State', 'Zip', 'SSN', 'Card Number', 'Gate Code'],
    ['A1', 'Lee, Ann', '1 Elm St', 'Austin', 'TX', '78701', ...secrets],
  ];
  const result = await suite.imported(rows, { facility_number: suite.site.number });
  expect(result).toMatchObject({ insert_count: 1 });
  for (const table of ['tenants', 'imports', 'audit_log', 'files', 'file_chunks'] as const) {
    const stored = JSON.stringify(await suite.server.db.selectFrom(table).selectAll().execute());
    for (const secret of secrets) expect(stored).not.toContain(secret);
  }
});
