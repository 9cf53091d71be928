import { samplePeople } from './people.ts';
import { dated, firstLast, type Layout, lastFirst, report, type Sample } from './report.ts';

/** Easy Storage's three reports. `packed` writes the address into one cell. */
const easyStorageSample = (
  name: string,
  {
    rent,
    headings,
    packed,
    byName,
  }: { rent: Layout; headings: readonly string[]; packed: boolean; byName: boolean },
): Sample => ({
  software: 'easystorage',
  name,
  async files({ count, facility }) {
    const tenants = samplePeople(count);
    const addresses: Layout = {
      headings,
      row: (t, unit) => [
        byName ? firstLast(t) : unit,
        ...(packed
          ? [`${t.address}\n${t.city}, ${t.state} ${t.zipCode}`]
          : [t.address, t.city, t.state, t.zipCode]),
      ],
    };
    const insurance: Layout = {
      headings: ['Unit', 'Name', 'Coverage', 'Premium', 'Provider'],
      row: (t, unit) => [unit, firstLast(t), '$2,000', '12.00', 'SafeStor'],
    };
    return {
      rent_roll: await report(rent, tenants, facility),
      tenant_address_list: await report(addresses, tenants.toReversed(), facility),
      insurance_sheet: await report(
        insurance,
        tenants.filter((_, n) => n % 2 === 0),
        facility,
      ),
    };
  },
});

const easyRent = (
  headings: readonly string[],
  row: Layout['row'],
  extras: Partial<Layout> = {},
): Layout => ({ headings, row, ...extras });

export const easyStorageSamples: Sample[] = [
  easyStorageSample('addresses packed into one cell', {
    rent: easyRent(
      ['Facility', 'Unit', 'Name', 'Move-in Date', 'Tenant Protection', 'Next Due', 'Phone'],
      (t, unit, site) => [
        site,
        unit,
        firstLast(t),
        dated(t.moveInDate, 'us'),
        '',
        dated(t.paidThrough, 'us'),
        '+1 512 555 0100',
      ],
    ),
    headings: ['Unit', 'Address'],
    packed: true,
    byName: false,
  }),
  easyStorageSample('an address list of names', {
    rent: easyRent(
      ['Facility Number', 'Space', 'Customer', 'Move In', 'Billing Date'],
      (t, unit, site) => [site, unit, firstLast(t), t.moveInDate, t.paidThrough],
    ),
    headings: ['Customer Name', 'Street Address', 'City', 'State', 'Zip'],
    packed: false,
    byName: true,
  }),
  easyStorageSample('a title that names the facility', {
    rent: easyRent(
      ['Unit Number', 'Name', 'Move-in Date', 'Paid Through'],
      (t, unit) => [unit, lastFirst(t), dated(t.moveInDate, 'iso'), dated(t.paidThrough, 'iso')],
      { title: (site) => [['Rent Roll'], [`Location: ${site}`]] },
    ),
    headings: ['Unit', 'Address', 'City', 'State', 'Zip'],
    packed: false,
    byName: false,
  }),
  easyStorageSample('customer ids and totals', {
    rent: easyRent(
      ['Site', 'Customer ID', 'Unit', 'Name', 'Move-in Date', 'Next Due', 'Balance'],
      (t, unit, site) => [site, t.account, unit, firstLast(t), t.moveInDate, t.paidThrough, '0.00'],
      { dateColumns: [4, 5], end: () => [['', '', 'Total', '', '', '', '0.00']] },
    ),
    headings: ['Unit', 'Address'],
    packed: true,
    byName: false,
  }),
  easyStorageSample('vacant units and page lines', {
    rent: easyRent(
      ['Store', 'Unit', 'Tenant', 'Date In', 'Next Due'],
      (t, unit, site) => [
        site,
        unit,
        firstLast(t),
        dated(t.moveInDate, 'short'),
        dated(t.paidThrough, 'short'),
      ],
      {
        vacant: (n) => ['', `V${n}`, 'Available'],
        every: { count: 10, lines: () => [['Page 2 / 4']] },
      },
    ),
    headings: ['Unit', 'Mailing Address', 'Mailing City', 'Mailing State', 'Mailing Zip'],
    packed: false,
    byName: false,
  }),
];
