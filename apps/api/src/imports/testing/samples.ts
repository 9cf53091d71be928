import type { Day, ImportFile, Software } from '@audit-letters/api-client/contract';
import { type CellValue, type SheetColumn, sheet, workbookBuffer } from '../../sheets/write.ts';
import { type SampleTenant, samplePeople } from './people.ts';

/** A row of a report: cells by position, after which a report may stop. */
type Line = readonly CellValue[];

export interface SampleOptions {
  /** How many tenants. */
  count: number;
  /** As the file names the facility. */
  facility: string;
}

export interface Sample {
  software: Software;
  /** What is particular about it. */
  name: string;
  files: (options: SampleOptions) => Promise<Partial<Record<ImportFile, Buffer>>>;
}

type DateStyle = 'serial' | 'us' | 'usTime' | 'iso' | 'short';

/** A report as a program prints it. */
interface Layout {
  headings: readonly string[];
  /** The lines above the headings. */
  title?: (facility: string) => Line[];
  row: (tenant: SampleTenant, unit: string, facility: string) => Line;
  /** Columns (from 0) of real date cells. */
  dateColumns?: readonly number[];
  /** After every so many tenants a line that is none, and the headings again. */
  every?: { count: number; lines: (facility: string) => Line[] };
  end?: (count: number) => Line[];
  vacant?: (n: number) => Line;
  /** Whether another sheet stands behind the first, as SiteLink adds the site's profile. */
  secondSheet?: boolean;
}

/** A day as the style writes it; real date cells take the plain day. */
function dated(day: Day, style: DateStyle): string {
  const [year = '', month = '', date = ''] = day.split('-');
  switch (style) {
    case 'us':
      return `${Number(month)}/${Number(date)}/${year}`;
    case 'usTime':
      return `${month}/${date}/${year} 00:00:00.000`;
    case 'short':
      return `${month}/${date}/${year.slice(2)}`;
    default:
      return day;
  }
}

const lastFirst = ({ firstName, lastName }: SampleTenant) => `${lastName}, ${firstName}`;
const firstLast = ({ firstName, lastName }: SampleTenant) => `${firstName} ${lastName}`;

async function report(
  layout: Layout,
  tenants: readonly SampleTenant[],
  facility: string,
): Promise<Buffer> {
  const lines: Line[] = [...(layout.title?.(facility) ?? []), layout.headings];
  const firstHeading = lines[0] ?? [];
  for (const [n, tenant] of tenants.entries()) {
    for (const unit of tenant.units) lines.push(layout.row(tenant, unit, facility));
    if (layout.vacant && n % 5 === 4) lines.push(layout.vacant(n));
    if (layout.every && n % layout.every.count === layout.every.count - 1) {
      lines.push(...layout.every.lines(facility), layout.headings);
    }
  }
  lines.push(...(layout.end?.(tenants.length) ?? []));
  const dates = new Set(layout.dateColumns);
  const columns = layout.headings.map(
    (_, at): SheetColumn<Line> => ({
      heading: String(firstHeading[at] ?? ''),
      kind: dates.has(at) ? 'date' : 'text',
      value: (line) => line[at],
    }),
  );
  const sheets = [sheet('Rent Roll', columns, lines.slice(1))];
  if (layout.secondSheet) {
    sheets.push(
      sheet('Site', [{ heading: 'sSiteName', value: () => 'Harbor Lane Storage' }], [null]),
    );
  }
  return workbookBuffer(sheets);
}

/** Columns that a rent roll holds and that nobody but the program may ever see. */
export const secretColumns = ['sSSN', 'sCreditCardNum', 'sAccessCode', 'sLicense'] as const;
export const secretValues = ['123-45-6789', '4111111111111111', '8842#', 'D1234567'] as const;

const rentRoll = (software: Software, name: string, layout: Layout): Sample => ({
  software,
  name,
  files: async ({ count, facility }) => ({
    rent_roll: await report(layout, samplePeople(count), facility),
  }),
});

const siteLink: Sample[] = [
  rentRoll('sitelink_web', 'the Directory with its own field names', {
    headings: [
      'SiteID',
      'UnitID',
      'sUnitName',
      'LedgerID',
      'TenantID',
      'sFName',
      'sLName',
      'sAddr1',
      'sAddr2',
      'sCity',
      'sRegion',
      'sPostalCode',
      'sCountry',
      'dMovedIn',
      'dPaidThru',
      'dMovedOut',
      ...secretColumns,
    ],
    dateColumns: [13, 14],
    row: (t, unit, site) => [
      site,
      '77',
      unit,
      `${t.account}9`,
      t.account,
      t.firstName,
      t.lastName,
      t.address,
      '',
      t.city,
      t.state,
      t.zipCode,
      '',
      t.moveInDate,
      t.paidThrough,
      '1900-01-01',
      ...secretValues,
    ],
    secondSheet: true,
  }),
  rentRoll('sitelink_web', 'the Rent Roll with vacant units and text dates', {
    headings: [
      'sLocationCode',
      'sUnitName',
      'sTypeName',
      'LedgerID',
      'TenantID',
      'sTenant',
      'sCompany',
      'sAddr1',
      'sCity',
      'sRegion',
      'sPostalCode',
      'dMovedIn',
      'dPaidThru',
      'bRented',
      'dcRent',
    ],
    row: (t, unit, site) => [
      site,
      `${unit} `,
      '10x10',
      `${t.account}9`,
      t.account,
      lastFirst(t),
      '',
      t.address,
      t.city,
      t.state,
      t.zipCode,
      dated(t.moveInDate, 'usTime'),
      dated(t.paidThrough, 'us'),
      'True',
      '120.00',
    ],
    vacant: (n) => ['', `V${n}`, '5x5', '', '', '', '', '', '', '', '', '', '', 'False', '80.00'],
    end: (count) => [
      [
        '',
        'Totals & Averages',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        String(count * 120),
      ],
    ],
  }),
  rentRoll('sitelink_web', 'a printed report with a title and page lines', {
    title: (site) => [
      ['Harbor Lane Storage'],
      ['Rent Roll'],
      [`Site ID: ${site}`],
      ['As of 03/10/2026'],
      [],
    ],
    headings: [
      'Unit',
      'Size',
      'Tenant Name',
      'Tenant ID',
      'Address',
      'City',
      'State',
      'Zip Code',
      'Move In',
      'Paid Thru',
      'Rent',
    ],
    row: (t, unit) => [
      unit,
      '10x10',
      lastFirst(t),
      t.account,
      t.address,
      t.city,
      t.state,
      t.zipCode,
      dated(t.moveInDate, 'us'),
      dated(t.paidThrough, 'us'),
      '$120.00',
    ],
    vacant: (n) => [`V${n}`, '5x5', 'VACANT', '', '', '', '', '', '', '', ''],
    every: { count: 12, lines: () => [['Page 1 of 9']] },
    end: (count) => [['Total', '', `${count} tenants`, '', '', '', '', '', '', '', '$0.00']],
  }),
  rentRoll('sitelink_web', 'two-line headings in another order', {
    title: () => [['', 'Tenant', '', 'Mailing', '', '', '', 'Move', 'Paid', '', 'Site']],
    headings: [
      'TenantID',
      'First Name',
      'Last Name',
      'Address',
      'City',
      'State',
      'Zip',
      'In',
      'Thru',
      'Unit',
      'Code',
    ],
    row: (t, unit, site) => [
      t.account,
      t.firstName,
      t.lastName,
      t.address,
      t.city,
      t.state,
      t.zipCode,
      t.moveInDate,
      t.paidThrough,
      unit,
      site,
    ],
  }),
  rentRoll('sitelink_web', 'upper-case headings with state names and short dates', {
    headings: [
      'SITE_NO.',
      'UNIT #',
      'TENANT ID',
      'FIRST_NAME',
      'LAST_NAME',
      'STREET ADDRESS',
      'CITY',
      'STATE',
      'ZIP',
      'DATE IN',
      'NEXT DUE',
    ],
    row: (t, unit, site) => [
      site,
      unit,
      t.account,
      t.firstName,
      t.lastName,
      t.address,
      t.city,
      stateName[t.state],
      t.zipCode,
      dated(t.moveInDate, 'short'),
      dated(t.paidThrough, 'short'),
    ],
  }),
];

const stateName: Record<string, string> = {
  TX: 'Texas',
  MA: 'massachusetts',
  CA: 'CALIFORNIA',
  NJ: 'New Jersey',
  UT: 'Utah',
};

const storEdge: Sample[] = [
  rentRoll('storedge', 'the Rent Roll Report with address columns', {
    headings: [
      'Facility',
      'Unit',
      'Size',
      'Tenant',
      'Account',
      'Start',
      'Paid Thru',
      'Rent Rate',
      'Deposit',
      'Other Due',
      'Past',
      'Address',
      'City',
      'State',
      'Zip',
    ],
    dateColumns: [5, 6],
    row: (t, unit, site) => [
      site,
      unit,
      '10x10',
      firstLast(t),
      t.account,
      t.moveInDate,
      t.paidThrough,
      '120',
      '0',
      '0',
      '0',
      t.address,
      t.city,
      t.state,
      t.zipCode,
    ],
  }),
  rentRoll('storedge', 'a report whose title names the store', {
    title: (site) => [['Rent Roll Report', '', '03/10/2026'], ['Store Number', site], []],
    headings: [
      'Unit #',
      'Tenant Name',
      'Account #',
      'Address Line 1',
      'City',
      'State',
      'Postal Code',
      'Rental Start',
      'Paid Through',
      'Total Due',
    ],
    row: (t, unit) => [
      unit,
      firstLast(t),
      t.account,
      t.address,
      t.city,
      t.state,
      t.zipCode,
      t.moveInDate,
      t.paidThrough,
      '0.00',
    ],
    end: () => [['Grand Total', '', '', '', '', '', '', '', '', '0.00']],
  }),
  {
    ...rentRoll('storedge', 'all units of a tenant in one cell', {
      headings: [
        'Location ID',
        'Unit(s)',
        'Tenant',
        'Account',
        'Street',
        'City',
        'State',
        'Zip',
        'Move In',
        'Paid Thru',
      ],
      row: (t, unit, site) =>
        unit === t.units[0]
          ? [
              site,
              t.units.join(', '),
              firstLast(t),
              t.account,
              t.address,
              t.city,
              t.state,
              t.zipCode,
              t.moveInDate,
              t.paidThrough,
            ]
          : [],
    }),
  },
  rentRoll('storedge', 'groups with captions and subtotals', {
    headings: [
      'Store',
      'Unit',
      'Tenant',
      'Account',
      'Address',
      'City',
      'State',
      'Zip',
      'Start',
      'Paid Thru',
      'Total Due',
    ],
    row: (t, unit, site) => [
      site,
      unit,
      firstLast(t),
      t.account,
      t.address,
      t.city,
      t.state,
      t.zipCode,
      dated(t.moveInDate, 'us'),
      dated(t.paidThrough, 'us'),
      '5.00',
    ],
    every: {
      count: 9,
      lines: () => [['', 'Subtotal', '', '', '', '', '', '', '', '', '45.00'], ['Building B']],
    },
  }),
  rentRoll('storedge', 'separate name columns and insurance', {
    headings: [
      'Facility Number',
      'Unit',
      'First Name',
      'Last Name',
      'Business',
      'Account',
      'Address',
      'Address 2',
      'City',
      'State',
      'Zip',
      'Move In',
      'Paid Through',
      'Ins. Premium',
    ],
    row: (t, unit, site) => [
      site,
      unit,
      t.firstName,
      t.lastName,
      '',
      t.account,
      t.address,
      '',
      t.city,
      t.state,
      t.zipCode,
      dated(t.moveInDate, 'iso'),
      dated(t.paidThrough, 'iso'),
      '12.00',
    ],
  }),
];

const syrasoft: Sample[] = [
  rentRoll('syrasoft', 'plain columns', {
    headings: [
      'Prime Site ID',
      'Unit No',
      'Account No',
      'Customer Name',
      'Mailing Address',
      'City',
      'ST',
      'Zip Code',
      'Lease Date',
      'Due Date',
    ],
    row: (t, unit, site) => [
      site,
      unit,
      t.account,
      lastFirst(t),
      t.address,
      t.city,
      t.state,
      t.zipCode,
      dated(t.moveInDate, 'us'),
      dated(t.paidThrough, 'us'),
    ],
  }),
  rentRoll('syrasoft', 'ZIP codes that lost their zeros', {
    headings: [
      'Site #',
      'Space',
      'Cust #',
      'Occupant',
      'Addr',
      'Town',
      'Province',
      'Postal',
      'Date In',
      'Paid To',
    ],
    row: (t, unit, site) => [
      site,
      unit,
      t.account,
      firstLast(t),
      t.address,
      t.city,
      t.state,
      t.zipCode.replace(/^0+/, ''),
      t.moveInDate,
      t.paidThrough,
    ],
  }),
  rentRoll('syrasoft', 'city, state and ZIP code in one column', {
    title: (site) => [['SYRASOFT RENT ROLL'], [`Facility ${site}`]],
    headings: [
      'Unit',
      'Acct #',
      'Renter',
      'Street',
      'City, State, Zip',
      'Occupied Since',
      'Due Date',
    ],
    row: (t, unit) => [
      unit,
      t.account,
      lastFirst(t),
      t.address,
      `${t.city}, ${t.state} ${t.zipCode}`,
      dated(t.moveInDate, 'us'),
      dated(t.paidThrough, 'us'),
    ],
  }),
  rentRoll('syrasoft', 'no accounts, so names and streets tell tenants apart', {
    headings: [
      'Property ID',
      'Unit',
      'Surname',
      'Given Name',
      'Address 1',
      'City',
      'State',
      'Zip',
      'Move-In',
      'Next Due',
    ],
    dateColumns: [8, 9],
    row: (t, unit, site) => [
      site,
      unit,
      t.lastName.toUpperCase(),
      t.firstName,
      t.address,
      t.city,
      t.state,
      t.zipCode,
      t.moveInDate,
      t.paidThrough,
    ],
  }),
  rentRoll('syrasoft', 'the status of every unit', {
    headings: [
      'Site Code',
      'Unit Number',
      'Unit Status',
      'Account',
      'Lessee',
      'Address',
      'City',
      'State',
      'Zip',
      'Rented On',
      'Bill Date',
    ],
    row: (t, unit, site) => [
      site,
      unit,
      'Occupied',
      t.account,
      firstLast(t),
      t.address,
      t.city,
      t.state,
      t.zipCode,
      dated(t.moveInDate, 'short'),
      dated(t.paidThrough, 'short'),
    ],
    vacant: (n) => ['', `V${n}`, 'Vacant', '', '—', '', '', '', '', '', ''],
  }),
];

/** Easy Storage's three reports; `packed` writes the address into one cell of three lines at most. */
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

const easyStorage: Sample[] = [
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

/** Realistic reports of each program: spellings, orders, titles, totals, vacant units and kinds of dates differ. */
export const samples: readonly Sample[] = [...siteLink, ...storEdge, ...syrasoft, ...easyStorage];

/** The first sample of a program, its most usual report. */
export function sampleOf(software: Software): Sample {
  const sample = samples.find((each) => each.software === software);
  if (!sample) throw new Error(`There is no sample of ${software}`);
  return sample;
}
