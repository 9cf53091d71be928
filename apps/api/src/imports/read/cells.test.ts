import type { Day } from '@audit-letters/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf } from './cells/addresses.ts';
import { parseDate, siteLinkSentinels } from './cells/dates.ts';
import { nameOf, parseName } from './cells/names.ts';
import { findHeadings } from './headings/find.ts';
import { matchHeading } from './headings/match.ts';
import { reports } from './headings/reports.ts';
import { rowKind } from './rowKind.ts';
import { FacilityIndex, titleSites } from './sites.ts';
import { nameKey, tenantKey } from './tenantKey.ts';

describe('a name', () => {
  it.each([
    ['Lee, Ann', 'Ann', 'Lee'],
    ['Lee, Ann M.', 'Ann M.', 'Lee'],
    ['Lee, Ann, Jr', 'Ann', 'Lee Jr'],
    ['Ann Lee', 'Ann', 'Lee'],
    ['Ann M Lee', 'Ann M', 'Lee'],
    ['Ann Lee III', 'Ann', 'Lee III'],
    ['Ann & Bo Lee', 'Ann & Bo', 'Lee'],
    ['Maria de la Cruz', 'Maria', 'de la Cruz'],
    ['Jan van der Berg', 'Jan', 'van der Berg'],
    ['  LEE ,  ANN ', 'ANN', 'LEE'],
    ['Cher', 'Cher', null],
    ['Acme Plumbing, LLC', 'Acme Plumbing, LLC', null],
    ['First Baptist Church', 'First Baptist Church', null],
    ['Van Der', 'Van', 'Der'],
    ['', null, null],
  ])('%j is %j and %j', (text, firstName, lastName) => {
    expect(parseName(text)).toEqual({ firstName, lastName });
  });

  it('comes from its own columns before the full name and the business', () => {
    const cells = { firstName: ' Ann ', lastName: 'Lee', fullName: 'Roe, Bo', company: 'Acme' };
    expect(nameOf(cells)).toEqual({ firstName: 'Ann', lastName: 'Lee' });
    expect(nameOf({ ...cells, firstName: '', lastName: '' })).toEqual({
      firstName: 'Bo',
      lastName: 'Roe',
    });
    expect(nameOf({ firstName: '', lastName: '', fullName: '', company: 'Acme' })).toEqual({
      firstName: 'Acme',
      lastName: null,
    });
  });

  it('is known again in another order, case and spelling of accents', () => {
    expect(nameKey({ firstName: 'José M.', lastName: 'Peña' })).toBe(
      nameKey({ firstName: 'PENA', lastName: 'm jose' }),
    );
  });

  it.each([
    ['СОКОЛОВ', 'Соколов'],
    ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'Παπαδόπουλος'],
    ['WEISS', 'Weiß'],
    ['YILDIZ', 'Yıldız'],
    ['İnan', 'inan'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['Ｓｍｉｔｈ', 'smith'],
    ['ﾀﾅｶ', 'タナカ'],
    ['\u200fכהן\u200e', 'כהן'],
  ])('%s is %s', (one, other) => {
    expect(nameKey({ firstName: null, lastName: one })).toBe(
      nameKey({ firstName: null, lastName: other }),
    );
  });

  it.each([
    ['राम', 'रमा'],
    ['กิตติ', 'กิตติ์ดี'],
    ['かとう', 'がとう'],
    ['김', '긴'],
  ])('%s is not %s', (one, other) => {
    expect(nameKey({ firstName: null, lastName: one })).not.toBe(
      nameKey({ firstName: null, lastName: other }),
    );
  });

  it('and street tell a tenant without an account, and the account one with', () => {
    const ann = { firstName: 'Ann', lastName: 'Lee', address: '1 Elm St.', account: null };
    expect(tenantKey('syrasoft', ann)).toBe(tenantKey('syrasoft', { ...ann, address: '1 ELM ST' }));
    expect(tenantKey('syrasoft', ann)).not.toBe(
      tenantKey('syrasoft', { ...ann, address: '2 Elm St' }),
    );
    expect(tenantKey('syrasoft', { ...ann, account: 'A7' })).toBe('syrasoft:a7');
  });
});

describe('a date', () => {
  const context = { today: '2026-03-10' as Day, since1904: false };
  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2026-02-28T10:00:00', '2026-02-28'],
    ['46081', '2026-02-28'],
    ['46081.75', '2026-02-28'],
    ['2/28/2026', '2026-02-28'],
    ['02/28/26 11:59 PM', '2026-02-28'],
    ['02/28/2026 00:00:00.000', '2026-02-28'],
    ['28/2/2026', '2026-02-28'],
    ['2/28/99', '1999-02-28'],
    ['28-Feb-26', '2026-02-28'],
    ['February 28, 2026', '2026-02-28'],
    ['2/30/2026', null],
    ['1969-12-31', null],
    ['2027-03-10', '2027-03-10'],
    ['2027-03-11', null],
    ['-999', null],
    ['0', null],
    ['soon', null],
    ['', null],
  ])('%j is %j', (text, day) => {
    expect(parseDate(text, context)).toBe(day);
  });

  it('counts from 1904 where the workbook does', () => {
    expect(parseDate('44619', { ...context, since1904: true })).toBe('2026-02-28');
  });

  it('that SiteLink writes for none is none', () => {
    expect(parseDate('2000-01-01', { ...context, sentinels: siteLinkSentinels })).toBeNull();
    expect(parseDate('2000-01-01', context)).toBe('2000-01-01');
  });
});

describe('an address', () => {
  const none = {
    address: '',
    addressLine2: '',
    city: '',
    state: '',
    zipCode: '',
    country: '',
    locality: '',
  };
  const at = (
    address: string | null,
    city: string | null,
    state: string | null,
    zipCode: string | null,
    country: string | null = null,
  ) => ({ address, city, state, zipCode, country });
  it.each([
    [
      'of its own columns',
      {
        ...none,
        address: '1 Elm',
        addressLine2: 'Apt 4',
        city: 'Austin',
        state: 'texas',
        zipCode: '78701',
      },
      at('1 Elm, Apt 4', 'Austin', 'TX', '78701'),
    ],
    [
      'packed in two lines',
      { ...none, address: '1 Elm\nSan Antonio, TX 78205-1234' },
      at('1 Elm', 'San Antonio', 'TX', '78205-1234'),
    ],
    [
      'packed in three lines',
      { ...none, address: '1 Elm\r\nApt 4\r\nSalt Lake City, UT 84101' },
      at('1 Elm, Apt 4', 'Salt Lake City', 'UT', '84101'),
    ],
    [
      'packed without a ZIP code',
      { ...none, address: '1 Elm\nFargo, North Dakota' },
      at('1 Elm', 'Fargo', 'ND', null),
    ],
    [
      'packed in one line',
      { ...none, address: '1 Elm St, Austin, TX 78701' },
      at('1 Elm St', 'Austin', 'TX', '78701'),
    ],
    [
      'whose place is one column',
      { ...none, address: '1 Elm', locality: 'Fort Worth TX 76102' },
      at('1 Elm', 'Fort Worth', 'TX', '76102'),
    ],
    [
      'that lost the zeros of its ZIP code',
      { ...none, address: '1 Elm', city: 'Boston', state: 'MA', zipCode: '2108' },
      at('1 Elm', 'Boston', 'MA', '02108'),
    ],
    [
      'with nine digits',
      { ...none, address: '1 Elm', city: 'Boston', state: 'MA', zipCode: '21081234' },
      at('1 Elm', 'Boston', 'MA', '02108-1234'),
    ],
    [
      'in Canada',
      {
        ...none,
        address: '1 Elm',
        city: 'Toronto',
        state: 'ON',
        zipCode: 'M5V 1A1',
        country: 'Canada',
      },
      at('1 Elm', 'Toronto', 'ON', 'M5V 1A1', 'Canada'),
    ],
    [
      'at home',
      { ...none, address: '1 Elm', city: 'Austin', state: 'TX', zipCode: '78701', country: 'USA' },
      at('1 Elm', 'Austin', 'TX', '78701'),
    ],
    [
      'that is only a street',
      { ...none, address: '1 Elm Street' },
      at('1 Elm Street', null, null, null),
    ],
    ['that is missing', none, at(null, null, null, null)],
  ])('%s', (_, cells, address) => {
    expect(addressOf(cells)).toEqual(address);
  });
});

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

it.each([
  [{ unit: 'A1', fullName: 'Ann Lee' }, 'tenant'],
  [{ unit: 'A1', fullName: 'VACANT' }, 'skipped'],
  [{ unit: 'A1', fullName: '—' }, 'skipped'],
  [{ unit: 'A1', fullName: 'Ann Lee', unitStatus: 'Vacant' }, 'error'],
  [{ unit: 'A1', fullName: 'Ann Lee', rented: 'False' }, 'error'],
  [{ unit: 'A1', fullName: '—', unitStatus: 'Vacant', rented: 'False' }, 'skipped'],
  [{ unit: 'Totals & Averages', fullName: '12' }, 'skipped'],
  [{ fullName: 'Grand Total:', city: '12' }, 'skipped'],
  [{ fullName: 'Page 1 of 12' }, 'skipped'],
  [{ unit: 'A1', fullName: 'Total Wine LLC' }, 'tenant'],
  [{ unit: 'A1', fullName: 'Page, Ann' }, 'tenant'],
  [{ fullName: 'Ann Lee', city: 'Austin' }, 'error'],
  [{ fullName: 'Sum, Ann', city: 'Austin' }, 'error'],
  [{ fullName: 'Count Basie', city: 'Austin' }, 'error'],
  [{ fullName: 'Averages', city: '12' }, 'skipped'],
  [{ unit: 'Total', fullName: '45 units' }, 'skipped'],
  [{ unit: 'Total', fullName: 'Occupied Units', city: '12' }, 'skipped'],
  [{ unit: 'Total 5', fullName: 'Ann Lee' }, 'error'],
  [{ unit: 'Count', fullName: 'Соколов' }, 'error'],
  [{ unit: 'Page 5', fullName: 'Ann Lee' }, 'error'],
  [{ unit: 'A1', fullName: 'Page 3' }, 'error'],
  [{ unit: 'Page 1 of 12', fullName: 'Harbor Storage' }, 'skipped'],
  [{ unit: '3/10/2026', fullName: 'Page 2' }, 'skipped'],
  [{ unit: 'Rent Roll', fullName: 'Page 2' }, 'skipped'],
  [{ unit: 'A1', fullName: 'Page' }, 'tenant'],
  [{ unit: 'A1', fullName: 'Count' }, 'tenant'],
  [{ unit: 'A1', fullName: 'Sum' }, 'tenant'],
  [{ unit: 'A1', fullName: 'Total' }, 'tenant'],
  [{ unit: 'A1', fullName: 'Average' }, 'tenant'],
  [{ unit: 'A1', firstName: 'Ann', lastName: 'None' }, 'tenant'],
  [{ unit: 'A1', lastName: 'Empty', account: '77' }, 'error'],
  [{ unit: 'A1', fullName: 'Reserved', address: '1 Elm Street' }, 'error'],
  [{ unit: 'A1', fullName: 'Reserved', address: '0', moveInDate: '1900-01-01' }, 'skipped'],
  [{ unit: 'A1', fullName: '\u0301' }, 'error'],
  [{ unit: 'A1', fullName: '😀' }, 'error'],
  [{ unit: 'A1', fullName: '王 小明' }, 'tenant'],
  [{ unit: 'Ж', fullName: 'Соколов' }, 'tenant'],
])('a row of %j is %s', (fields, kind) => {
  const texts = new Map(Object.entries(fields));
  expect(rowKind({ get: (field) => texts.get(field) ?? '' }, [...texts.values()]).kind).toBe(kind);
});

const letters = [...'AZaz059 ñЖсαΩ王小ひア김م שहाขक๊'];
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 });
const nameLike = fc.oneof(
  word.filter((text) => /[\p{L}1-9]/u.test(text)),
  fc.constantFrom('Page', 'Count', 'Sum', 'Total', 'Average', 'Page, Ann', 'Total 5', 'Page 5'),
);

it('a row with a unit and a name is never skipped', () => {
  const unit = fc.oneof(nameLike, fc.constantFrom('Total 5', 'Page 5', 'A,1', '王'));
  const others = fc.record({ account: word, address: word, city: word }, { requiredKeys: [] });
  fc.assert(
    fc.property(unit, nameLike, fc.boolean(), others, (unit, name, isFull, rest) => {
      const fields = { unit, [isFull ? 'fullName' : 'lastName']: name, ...rest };
      const texts = new Map(Object.entries(fields).map(([field, text]) => [field, text.trim()]));
      // 'Total | 5 units' is no tenant.
      fc.pre(
        texts.get('unit') !== '' &&
          !(/^(total|page|sum|count|average)/i.test(unit) && /\d|total/i.test(name)),
      );
      const { kind } = rowKind({ get: (field) => texts.get(field) ?? '' }, [...texts.values()]);
      expect(kind).not.toBe('skipped');
    }),
  );
});

describe('a facility', () => {
  const harbor = { id: 1, facilityNumber: '1001', primeSiteId: '77' };
  const mill = { id: 2, facilityNumber: '0012', primeSiteId: 'L005' };
  const twin = { id: 3, facilityNumber: '12', primeSiteId: null };
  const index = new FacilityIndex([harbor, mill, twin]);
  it.each([
    ['77', true, harbor],
    ['077', true, harbor],
    ['77.0', true, harbor],
    ['l005', true, mill],
    ['1001', true, harbor],
    ['12', true, twin],
    ['1001 - Harbor Lane', false, harbor],
    ['Harbor Lane (1001)', false, harbor],
  ])('%j is found', (text, certain, facility) => {
    expect(index.find([{ text, certain }])).toEqual({ facility });
  });

  it('is never guessed', () => {
    expect(index.find([{ text: '00012', certain: true }])).toMatchObject({
      unknown: '00012',
      reason: expect.stringContaining('Two facilities'),
    });
    expect(index.find([{ text: '4711', certain: false }])).toMatchObject({ unknown: '4711' });
    expect(index.find([{ text: 'Austin', certain: false }])).toBeUndefined();
  });

  it.each([
    [['Prime Site ID: 77'], '77'],
    [['Facility', '', '1001'], '1001'],
    [['Store #1001'], '1001'],
    [['Location: Harbor Lane (1001)'], 'Harbor Lane (1001)'],
    [['As of: 3/10/2026'], undefined],
    [['Rent Roll'], undefined],
  ])('is named by the title %j', (cells, text) => {
    expect(titleSites([{ number: 1, cells }])[0]?.text).toBe(text);
  });
});
