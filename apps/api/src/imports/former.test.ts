import { expect, it } from 'vitest';
import { addTenant } from '../testing/seed.ts';
import { formerFile, formerTenants } from './testing/formerTenants.ts';
import { headings, importSuite, row } from './testing/importSuite.ts';

const suite = importSuite();

// IMP-14
it('knows every tenant that the first release stored from the same file', async () => {
  const { id, number: facility_number } = suite.site;
  for (const tenant of formerTenants) await addTenant(suite.server.db, id, tenant);
  const result = await suite.imported(
    { rent_roll: await formerFile() },
    { software: 'sitelink_web', facility_number },
  );
  expect(result).toMatchObject({
    insert_count: 0,
    active_tenants_count: formerTenants.length,
    comparisons: [{ new_count: 0, gone_count: 0 }],
  });
});

// IMP-39
it('shows no change where both values look the same', async () => {
  const { id, prime: site } = suite.site;
  await addTenant(suite.server.db, id, {
    first_name: 'Ann Lee',
    last_name: 'Roe',
    unit: 'C\u00a03',
    import_key: 'syrasoft:77',
    address: '1  Elm Street',
    city: 'Austin',
    state: 'TX',
    zip_code: '78701',
    move_in_date: '2024-05-01',
  });
  const file = row({ site, unit: 'C 3' });
  file[3] = 'Lee Roe, Ann';
  const result = await suite.imported([headings, file]);
  expect(result.comparisons).toMatchObject([{ same_count: 1, changed_count: 0 }]);
});
