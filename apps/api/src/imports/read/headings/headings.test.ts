import type { Software } from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { findHeadings } from './find.ts';
import { matchHeading } from './match.ts';
import { reports } from './reports.ts';
import type { Field } from './spellings.ts';

describe('a heading', () => {
  it.each([
    ['sUnitName', 'unit'],
    ['UNIT #', 'unit'],
    ['Unit(s)', 'unit'],
    ['Tenant First Name', 'first_name'],
    ['sPostalCode', 'zip_code'],
    ['dMovedIn', 'move_in_date'],
    ['Mailing City', 'city'],
    ['Prime Site ID', 'site_id'],
    ['Site_No.', 'site_id'],
    ['TenantID', 'account'],
    ['sMobile', 'phone'],
    ['SITEID', 'site_id'],
    ['SUNITNAME', 'unit'],
    ['SFNAME', 'first_name'],
    ['DMOVEDIN', 'move_in_date'],
    ['SADDR1', 'address'],
    ['Home Phone', 'phone'],
    ['Tenant E-mail', 'email'],
  ])('%s names %s', (heading, field) => {
    expect(matchHeading(heading)?.field).toBe(field);
  });

  it.each([
    'sSSN',
    'Alternate Address',
    'Emergency Contact Name',
    'Gate Code',
    'Alternate Phone',
    'Unit Size',
    'LedgerID',
    'SSSN',
    'BALANCE',
    '__proto__',
    'constructor',
  ])('%s names nothing', (heading) => {
    expect(matchHeading(heading)).toBeUndefined();
  });

  it.each([
    ['sMailingCity', 'city'],
    ['sTenantFirst', 'first_name'],
  ])('%s names %s, with the type and the owner of the field before it', (heading, field) => {
    expect(matchHeading(heading)?.field).toBe(field);
  });

  // IMP-10
  it.each<[Software, Field, string[], string]>([
    ['storedge', 'billing_date', ['Next Due', 'Paid Thru'], 'Paid Thru'],
    ['storedge', 'account', ['Tenant ID', 'Account'], 'Account'],
    ['storedge', 'unit', ['Unit', 'Unit(s)'], 'Unit(s)'],
    ['storedge', 'move_in_date', ['Move In Date', 'Start'], 'Start'],
    ['easystorage', 'account', ['Account', 'Customer ID'], 'Customer ID'],
    ['easystorage', 'unit', ['Unit Name', 'Unit'], 'Unit'],
    ['syrasoft', 'account', ['Tenant ID', 'Cust #'], 'Cust #'],
    ['syrasoft', 'full_name', ['Tenant', 'Occupant'], 'Occupant'],
    ['sitelink_web', 'site_id', ['Prime Site ID', 'SiteID'], 'SiteID'],
    ['sitelink_web', 'unit', ['Unit', 'UnitName'], 'UnitName'],
  ])('in a report of %s, the %s of %j is %s', (software, field, headings, first) => {
    const found = findHeadings([{ number: 1, cells: headings }], () => true, software);
    expect(found?.columns.get(field)?.[0]).toBe(headings.indexOf(first));
  });

  // IMP-10
  it('is found below a title, over two lines and over merged cells', () => {
    const rows = [
      { number: 1, cells: ['Rent Roll'] },
      { number: 3, cells: ['Unit', 'Tenant', '', 'Move'] },
      { number: 4, cells: ['Number', 'First Name', 'Last Name', 'In'] },
      { number: 5, cells: ['A1', 'Ann', 'Lee', '5/1/2024'] },
    ];
    const found = findHeadings(rows, reports.rent_roll.suffices);
    expect(found?.rowsAbove).toBe(3);
    expect(Object.fromEntries(found?.columns ?? [])).toEqual({
      unit: [0],
      first_name: [1],
      last_name: [2],
      move_in_date: [3],
    });
  });

  // IMP-73
  it.each([
    [
      'below a caption',
      [
        ['', '', 'Tenant', '', 'Alternate Contact'],
        ['Unit', 'Account', 'Name', 'Phone', 'Name', 'Phone', 'Move In'],
      ],
    ],
    [
      'below the only caption',
      [
        ['', '', '', '', 'Alternate Contact'],
        ['Unit', 'Account', 'Name', 'Phone', 'Name', 'Phone', 'Move In'],
      ],
    ],
    [
      'below a caption, in other words',
      [
        ['', '', 'Tenant', '', 'Emergency Contact'],
        ['Unit', 'Account', 'Tenant Name', 'Phone', 'Name', 'Cell Phone', 'Move In'],
      ],
    ],
    [
      'after the name of that person',
      [['Unit', 'Account', 'Name', 'Phone', 'Emergency Contact', 'Phone', 'Move In']],
    ],
  ])('is not that of another person: %s', (_, rows) => {
    const sheet = rows.map((cells, at) => ({ number: at + 1, cells }));
    const found = findHeadings(sheet, reports.rent_roll.suffices);
    expect(Object.fromEntries(found?.columns ?? [])).toEqual({
      unit: [0],
      account: [1],
      full_name: [2],
      phone: [3],
      move_in_date: [6],
    });
  });

  // IMP-73
  it.each([
    [['Additional Storage Rent Roll', '', '5/1/2024']],
    [['', 'Additional Storage Rent Roll']],
  ])('is that of the tenant below a title: %j', (title) => {
    const headings = ['Unit', 'Name', 'Phone', 'Cell Phone', 'Move In', 'Lease Date'];
    const sheet = [title, headings].map((cells, at) => ({ number: at + 1, cells }));
    const found = findHeadings(sheet, reports.rent_roll.suffices);
    expect(found?.columns.get('phone')).toEqual([2, 3]);
    expect(found?.columns.get('move_in_date')).toEqual([4, 5]);
  });
});

// Threat: a small file keeps the reader busy (ASVS 15.2.2, API4:2023). IMP-10
it('cells of more than 200 characters are no headings and cost no time', () => {
  // Normalisation makes 18 letters of this one.
  const long = '\ufdfa'.repeat(32_000);
  const wide = { number: 1, cells: Array.from({ length: 4_000 }, () => long) };
  const rows = Array.from({ length: 59 }, () => wide);
  const headings = { number: 60, cells: ['Unit', 'Tenant Name', 'Address', long] };
  const found = findHeadings([...rows, headings], (fields) => fields.has('unit'));
  expect(found?.rowsAbove).toBe(60);
});
