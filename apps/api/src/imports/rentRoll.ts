import type { Day, Software } from '@audit-letters/api-client/contract';
import type { SheetReader } from '../sheets/read.ts';
import { addressOf, type PostalAddress } from './addresses.ts';
import { type DateContext, parseDate, siteLinkSentinels } from './dates.ts';
import { nameOf, type PersonName } from './names.ts';
import { type SiteName, titleSites } from './sites.ts';
import { type Cells, cellsFor, openTable } from './table.ts';

/** One tenant's unit, as one row of a rent roll gives it. */
export interface RentRollRow extends PersonName, PostalAddress {
  /** Of the sheet, as the spreadsheet program shows it. */
  number: number;
  /** What the row calls its facility, the most telling first. */
  sites: readonly SiteName[];
  account: string | null;
  units: string[];
  moveInDate: Day | null;
  billingDate: Day | null;
  billingAnniversary: string | null;
  monitorNote: string | null;
  /** What somebody should look at although the row was read. */
  remarks: readonly string[];
}

/** A row without a tenant, and why. */
export interface LeftOutRow {
  number: number;
  kind: 'skipped' | 'error';
  reason: string;
}

export interface RentRoll {
  /** What the lines above the headings call the facility. */
  titleSites: SiteName[];
  rows: RentRollRow[];
  leftOut: LeftOutRow[];
}

/** Reads a rent roll: the tenants of its occupied units. */
export async function readRentRoll(
  sheet: SheetReader,
  software: Software,
  today: Day,
): Promise<RentRoll> {
  const table = await openTable(sheet, software, 'rent_roll');
  const dates: DateContext = {
    today,
    since1904: sheet.since1904,
    ...(software === 'sitelink_web' && { sentinels: siteLinkSentinels }),
  };
  const rentRoll: RentRoll = {
    titleSites: titleSites(table.headings.titleRows),
    rows: [],
    leftOut: [],
  };
  for await (const row of table.rows()) {
    if (row.kind.kind === 'tenant') rentRoll.rows.push(tenantOf(row, dates));
    else rentRoll.leftOut.push({ number: row.number, ...row.kind });
  }
  return rentRoll;
}

function tenantOf(row: Cells, dates: DateContext): RentRollRow {
  const moveIn = row.get('moveInDate');
  const moveInDate = firstDay(row.all('moveInDate'), dates);
  return {
    number: row.number,
    sites: sitesOf(row),
    account: row.get('account') || null,
    units: unitsOf(row.get('unit')),
    ...nameOf(cellsFor(row, nameFields)),
    ...addressOf(cellsFor(row, addressFields)),
    moveInDate,
    billingDate: firstDay(row.all('billingDate'), dates),
    billingAnniversary: row.get('billingAnniversary') || null,
    monitorNote: null,
    remarks:
      moveIn !== '' && !moveInDate
        ? [`The move-in date '${moveIn.slice(0, 30)}' was not taken over`]
        : none,
  };
}

/** One for all rows, as a message to another thread copies an object once however often it is in there. */
const none: readonly never[] = [];
let sites: { key: string; names: readonly SiteName[] } = { key: '', names: none };

function sitesOf(row: Cells): readonly SiteName[] {
  const [ids, names] = [row.all('siteId'), row.all('siteName')];
  const key = JSON.stringify([ids, names]);
  // Neighbours are of one site nearly always.
  if (sites.key !== key) {
    sites = {
      key,
      names: [
        ...ids.map((text) => ({ text, certain: true })),
        ...names.map((text) => ({ text, certain: false })),
      ],
    };
  }
  return sites.names;
}

function firstDay(texts: string[], dates: DateContext): Day | null {
  for (const text of texts) {
    const day = parseDate(text, dates);
    if (day) return day;
  }
  return null;
}

/** storEDGE lists all units of a tenant in one cell; a comma is never part of a unit's name. */
export const unitsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\r\n]+/)
      .map((unit) => unit.trim())
      .filter(Boolean),
  ),
];

const nameFields = ['firstName', 'lastName', 'fullName', 'company'] as const;
export const addressFields = [
  'address',
  'addressLine2',
  'city',
  'state',
  'zipCode',
  'country',
  'locality',
] as const;
