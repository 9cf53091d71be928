import type { Software } from '@audit-letters/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { addFacility } from '../testing/seed.ts';
import { programOf } from './read/headings/reports.ts';
import { importSuite, rentRoll } from './testing/importSuite.ts';
import { sampleOf } from './testing/samples.ts';
import type { TestForm } from './testing/uploadForm.ts';

const suite = importSuite();
let here: string;
let there: string;
let thereId: number;

beforeEach(async () => {
  here = suite.site.number;
  there = `L-${here}`;
  thereId = await addFacility(suite.server.db, { facility_number: there });
});

/** A rent roll with one row for each facility, under headings that any program may write. */
const rowsOf = (...facilities: string[]) => [
  ['Facility Number', 'Unit', 'First Name', 'Last Name', 'Address'],
  ...facilities.map((number, n) => [number, `A${n}`, 'Ann', `Lee ${n}`, '1 Elm Street']),
];

const refusal = async (rows: Parameters<typeof suite.upload>[0], form?: TestForm) => {
  const response = await suite.upload(rows, form);
  expect(response.statusCode).toBe(422);
  return response.json().data;
};

// IMP-22
it.each([{}, { preview: 'true' }] as const)(
  'rows of another facility are refused and imported after a confirmation, with %j',
  async (purpose) => {
    const form = { facility_number: here, ...purpose };
    const rows = rowsOf(here, there, there);
    expect(await refusal(rows, form)).toEqual({
      message: `The import is for facility ${here}, but 2 rows name ${there}.`,
      confirm: 'facilities_confirmed',
      facilities: [{ facility_number: there, facility_id: thereId, row_count: 2, software: null }],
      recognised_software: null,
    });
    expect(await refusal(rows, { ...form, facilities_confirmed: 'false' })).toMatchObject({
      confirm: 'facilities_confirmed',
    });
    expect(await suite.tenants()).toEqual([]);
    expect(await suite.imported(rows, { ...form, facilities_confirmed: 'true' })).toMatchObject({
      insert_count: 3,
      facilities: [
        { facility_number: here, row_count: 1 },
        { facility_number: there, row_count: 2 },
      ],
    });
    expect(await suite.tenants(thereId)).toHaveLength('preview' in purpose ? 0 : 2);
  },
);

it('a facility in the lines above the headings is a question, too', async () => {
  const rows = [
    [`Facility: ${there}`],
    ['Unit', 'First Name', 'Last Name', 'Address'],
    ['A1', 'Ann', 'Lee', '1 Elm Street'],
  ];
  expect((await refusal(rows, { facility_number: here })).message).toBe(
    `The import is for facility ${here}, but 1 row names ${there}.`,
  );
});

it('rows of several facilities are imported when the form names none, and unknown ids are no question', async () => {
  expect(await suite.imported(rowsOf(here, there, 'PS-NOBODY'))).toMatchObject({
    insert_count: 2,
    error_count: 1,
  });
  const form = { facility_number: here };
  expect(await suite.imported(rowsOf(here, 'PS-NOBODY'), form)).toMatchObject({
    active_tenants_count: 1,
    error_count: 1,
  });
});

// IMP-21
describe('the files of another program', () => {
  it('are refused with both names and imported after a confirmation', async () => {
    const files = await sampleOf('storedge').files({ count: 3, facility: here });
    const form = { software: 'sitelink_web' };
    expect(await refusal(files, form)).toEqual({
      message: 'Rent Roll: These are the headings of Storedge, not of SiteLink - Web.',
      confirm: 'software_confirmed',
      facilities: [],
      recognised_software: 'storedge',
    });
    expect(await refusal(files, { ...form, preview: 'true' })).toMatchObject({
      recognised_software: 'storedge',
    });
    expect((await suite.facility()).software).toBeNull();
    const confirmed = { ...form, software_confirmed: 'true' };
    expect(await suite.imported(files, confirmed)).toMatchObject({ insert_count: 3 });
    expect((await suite.facility()).software).toBe('sitelink_web');
  });

  it.each(['rent_roll', 'tenant_address_list', 'insurance_sheet'] as const)(
    'are recognised as the %s of Easy Storage',
    async (file) => {
      const { rent_roll } = await rentRoll([
        ['SiteID', 'sUnitName', 'sTenant', 'sAddr1', 'dcCoverage'],
        [here, 'A1', 'Lee, Ann', '1 Elm Street', '2000'],
      ]);
      const files = await sampleOf('easystorage').files({ count: 3, facility: here });
      const form = { software: 'easystorage' };
      expect(await refusal({ ...files, [file]: rent_roll }, form)).toMatchObject({
        message: expect.stringContaining('headings of SiteLink - Web, not of EasyStorage'),
        recognised_software: 'sitelink_web',
      });
    },
  );

  it('have their errors reported before the question', async () => {
    const pdf = Buffer.from('%PDF');
    const files = await sampleOf('sitelink_web').files({ count: 3, facility: here });
    const lists = { tenant_address_list: pdf, insurance_sheet: pdf };
    const { fields } = await refusal({ ...files, ...lists }, { software: 'easystorage' });
    expect(fields).toHaveProperty('tenant_address_list');
  });
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
it('changes the software of a facility of another program without a question', async () => {
  const rows = rowsOf(here);
  await suite.imported(rows);
  expect(await suite.preview(rows, { software: 'storedge' })).toMatchObject({
    facilities: [{ facility_number: here, row_count: 1, software: 'syrasoft' }],
  });
  await suite.imported(rows, { software: 'storedge' });
  expect((await suite.facility()).software).toBe('storedge');
});
