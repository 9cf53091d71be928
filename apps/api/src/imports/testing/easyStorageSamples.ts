import { type SampleTenant, samplePeople } from './people.ts';
import { dated, firstLast, type Layout, lastFirst, report, type Sample } from './report.ts';

/** Easy Storage's three reports. */
const easyStorageSample = (name: string, rent: Layout, addresses: Layout['row']): Sample => ({
  software: 'easystorage',
  name,
  async files({ count, facility }) {
    const tenants = samplePeople(count);
    const insured = tenants.filter((_, n) => n % 2 === 0);
    return {
      rent_roll: await report(rent, tenants, facility),
      tenant_address_list: await report({ row: addresses }, tenants.toReversed(), facility),
      insurance_sheet: await report({ row: insurance }, insured, facility),
    };
  },
});

const insurance: Layout['row'] = (t, unit) => ({
  Unit: unit,
  Name: firstLast(t),
  Coverage: '$2,000',
  Premium: '12.00',
  Provider: 'SafeStor',
});

const packed = ({ address, city, state, zipCode }: SampleTenant) =>
  `${address}\n${city}, ${state} ${zipCode}`;

export const easyStorageSamples: Sample[] = [
  easyStorageSample(
    'addresses packed into one cell',
    {
      row: (t, unit, site) => ({
        Facility: site,
        Unit: unit,
        Name: firstLast(t),
        'Move-in Date': dated(t.moveInDate, 'us'),
        'Tenant Protection': '',
        'Next Due': dated(t.paidThrough, 'us'),
        Phone: '+1 512 555 0100',
      }),
    },
    (t, unit) => ({ Unit: unit, Address: packed(t) }),
  ),
  easyStorageSample(
    'an address list of names',
    {
      row: (t, unit, site) => ({
        'Facility Number': site,
        Space: unit,
        Customer: firstLast(t),
        'Move In': t.moveInDate,
        'Billing Date': t.paidThrough,
      }),
    },
    (t) => ({
      'Customer Name': firstLast(t),
      'Street Address': t.address,
      City: t.city,
      State: t.state,
      Zip: t.zipCode,
    }),
  ),
  easyStorageSample(
    'a title that names the facility',
    {
      title: (site) => [['Rent Roll'], [`Location: ${site}`]],
      row: (t, unit) => ({
        'Unit Number': unit,
        Name: lastFirst(t),
        'Move-in Date': dated(t.moveInDate, 'iso'),
        'Paid Through': dated(t.paidThrough, 'iso'),
      }),
    },
    (t, unit) => ({
      Unit: unit,
      Address: t.address,
      City: t.city,
      State: t.state,
      Zip: t.zipCode,
    }),
  ),
  easyStorageSample(
    'customer ids and totals',
    {
      row: (t, unit, site) => ({
        Site: site,
        'Customer ID': t.account,
        Unit: unit,
        Name: firstLast(t),
        'Move-in Date': t.moveInDate,
        'Next Due': t.paidThrough,
        Balance: '0.00',
      }),
      dates: ['Move-in Date', 'Next Due'],
      end: () => [{ Unit: 'Total', Balance: '0.00' }],
    },
    (t, unit) => ({ Unit: unit, Address: packed(t) }),
  ),
  easyStorageSample(
    'vacant units and page lines',
    {
      row: (t, unit, site) => ({
        Store: site,
        Unit: unit,
        Tenant: firstLast(t),
        'Date In': dated(t.moveInDate, 'short'),
        'Next Due': dated(t.paidThrough, 'short'),
      }),
      vacant: (n) => ({ Unit: `V${n}`, Tenant: 'Available' }),
      every: { count: 10, lines: () => [['Page 2 / 4']] },
    },
    (t, unit) => ({
      Unit: unit,
      'Mailing Address': t.address,
      'Mailing City': t.city,
      'Mailing State': t.state,
      'Mailing Zip': t.zipCode,
    }),
  ),
];
