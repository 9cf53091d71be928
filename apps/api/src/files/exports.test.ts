import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { runSql } from '../testing/postgres.ts';
import { addFacility, addTenant } from '../testing/seed.ts';
import { type Caller, testApp } from '../testing/testApp.ts';
import { workbookPart } from '../testing/workbooks/workbookPart.ts';
import { workbookRecords, workbookRows } from '../testing/workbooks/workbookRows.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');
const north = await addFacility(test.db, {
  facility_number: 'N-1',
  account_name: 'North Dock',
  prime_site_id: '=1+1',
  is_prime: true,
  zip_code: '00704',
  letter_effective_date: '2026-05-01',
  software: 'storedge',
  phone: '5555550123',
  fax: '1 555 555 0199',
  upload_count: 9,
});

const south = await addFacility(test.db, {
  facility_number: 'S-2',
  account_name: 'South Dock',
  note: null,
});

const manager = await test.signIn('manager', { facilityId: north });
for (let index = 0; index < 120; index += 1) {
  await addTenant(test.db, north, {
    last_name: `Moe ${String(index).padStart(3, '0')}`,
    status: index < 30 ? 'opt_out' : null,
  });
}

await addTenant(test.db, south, {
  first_name: '+Ana',
  last_name: 'Lee',
  monitor_note: 'for staff',
  phone: '5125550100',
  email: 'ana@ortiz.example',
  note: 'for all',
  status: 'opt_out',
});

const exported = async (...ask: Parameters<typeof exportedFile>) =>
  workbookRecords(await exportedFile(...ask));

const exportedFile = async (caller: Caller, url: string, query: Record<string, string> = {}) => {
  const response = await caller.get(url, query);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  const { filename } = response.json().data;
  const download = url.startsWith('/api/exports')
    ? caller.get('/api/exports/download', { file_key: filename, filename: 'x' })
    : caller.get('/api/facility-stats/download-export', { filename });
  return (await download).rawPayload;
};

/** All rows of a list, page by page. */
const listed = async (caller: Caller, url: string, query: Record<string, string> = {}) => {
  const rows: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const { data, pagination = data.pagination } = (
      await caller.get(url, { ...query, page: String(page) })
    ).json();
    rows.push(...(Array.isArray(data) ? data : data.data));
    if (page >= pagination.last_page) return rows;
  }
};

describe('an export has the same rows as its list', () => {
  // TEN-58
  it.each([
    [{}],
    [{ filter: 'opt_out' }],
    [{ name: 'Moe 01', facility_number: 'N-1' }],
    [{ status: 'non_responder', sort_by: 'last_name', sort_dir: 'desc', page: '2' }],
    [{ name: 'nobody at all' }],
  ])('tenants of staff with %j', async (query: Record<string, string>) => {
    const rows = await exported(monitor, '/api/exports/monitor-tenants', query);
    const shown = await listed(monitor, '/api/tenants', query);
    expect(rows.map((row) => row['Last Name'])).toEqual(shown.map((row) => row.last_name));
    expect(rows.map((row) => row['Facility Number'])).toEqual(
      shown.map((row) => row.facility_number),
    );
  });

  // TEN-58
  it.each([[{}], [{ filter: 'opt_out' }], [{ full_name: 'moe 11' }]])(
    'tenants of a manager with %j',
    async (query: Record<string, string>) => {
      const rows = await exported(manager, '/api/exports/manager-tenants', query);
      const shown = await listed(manager, `/api/facilities/${north}/tenants`, query);
      expect(rows.map((row) => row['Last Name'])).toEqual(shown.map((row) => row.last_name));
      expect(rows.every((row) => row['Facility Number'] === 'N-1')).toBe(true);
    },
  );

  it.each([
    ['/api/exports/facilities', '/api/facilities', {}],
    ['/api/exports/facilities', '/api/facilities', { account_name: 'north', software: 'storedge' }],
    [
      '/api/exports/facilities',
      '/api/facilities',
      { filter: 'opt_outs_threshold', facility_number: 'S' },
    ],
    ['/api/facility-stats/create-export', '/api/facility-stats', {}],
    ['/api/facility-stats/create-export', '/api/facility-stats', { prime_site_id: '=1' }],
    ['/api/facility-stats/create-export', '/api/facility-stats', { account_name: 'south' }],
  ])('%s and %s with %j', async (exportUrl, listUrl, query: Record<string, string>) => {
    const rows = await exported(monitor, exportUrl, query);
    const shown = await listed(monitor, listUrl, query);
    expect(rows.map((row) => row['Facility Number'])).toEqual(
      shown.map((row) => row.facility_number),
    );
  });
});

// WIR-31
it('an export has typed cells and no formulas (WIR-42)', async () => {
  const [row] = await exported(monitor, '/api/exports/facilities', { facility_number: 'N-1' });
  expect(row).toMatchObject({
    'Prime Store': 'Yes',
    Software: 'Storedge',
    Phone: '(555) 555-0123',
    Fax: '1-555-555-0199',
    'Prime Site ID': "'=1+1",
    'Zip Code': '00704',
    'Letter Effective Date': '2026-05-01',
    'Total Uploaded': '9',
    'Total In Program': '120',
    'Opted Out': '30',
    'Opted Out %': '25',
    'Percent Complete': '25',
  });
  const [tenant] = await exported(monitor, '/api/exports/monitor-tenants', {
    facility_number: 'S-2',
  });
  expect(tenant).toMatchObject({
    'First Name': "'+Ana",
    Status: 'Opted Out',
    'Charge Applied': 'No',
    Note: 'for all',
    'Monitor Note': 'for staff',
    Phone: '(512) 555-0100',
    Email: 'ana@ortiz.example',
  });
  expect(Object.keys(tenant ?? {}).slice(-2)).toEqual(['Phone', 'Email']);
});

describe('an export names its filters and its date (WIR-42)', () => {
  it.each([
    ['/api/exports/facilities', {}, 'Facilities', [['Filter', 'None']]],
    [
      '/api/exports/facilities',
      { software: 'sitelink_web', filter: 'opt_outs_threshold', facility_number: ' N-1 ' },
      'Facilities',
      [
        ['Facility Name', 'N-1'],
        ['Software', 'SiteLink - Web'],
        ['More Filters', 'Opt-outs over 5%'],
      ],
    ],
    [
      '/api/facility-stats/create-export',
      { prime_site_id: '=1' },
      'Facility Stats',
      [['Prime ID', "'=1"]],
    ],
    [
      '/api/exports/monitor-tenants',
      { status: 'any_coverage', tagged_for_removal: 'true', page: '2' },
      'Tenants',
      [
        ['Status', 'Selected Coverage'],
        ['Show Tenants Tagged for Removal', 'Yes'],
      ],
    ],
  ])('%s with %j', async (url, query: Record<string, string>, title, facts) => {
    const file = await exportedFile(monitor, url, query);
    const [, ...lines] = await workbookRows(file, 'About this file');
    expect(lines).toEqual([['Title', title], ['Made on', '3/10/2026'], ...facts]);
    const properties = await workbookPart(file, 'docProps/core.xml');
    expect(properties).toContain(`<dc:title>${title}</dc:title>`);
    expect(properties).toContain('Made on 3/10/2026.');
    expect((await workbookRows(file))[0]?.[0]).toBe('Facility Number');
  });

  it("a manager's export names its filter", async () => {
    const query = { filter: 'opt_out', full_name: 'moe' };
    const file = await exportedFile(manager, '/api/exports/manager-tenants', query);
    expect((await workbookRows(file, 'About this file')).slice(3)).toEqual([
      ['Filter', 'Opted Out'],
      ['Name', 'moe'],
    ]);
  });
});

// TEN-44
it.each([
  ['opt_out', undefined],
  ['non_responder', '2026-05-01'],
])(
  "a manager's export gives tenants of the filter %s the charge apply date '%s'",
  async (filter, day) => {
    const rows = await exported(manager, '/api/exports/manager-tenants', { filter });
    expect([...new Set(rows.map((row) => row['Charge Apply Date']))]).toEqual([day]);
  },
);

// TEN-3
it("a manager's export has no monitor note", async () => {
  const [row] = await exported(manager, '/api/exports/manager-tenants');
  expect(Object.keys(row ?? {})).not.toContain('Monitor Note');
});

it('a manager without a facility cannot export', async () => {
  const homeless = await test.signIn('manager');
  expect((await homeless.get('/api/exports/manager-tenants')).statusCode).toBe(404);
});

it.each([
  ['/api/exports/monitor-tenants?filter=everyone'],
  ['/api/exports/monitor-tenants?sort_by=id'],
  ['/api/exports/facilities?filter=all'],
])('%s is rejected', async (url) => {
  expect((await monitor.get(url)).statusCode).toBe(422);
});

it('an export of thousands has each tenant once, in the order of the list', async () => {
  const large = await addFacility(test.db, { facility_number: 'L-9' });
  await sql`
    insert into tenants (facility_id, first_name, last_name, folded_first_name, folded_last_name, unit)
    select ${large}, 'Ann', 'Lane ' || n % 700, 'ann', 'lane ' || n % 700, 'U' || n from generate_series(1, 4300) as places (n)
  `.execute(test.db);
  const { rows } = await sql<{ unit: string }>`
    select unit from tenants where facility_id = ${large}
    order by folded_last_name desc, folded_first_name, id
  `.execute(test.db);
  const query = { facility_number: 'L-9', sort_by: 'last_name', sort_dir: 'desc' };
  const records = await exported(monitor, '/api/exports/monitor-tenants', query);
  expect(records.map(({ Unit }) => Unit)).toEqual(rows.map(({ unit }) => unit));
  expect(records).toHaveLength(4300);
});

// OPS-28
it('answers an export that is not made before the server stops', async () => {
  const { app, db, database, signIn } = await testApp();
  await addFacility(db);
  const caller = await signIn('monitor');
  await runSql(db, 'alter table facilities rename to stored');
  await runSql(db, 'create view facilities as select stored.* from pg_sleep(6), stored');
  const answer = caller.get('/api/exports/facilities');
  await expect
    .poll(() => {
      const { open, idle } = database.connections();
      return open - idle;
    })
    .toBe(1);
  await app.close();
  expect([(await answer).statusCode, (await answer).json()]).toEqual([
    503,
    { data: 'The server is being restarted. Please export again in a minute.' },
  ]);
});
