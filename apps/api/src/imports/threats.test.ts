import { expect, it } from 'vitest';
import { importSuite } from '../imports/testing/importSuite.ts';
import { rowsWorkbook } from '../imports/testing/rowsWorkbook.ts';
import { sampleOf } from '../imports/testing/samples.ts';
import { imported, upload } from '../imports/testing/uploadForm.ts';

const suite = importSuite();

const rentRoll = (count: number) =>
  sampleOf('syrasoft').files({ count, facility: suite.site.prime });

// WIR-28
it('threat 40: the same file imported twice at once makes no duplicates (ASVS 2.3.3)', async () => {
  const form = { software: 'syrasoft', files: await rentRoll(40) };
  const results = await Promise.all([form, form].map((one) => imported(suite.monitor, one)));
  const inserted = results.map(({ insert_count }) => insert_count);
  expect(inserted.reduce((sum, count) => sum + count)).toBe(40);
  expect(await suite.tenants()).toHaveLength(40);
});

// WIR-28
it('threat 41: an import during an archive leaves no tenant without a period (ASVS 15.4.2)', async () => {
  const files = await rentRoll(20);
  await suite.imported(files);
  const { id } = await suite.facility();
  const archive = { skip_letter_dates: 'true' };
  const [archived, response] = await Promise.all([
    suite.monitor.post(`/api/facility-archives/${id}/execute`, archive, { form: true }),
    upload(suite.monitor, { software: 'syrasoft', files }),
  ]);
  expect([archived.statusCode, response.statusCode]).toEqual([200, 200]);
  const { active_tenants_count, duplicate_tenant_count } = response.json();
  expect(active_tenants_count + duplicate_tenant_count).toBe(20);
  expect(await suite.tenants()).toEqual([]);
});

it('threat 42: social security and card numbers of a rent roll are stored nowhere (ASVS 14.2.7)', async () => {
  const secrets = ['078-05-1120', '4111111111111111', 'gate-4711'];
  const workbook = await rowsWorkbook([
    ['Unit', 'Tenant Name', 'Address', 'City', 'State', 'Zip', 'SSN', 'Card Number', 'Gate Code'],
    ['A1', 'Lee, Ann', '1 Elm St', 'Austin', 'TX', '78701', ...secrets],
  ]);
  const form = { software: 'syrasoft', facility_number: suite.site.number };
  const answer = await upload(suite.monitor, { ...form, files: { rent_roll: workbook } });
  expect(answer.json()).toMatchObject({ insert_count: 1 });
  for (const table of ['tenants', 'imports', 'audit_log', 'files', 'file_chunks'] as const) {
    const stored = JSON.stringify(await suite.server.db.selectFrom(table).selectAll().execute());
    for (const secret of secrets) expect(stored).not.toContain(secret);
  }
});
