import { dated, firstLast, rentRoll, type Sample } from './report.ts';

export const storEdgeSamples: Sample[] = [
  rentRoll('storedge', 'the Rent Roll Report with address columns', {
    dates: ['Start', 'Paid Thru'],
    row: (t, unit, site) => ({
      Facility: site,
      Unit: unit,
      Size: '10x10',
      Tenant: firstLast(t),
      Account: t.account,
      Start: t.moveInDate,
      'Paid Thru': t.paidThrough,
      'Rent Rate': '120',
      Deposit: '0',
      'Other Due': '0',
      Past: '0',
      Address: t.address,
      City: t.city,
      State: t.state,
      Zip: t.zipCode,
    }),
  }),
  rentRoll('storedge', 'a report whose title names the store', {
    title: (site) => [['Rent Roll Report', '', '03/10/2026'], ['Store Number', site], []],
    row: (t, unit) => ({
      'Unit #': unit,
      'Tenant Name': firstLast(t),
      'Account #': t.account,
      'Address Line 1': t.address,
      City: t.city,
      State: t.state,
      'Postal Code': t.zipCode,
      'Rental Start': t.moveInDate,
      'Paid Through': t.paidThrough,
      'Total Due': '0.00',
    }),
    end: () => [{ 'Unit #': 'Grand Total', 'Total Due': '0.00' }],
  }),
  rentRoll('storedge', 'all units of a tenant in one cell', {
    row: (t, unit, site) =>
      t.units.indexOf(unit) > 0
        ? {}
        : {
            'Location ID': site,
            'Unit(s)': t.units.join(', '),
            Tenant: firstLast(t),
            Account: t.account,
            Street: t.address,
            City: t.city,
            State: t.state,
            Zip: t.zipCode,
            'Move In': t.moveInDate,
            'Paid Thru': t.paidThrough,
          },
  }),
  rentRoll('storedge', 'groups with captions and subtotals', {
    row: (t, unit, site) => ({
      Store: site,
      Unit: unit,
      Tenant: firstLast(t),
      Account: t.account,
      Address: t.address,
      City: t.city,
      State: t.state,
      Zip: t.zipCode,
      Start: dated(t.moveInDate, 'us'),
      'Paid Thru': dated(t.paidThrough, 'us'),
      'Total Due': '5.00',
    }),
    every: {
      count: 9,
      lines: () => [{ Unit: 'Subtotal', 'Total Due': '45.00' }, ['Building B']],
    },
  }),
  rentRoll('storedge', 'separate name columns and insurance', {
    row: (t, unit, site) => ({
      'Facility Number': site,
      Unit: unit,
      'First Name': t.firstName,
      'Last Name': t.lastName,
      Business: '',
      Account: t.account,
      Address: t.address,
      'Address 2': '',
      City: t.city,
      State: t.state,
      Zip: t.zipCode,
      'Move In': dated(t.moveInDate, 'iso'),
      'Paid Through': dated(t.paidThrough, 'iso'),
      'Ins. Premium': '12.00',
    }),
  }),
];
