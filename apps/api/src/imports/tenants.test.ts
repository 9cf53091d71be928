import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../testing/seed.ts';
import { headings, importSuite } from './testing/importSuite.ts';
import { sampleOf } from './testing/samples.ts';

const suite = importSuite();

describe('tenants', () => {
  // IMP-13
  it('of an account are one tenant with several units and the earliest move-in', async () => {
    expect(
      await suite.imported([
        headings,
        suite.row({ moveIn: '5/1/2024' }),
        suite.row({ unit: 'A2', name: 'Ann M Lee', moveIn: '2/1/2021' }),
      ]),
    ).toMatchObject({
      insert_count: 1,
      merged_row_count: 1,
    });
    expect(await suite.tenants()).toMatchObject([
      {
        first_name: 'Ann',
        last_name: 'Lee',
        unit: 'A1',
        units: ['A1', 'A2'],
        move_in_date: '2021-02-01',
      },
    ]);
  });

  // IMP-55
  it('have the first phone number and e-mail address of their rows', async () => {
    const line = (account: string, unit: string, ...contact: string[]) => [
      suite.site.prime,
      unit,
      account,
      'Ann Lee',
      '1 Elm Street',
      ...contact,
    ];
    const { preview_rows } = await suite.imported([
      ['Site Code', 'Unit', 'Account', 'Tenant', 'Address', 'Phone', 'Mobile', 'E-mail'],
      line('1', 'A1', 'unlisted', '(512) 555-0100', 'none'),
      line('1', 'A2', '5125550199', 'call me', 'ann@lee.example; office@lee.example'),
      line('2', 'B1', '000-000-0000', 'No phone', 'n/a'),
      line('3', 'C1', '12345', 'call me', 'mia@'),
    ]);
    expect(await suite.tenants()).toMatchObject([
      { unit: 'A1', phone: '(512) 555-0100', email: 'ann@lee.example' },
      { unit: 'B1', phone: null, email: null },
      { unit: 'C1', phone: null, email: null },
    ]);
    const incomplete = 'The address is incomplete: no city, no state, no ZIP code';
    expect(
      preview_rows?.map(({ reason }) => reason.replace(incomplete, '')).filter(Boolean),
    ).toEqual([
      'Belongs to the tenant of row 2',
      "The phone number '12345' was not taken over; The e-mail address 'mia@' was not taken over; ",
    ]);
  });

  it('have all lines of their address, and none of another address', async () => {
    const columns = [
      ['Prime Site ID', suite.site.prime],
      ['Unit', 'A1'],
      ['Tenant', 'Ann Lee'],
      ['Address Line 1', 'c/o Bo Ray'],
      ['Address Line 2', '1 Elm Street'],
      ['Address Line 3', 'Apt 4'],
      ['City', 'Austin'],
      ['State', 'TX'],
      ['Zip', '78701'],
      ['Billing Address Line 2', 'Suite 9'],
      ['Address Line 2', 'Floor 8'],
    ];
    await suite.imported([0, 1].map((at) => columns.map((column) => column[at] ?? '')));
    expect(await suite.tenants()).toMatchObject([{ address: 'c/o Bo Ray, 1 Elm Street, Apt 4' }]);
  });

  // IMP-16
  it('are not made of headings in two lines that a page repeats, or of a further address line', async () => {
    const twoLines = [
      ['Prime', 'Unit', 'Customer', 'Mailing', 'City', 'State', 'Zip'],
      ['Site ID', 'No', 'Name', 'Address', '', '', 'Code'],
    ];
    const { prime } = suite.site;
    const { preview_rows } = await suite.imported([
      ...twoLines,
      [prime, 'A1', 'Ann Lee', 'c/o Bo Ray', 'Austin', 'TX', '78701'],
      ['', '', '', '1 Elm Street'],
      ...twoLines,
      [prime, 'A2', 'Cy Fox', '5 Oak Avenue', 'Austin', 'TX', '78701'],
    ]);
    expect(preview_rows?.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['Imported', ''],
      ['Not imported', "'1 Elm Street' may be a further line of the address in the row above"],
      ['Left out', 'Headings again'],
      ['Left out', 'Headings again'],
      ['Imported', ''],
    ]);
  });

  it('of several rows have each unit once, in the order of the sheet, and all remarks', async () => {
    const result = await suite.imported(
      [
        headings,
        suite.row({ unit: 'B2', moveIn: 'soon' }),
        suite.row({ unit: 'A9', account: '2', name: 'Bo Ray' }),
        suite.row({ unit: 'A1, B2', moveIn: 'later' }),
        suite.row({ unit: 'C3', moveIn: '2/1/2021' }),
      ],
      { software: 'storedge' },
    );
    expect(result).toMatchObject({ insert_count: 2, merged_row_count: 2, row_count: 4 });
    expect(await suite.tenants()).toMatchObject([
      { unit: 'B2', units: ['B2', 'A1', 'C3'], move_in_date: '2021-02-01' },
      { unit: 'A9' },
    ]);
    expect(await suite.reportRows(result.report_filename)).toMatchObject([
      [
        '2',
        'Imported',
        "The move-in date 'soon' was not taken over; The move-in date 'later' was not taken over",
        'Ann Lee',
        'B2, A1, C3',
        suite.site.number,
      ],
    ]);
  });

  // IMP-54
  it('have a remark for a date that is not taken over, and none for a day of the month', async () => {
    const dates = [
      ['5/1/2031', 'soon'],
      ['', '5/1/2031'],
      ['', '15'],
      ['', ''],
      ['', '4/1/2026'],
      ['', '13/04/2026'],
    ];
    const { preview_rows } = await suite.imported([
      [...headings, 'Next Due'],
      ...dates.map(([moveIn = '', billing = ''], at) => [
        ...suite.row({ unit: `B${at}`, account: `B${at}`, moveIn }),
        billing,
      ]),
    ]);
    const tooFar = '5/1/2031 is more than a year ahead and was not taken over';
    expect(preview_rows?.map(({ reason }) => reason)).toEqual([
      `The move-in date ${tooFar}; The billing date 'soon' was not taken over`,
      `The billing date ${tooFar}`,
      '',
      '',
      '',
      "The billing date '13/04/2026' was read as 4/13/2026",
    ]);
    const stored = (await suite.tenants()).map(({ billing_date }) => billing_date);
    expect(stored).toEqual([null, null, null, null, '2026-04-01', '2026-04-13']);
  });

  // IMP-46
  it('are imported with a remark if their ZIP code is of another state', async () => {
    const { preview_rows } = await suite.imported([
      headings,
      suite.row({ unit: 'Z1', account: '91' }).with(7, '02108'),
      suite.row({ unit: 'Z2', account: '92' }).with(7, '78701-0001'),
    ]);
    const reasons = preview_rows?.map(({ reason }) => reason);
    expect(reasons).toEqual(['The ZIP code 02108 is not in TX', '']);
  });

  it.each(['syrasoft', 'sitelink_web'])(
    'keep a unit name with a comma when they are imported again: %s',
    async (software) => {
      const rows = [headings, suite.row({ unit: 'Suite 4, rear' })];
      expect(await suite.imported(rows, { software })).toMatchObject({ insert_count: 1 });
      expect(await suite.tenants()).toMatchObject([
        { unit: 'Suite 4, rear', units: ['Suite 4, rear'] },
      ]);
      const renumbered = [headings, suite.row({ unit: 'suite 4, rear', account: '78' })];
      expect(await suite.imported(renumbered, { software })).toMatchObject({
        insert_count: 0,
        active_tenants_count: 1,
      });
    },
  );

  it('of an archived period are found by a unit whose name holds a comma', async () => {
    const inUnit = (account: string) => [headings, suite.row({ account, unit: 'Suite 4, rear' })];
    await suite.imported(inUnit('1'));
    await suite.archive();
    expect(await suite.imported(inUnit('2'))).toMatchObject({
      insert_count: 0,
      duplicate_tenant_count: 1,
    });
  });

  // IMP-14
  it('stored without an account are found by unit and name', async () => {
    await addTenant(suite.server.db, suite.site.id, {
      first_name: 'ANN',
      last_name: 'Lee',
      unit: 'a1',
    });
    expect(
      await suite.imported([
        headings,
        suite.row(),
        suite.row({ unit: 'A1', account: '2', name: 'Bo Lee' }),
      ]),
    ).toMatchObject({
      insert_count: 1,
      active_tenants_count: 1,
    });
  });

  // IMP-14, IMP-15
  it('without an account are found by the name and street of the only tenant who has them', async () => {
    const without = (unit: string) => suite.row({ account: '', unit });
    await suite.imported([headings, suite.row(), suite.row({ account: '2', name: 'Bo Ray' })]);
    const files = [headings, without('B2')];
    const { active_tenants_count, differences } = await suite.preview(files);
    expect(active_tenants_count).toBe(1);
    expect(differences).toMatchObject([
      { kind: 'changed', name: 'Ann Lee', changes: [{ field: 'unit', from: 'A1', to: 'B2' }] },
      { kind: 'gone', name: 'Bo Ray' },
    ]);
    const other = await suite.preview([headings, suite.row({ account: '3', unit: 'B2' })]);
    expect(other).toMatchObject({ insert_count: 1, preview_rows: [{ reason: '' }] });

    // IMP-13
    const both = await suite.preview([headings, without('B2'), suite.row()]);
    expect(both).toMatchObject({ active_tenants_count: 1, merged_row_count: 1 });
    expect(both.differences?.[0]?.changes).toEqual([{ field: 'unit', from: 'A1', to: 'B2, A1' }]);

    // IMP-67
    await suite.imported([headings, suite.row({ account: '3', unit: 'A3' })]);
    expect(await suite.preview(files)).toMatchObject({
      insert_count: 1,
      preview_rows: [
        {
          reason:
            'The facility has this name and street in unit A1 and A3: perhaps the same tenant',
        },
      ],
    });

    await suite.archive();
    expect(await suite.preview(files)).toMatchObject({ duplicate_tenant_count: 1 });
  });

  it('stored with accounts of another program are found among thousands', async () => {
    const count = 5_000;
    const files = await sampleOf('syrasoft').files({ count, facility: suite.site.prime });
    expect(await suite.imported(files)).toMatchObject({ insert_count: count });
    const again = { software: 'storedge', software_confirmed: 'true' };
    expect(await suite.imported(files, again)).toMatchObject({
      insert_count: 0,
      active_tenants_count: count,
    });
  });

  // IMP-15
  it('of an archived period are listed as duplicates, whatever their status', async () => {
    const { id, number, prime } = suite.site;
    const changes = { is_prime: true, letter_effective_date: '2026-11-01' };
    await suite.monitor.post(`/api/facilities/${id}`, changes);
    await suite.imported([headings, suite.row()]);
    const [ann] = await suite.tenants();
    await suite.monitor.post(`/api/tenants/${ann?.id}/status`, { status: 'opt_out' });
    await suite.archive();
    const result = await suite.imported([
      headings,
      suite.row(),
      suite.row({ unit: 'B1', account: '78', name: 'Bo Ray' }),
    ]);
    expect(result).toMatchObject({
      insert_count: 1,
      duplicate_tenant_count: 1,
      preview_rows: [{ reason: 'Was in the period of 11/1/2026' }, { reason: '' }],
    });
    expect(await suite.reportRows(result.duplicate_tenant_filename)).toMatchObject([
      [number, prime, 'Ann', 'Lee', 'A1', '2026-11-01', 'Opted Out', '2'],
    ]);
    expect(await suite.tenants()).toMatchObject([{ unit: 'B1' }]);
  });

  it('of another facility are not compared', async () => {
    const other = await addFacility(suite.server.db);
    await addTenant(suite.server.db, other, {
      first_name: 'Ann',
      last_name: 'Lee',
      unit: 'A1',
      import_key: 'syrasoft:77',
    });
    expect(await suite.imported([headings, suite.row()])).toMatchObject({ insert_count: 1 });
  });
});
