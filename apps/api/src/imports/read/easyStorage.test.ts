import { expect, it } from 'vitest';
import { importSuite, rentRoll } from '../testing/importSuite.ts';

const suite = importSuite();
const list = async (rows: string[][]) => (await rentRoll(rows)).rent_roll;

// IMP-63
it('takes an address of the Easy Storage list under the name of the tenant, and reports the others', async () => {
  const { preview_rows } = await suite.imported(
    {
      rent_roll: await list([
        ['Facility Number', 'Unit', 'Name', 'Move-in Date'],
        [suite.site.number, 'A1', 'Bo Ray', '5/1/2024'],
        [suite.site.number, 'A2', 'Robert Smith', '5/1/2024'],
        [suite.site.number, 'A3', 'Cy Young', '5/1/2024'],
        [suite.site.number, 'A4', 'Tia Moe', '5/1/2024'],
        [suite.site.number, 'A5', 'Lu Chen', '5/1/2024'],
      ]),
      tenant_address_list: await list([
        ['Unit', 'Name', 'Address', 'Phone'],
        ['A1', 'Ann Lee', '1 Elm St, Austin, TX 78701', '5125550101'],
        ['C9', 'Ray, Bo', '9 Oak St, Austin, TX 78701', '5125550109'],
        ['A2', 'Bob Smith', '2 Elm St, Austin, TX 78701', '5125550102'],
        ['A4', 'Somebody Else', '3 Wrong St, Austin, TX 78701', '5125550104'],
        ['C5', 'Lu Chen', '5 Elm St, Austin, TX 78701', ''],
        ['C6', 'Lu Chen', '6 Elm St, Austin, TX 78701', ''],
      ]),
      insurance_sheet: await list([
        ['Unit', 'Name', 'Coverage'],
        ['A1', 'Ann Lee', '$2,000'],
        ['A3', 'Cy Young', '$5,000'],
      ]),
    },
    { software: 'easystorage' },
  );
  const stored = (await suite.tenants()).map(({ unit, address, phone, monitor_note }) => [
    unit,
    address,
    phone,
    monitor_note,
  ]);
  expect(stored).toEqual([
    ['A1', '9 Oak St', '5125550109', null],
    ['A2', '2 Elm St', null, null],
    ['A3', null, null, 'Insurance sheet: coverage $5,000'],
    ['A4', null, null, null],
    ['A5', null, null, null],
  ]);
  expect(preview_rows?.map(({ reason }) => reason)).toEqual([
    'The Tenant Address List has this name in another unit; its address was taken',
    'The Tenant Address List has a similar name in this unit; its address was taken',
    'The Tenant Address List does not have this tenant',
    'The Tenant Address List has another name in this unit; its address was not taken',
    'The Tenant Address List has this name in several other units; no address was taken',
  ]);
});

// IMP-63
it('gives an address that only has a unit to one tenant', async () => {
  const { preview_rows } = await suite.imported(
    {
      rent_roll: await list([
        ['Facility Number', 'Unit', 'Name', 'Move-in Date'],
        [suite.site.number, 'E1', 'Maria Alvarez', '5/1/2024'],
        [suite.site.number, 'E1', 'Grace Ferrari', '5/1/2024'],
      ]),
      tenant_address_list: await list([
        ['Unit', 'Address'],
        ['E1', '10 Elm St, Austin, TX 78701'],
      ]),
      insurance_sheet: await list([['Unit', 'Coverage']]),
    },
    { software: 'easystorage' },
  );
  const stored = (await suite.tenants()).map(({ last_name, address }) => [last_name, address]);
  expect(stored).toContainEqual(['Alvarez', '10 Elm St']);
  expect(stored).toContainEqual(['Ferrari', null]);
  expect(preview_rows?.map(({ reason }) => reason)).toEqual([
    '',
    'The address of the Tenant Address List went to another tenant in this unit; Row 2 has another tenant in unit E1',
  ]);
});
