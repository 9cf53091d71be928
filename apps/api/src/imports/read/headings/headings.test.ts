import { describe, expect, it } from 'vitest';
import { findHeadings } from './find.ts';
import { matchHeading } from './match.ts';
import { reports } from './reports.ts';

describe('a heading', () => {
  it.each([
    ['sUnitName', 'unit'],
    ['UNIT #', 'unit'],
    ['Unit(s)', 'unit'],
    ['Tenant First Name', 'firstName'],
    ['sPostalCode', 'zipCode'],
    ['dMovedIn', 'moveInDate'],
    ['Mailing City', 'city'],
    ['Prime Site ID', 'siteId'],
    ['Site_No.', 'siteId'],
    ['TenantID', 'account'],
  ])('%s names %s', (heading, field) => {
    expect(matchHeading(heading, 'sitelink_web')?.field).toBe(field);
  });

  it.each([
    'sSSN',
    'Alternate Address',
    'Emergency Contact Name',
    'Gate Code',
    'Email',
    'Unit Size',
    'LedgerID',
    '__proto__',
    'constructor',
  ])('%s names nothing', (heading) => {
    expect(matchHeading(heading, 'sitelink_web')).toBeUndefined();
  });

  // IMP-10
  it('is found below a title, over two lines and over merged cells', () => {
    const rows = [
      { number: 1, cells: ['Rent Roll'] },
      { number: 3, cells: ['Unit', 'Tenant', '', 'Move'] },
      { number: 4, cells: ['Number', 'First Name', 'Last Name', 'In'] },
      { number: 5, cells: ['A1', 'Ann', 'Lee', '5/1/2024'] },
    ];
    const found = findHeadings(rows, 'syrasoft', reports.rent_roll.suffices);
    expect(found?.rowsAbove).toBe(3);
    expect(Object.fromEntries(found?.columns ?? [])).toEqual({
      unit: [0],
      firstName: [1],
      lastName: [2],
      moveInDate: [3],
    });
  });
});
