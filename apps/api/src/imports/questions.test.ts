import type { Software } from '@audit-letters/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { addFacility } from '../testing/seed.ts';
import { testApp } from '../testing/testApp.ts';
import { programOf } from './read/headings/reports.ts';
import { rowsWorkbook } from './testing/rowsWorkbook.ts';
import { sampleOf, samples } from './testing/samples.ts';
import { imported, type TestForm, upload } from './testing/uploadForm.ts';

let serial = 100;
let here: string;
let there: string;
let thereId: number;

const server = await testApp();
const monitor = await server.signIn('monitor');

beforeEach(async () => {
  serial += 2;
  here = `L-${serial}`;
  there = `L-${serial + 1}`;
  await addFacility(server.db, { facility_number: here });
  thereId = await addFacility(server.db, { facility_number: there });
});

/** A rent roll with one row for each facility, under headings that any program may write. */
const rowsOf = async (...facilities: string[]) => ({
  rent_roll: await rowsWorkbook([
    ['Facility Number', 'Unit', 'First Name', 'Last Name', 'Address'],
    ...facilities.map((number, n) => [number, `A${n}`, 'Ann', `Lee ${n}`, '1 Elm Street']),
  ]),
});

const refusal = async (form: TestForm) => {
  const response = await upload(monitor, form);
  expect(response.statusCode).toBe(422);
  return response.json().data;
};

const tenantsStored = async () =>
  (
    await server.db
      .selectFrom('tenants')
      .innerJoin('facilities', 'facilities.id', 'facility_id')
      .select('facility_number')
      .where('facility_number', 'in', [here, there])
      .execute()
  ).map(({ facility_number }) => facility_number);

const softwareOf = async (number: string) =>
  (
    await server.db
      .selectFrom('facilities')
      .select('software')
      .where('facility_number', '=', number)
      .executeTakeFirstOrThrow()
  ).software;

// IMP-22
describe.each([{}, { preview: 'true' }] as const)(
  'rows of another facility, with %j',
  (purpose) => {
    it('are refused with the facility number and the row count', async () => {
      const form = { software: 'syrasoft', facility_number: here, ...purpose };
      const files = await rowsOf(here, there, there);
      expect(await refusal({ ...form, files })).toEqual({
        message: `The import is for facility ${here}, but 2 rows name ${there}.`,
        confirm: 'facilities_confirmed',
        facilities: [
          { facility_number: there, facility_id: thereId, row_count: 2, software: null },
        ],
        recognised_software: null,
      });
      expect(await refusal({ ...form, files, facilities_confirmed: 'false' })).toMatchObject({
        confirm: 'facilities_confirmed',
      });
      expect(await tenantsStored()).toEqual([]);
    });

    it('are imported after a confirmation', async () => {
      const form = { software: 'syrasoft', facility_number: here, ...purpose };
      const files = await rowsOf(here, there, there);
      expect(
        await imported(monitor, { ...form, files, facilities_confirmed: 'true' }),
      ).toMatchObject({
        insert_count: 3,
        facilities: [
          { facility_number: here, row_count: 1 },
          { facility_number: there, row_count: 2 },
        ],
      });
      expect(await tenantsStored()).toHaveLength('preview' in purpose ? 0 : 3);
    });
  },
);

it('a facility in the lines above the headings is a question, too', async () => {
  const rent_roll = await rowsWorkbook([
    [`Facility: ${there}`],
    ['Unit', 'First Name', 'Last Name', 'Address'],
    ['A1', 'Ann', 'Lee', '1 Elm Street'],
  ]);
  const form = { software: 'syrasoft', facility_number: here, files: { rent_roll } };
  expect((await refusal(form)).message).toBe(
    `The import is for facility ${here}, but 1 row names ${there}.`,
  );
});

it('rows of several facilities are imported when the form names none, and unknown ids are no question', async () => {
  const files = await rowsOf(here, there, 'PS-NOBODY');
  expect(await imported(monitor, { software: 'syrasoft', files })).toMatchObject({
    insert_count: 2,
    error_count: 1,
  });
  const form = {
    software: 'syrasoft',
    facility_number: here,
    files: await rowsOf(here, 'PS-NOBODY'),
  };
  expect(await imported(monitor, form)).toMatchObject({ active_tenants_count: 1, error_count: 1 });
});

// IMP-21
describe('the files of another program', () => {
  it('are refused with both names and imported after a confirmation', async () => {
    const files = await sampleOf('storedge').files({ count: 3, facility: here });
    const form = { software: 'sitelink_web', files };
    expect(await refusal(form)).toEqual({
      message: 'Rent Roll: These are the headings of Storedge, not of SiteLink - Web.',
      confirm: 'software_confirmed',
      facilities: [],
      recognised_software: 'storedge',
    });
    expect(await refusal({ ...form, preview: 'true' })).toMatchObject({
      recognised_software: 'storedge',
    });
    expect(await softwareOf(here)).toBeNull();
    expect(await imported(monitor, { ...form, software_confirmed: 'true' })).toMatchObject({
      insert_count: 3,
    });
    expect(await softwareOf(here)).toBe('sitelink_web');
  });

  it.each(['rent_roll', 'tenant_address_list', 'insurance_sheet'] as const)(
    'are recognised as the %s of Easy Storage',
    async (file) => {
      const files = {
        ...(await sampleOf('easystorage').files({ count: 3, facility: here })),
        [file]: await rowsWorkbook([
          ['SiteID', 'sUnitName', 'sTenant', 'sAddr1', 'dcCoverage'],
          [here, 'A1', 'Lee, Ann', '1 Elm Street', '2000'],
        ]),
      };
      expect(await refusal({ software: 'easystorage', files })).toMatchObject({
        message: expect.stringContaining('headings of SiteLink - Web, not of EasyStorage'),
        recognised_software: 'sitelink_web',
      });
    },
  );

  it('have their errors reported before the question', async () => {
    const files = { ...(await sampleOf('sitelink_web').files({ count: 3, facility: here })) };
    const form = {
      software: 'easystorage',
      files: {
        ...files,
        tenant_address_list: Buffer.from('%PDF'),
        insurance_sheet: Buffer.from('%PDF'),
      },
    };
    expect((await refusal(form)).fields).toHaveProperty('tenant_address_list');
  });
});

it.each(samples)('the headings of $software are never taken for others: $name', async (sample) => {
  const files = await sample.files({ count: 2, facility: here });
  const form = { software: sample.software, facility_number: here, files };
  expect(await imported(monitor, form)).toMatchObject({ insert_count: 2 });
});

it.each([
  [['sUnitName', 'sTenant', 'sAddr1'], 'sitelink_web'],
  [['Unit', 'LedgerID', 'TenantID'], 'sitelink_web'],
  [['Unit', 'Size', 'Tenant', 'Account', 'Start', 'Paid Thru'], 'storedge'],
  [['Unit(s)', 'Tenant', 'Account'], 'storedge'],
  [['Unit', 'Name', 'Move-in Date', 'Tenant Protection'], 'easystorage'],
  [['Unit', 'Tenant Name', 'Account', 'Address', 'Move In'], undefined],
  [['sUnitName', 'sTenant', 'Unit(s)'], undefined],
  [['Unit', 'iPhone'], undefined],
] as [string[], Software | undefined][])('%j are the headings of %s', (headings, program) => {
  expect(programOf(headings)).toBe(program);
});

// IMP-20
describe('a facility of another program', () => {
  it('is changed without a question', async () => {
    await imported(monitor, { software: 'syrasoft', files: await rowsOf(here) });
    const form = { software: 'storedge', files: await rowsOf(here) };
    expect(await imported(monitor, { ...form, preview: 'true' })).toMatchObject({
      facilities: [{ facility_number: here, row_count: 1, software: 'syrasoft' }],
    });
    await imported(monitor, { ...form, software_confirmed: 'false' });
    expect(await softwareOf(here)).toBe('storedge');
  });
});
