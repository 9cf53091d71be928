import type { Software } from '@audit-letters/api-client/contract';
import { expect, it } from 'vitest';
import { importSuite, rentRoll } from '../../testing/importSuite.ts';

const suite = importSuite();

/** A rent roll of each program: its headings, one tenant, and its usual rows without one. */
const rentRolls: Record<
  Software,
  { headings: string[]; tenant: string[]; withoutTenant: string[][] }
> = {
  sitelink_web: {
    headings: [
      'sUnitName',
      'TenantID',
      'sTenant',
      'sCompany',
      'sAddr1',
      'dMovedIn',
      'bRented',
      'dcRent',
    ],
    tenant: ['A1', '77', 'Lee, Ann', '', '1 Elm St', '5/1/2024', 'True', '120.00'],
    withoutTenant: [
      ['V1', '', '', '', '', '', 'False', '80.00'],
      ['V2', '0', '0', '', '', '1/1/1900', 'False', '80.00'],
      ['V3', '', 'VACANT', '', '', '', 'No', '80.00'],
      ['V4', '', '', 'VACANT', '', '', 'N', '80.00'],
      ['V5', '', 'Company Use', '', '', '', '0', '80.00'],
      ['V6', '71', 'VACANT', '', '9 Office Road', '3/2/2023', 'False', '80.00'],
      ['sUnitName', 'TenantID', 'sTenant', 'sCompany', 'sAddr1', 'dMovedIn', 'bRented', 'dcRent'],
      ['Page 1 of 3', '', '', '', '', '', '', ''],
      ['Totals & Averages', '', '7 units', '', '', '', '', '520.00'],
    ],
  },
  storedge: {
    headings: ['Unit', 'Size', 'Status', 'Tenant', 'Account', 'Start', 'Address', 'Total Due'],
    tenant: ['A1', '10x10', 'Occupied', 'Ann Lee', '77', '5/1/2024', '1 Elm St', '5.00'],
    withoutTenant: [
      ['V1', '10x10', 'Available', '', '', '', '', '0.00'],
      ['V2', '10x10', 'Vacant', 'Vacant Unit', '', '', '', '0.00'],
      ['V3', '10x10', 'Reserved', '', '', '', '', '0.00'],
      ['V4', '10x10', 'Unrentable', '-', '-', '-', '-', '-'],
      ['V5', '10x10', 'Available', 'Available', '71', '', '9 Office Road', '0.00'],
      ['Building B', '', '', '', '', '', '', ''],
      ['', '', 'Subtotal', '', '', '', '', '45.00'],
      ['Grand Total', '', '', '', '', '', '', '45.00'],
    ],
  },
  easystorage: {
    headings: ['Unit', 'Name', 'Move-in Date', 'Unit Status', 'Balance'],
    tenant: ['A1', 'Ann Lee', '5/1/2024', 'Rented', '0.00'],
    withoutTenant: [
      ['V1', '', '', '', '0.00'],
      ['V2', 'Available', '', '', '0.00'],
      ['V3', '** VACANT **', '', 'Vacant', '0.00'],
      ['V4', 'N/A', '', 'Not Rented', '0.00'],
      ['V5', '', '', 'Reserved', ''],
      ['V6', 'Vacant', '3/2/2023', 'Available - clean', '0.00'],
      ['Page 2 / 4', '', '', '', ''],
      ['', 'Total', '', '', '0.00'],
    ],
  },
  syrasoft: {
    headings: ['Unit No', 'Rented', 'Unit Status', 'First Name', 'Last Name', 'Address', 'Rent'],
    tenant: ['A1', 'Yes', 'Occupied', 'Ann', 'Lee', '1 Elm St', '99'],
    withoutTenant: [
      ['V1', 'No', '', '', '', '', '99'],
      ['V2', 'No', 'Vacant', '—', '—', '', '99'],
      ['V3', '', '', 'VACANT', 'UNIT', '', '99'],
      ['V4', '', 'Available', 'Vacant', 'Vacant', '', '99'],
      ['V5', 'No', 'Reserved', 'Reserved', '', '', '99'],
      ['V6', 'No', 'Damaged', '', 'Unit empty', '9 Office Road', '99'],
      ['Unit No', 'Rented', 'Unit Status', 'First Name', 'Last Name', 'Address', 'Rent'],
      ['Total', '', '', '', '7', '', '693'],
    ],
  },
};

it.each(Object.entries(rentRolls) as [Software, (typeof rentRolls)[Software]][])(
  'imports no vacant unit, total, heading or page line of %s, and counts none as an error',
  async (software, { headings, tenant, withoutTenant }) => {
    const { rent_roll } = await rentRoll([headings, tenant, ...withoutTenant]);
    const tenant_address_list = (await rentRoll([['Unit', 'Address']])).rent_roll;
    const insurance_sheet = (await rentRoll([['Unit', 'Coverage']])).rent_roll;
    const lists = software === 'easystorage' && { tenant_address_list, insurance_sheet };
    const form = { software, facility_number: suite.site.number };
    const preview = await suite.preview({ rent_roll, ...lists }, form);
    expect(preview.preview_rows?.filter(({ outcome }) => outcome === 'Not imported')).toEqual([]);
    expect(preview).toMatchObject({
      insert_count: 1,
      active_tenants_count: 0,
      error_count: 0,
      skipped_row_count: withoutTenant.length,
    });
  },
);
