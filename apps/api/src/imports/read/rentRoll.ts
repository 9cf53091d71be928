import type { Day, ImportFile, Software } from '@audit-letters/api-client/contract';
import type { SheetReader } from '../../sheets/read.ts';
import { addressOf, type PostalAddress } from './cells/addresses.ts';
import { type DateContext, parseDate, siteLinkSentinels } from './cells/dates.ts';
import { nameOf, type PersonName } from './cells/names.ts';
import { nameFields } from './headings/match.ts';
import { type SiteName, titleSites } from './sites.ts';
import { cellsFor, mapBatches, openTable, type TableRow } from './table.ts';

/** One tenant's unit, as one row of a rent roll gives it. */
export interface RentRollRow extends PersonName, PostalAddress {
  /** Of the sheet, as the spreadsheet program shows it. */
  number: number;
  sites: SiteName[];
  account: string | null;
  units: string[];
  moveInDate: Day | null;
  billingDate: Day | null;
  billingAnniversary: string | null;
  monitorNote: string | null;
  /** What somebody should look at although the row was read. */
  remarks: string[];
}

/** A row that is not imported, and why; an error names the tenant as far as the row does. */
export interface LeftOutRow extends Partial<PersonName> {
  units?: string[];
  number: number;
  kind: 'skipped' | 'error';
  reason: string;
}

export interface RentRoll {
  /** The programs that certainly wrote the files. */
  programs: Partial<Record<ImportFile, Software>>;
  /** What the lines above the headings call the facility. */
  titleSites: SiteName[];
  /** Every row below the headings once, a batch at a time. */
  rows: AsyncGenerator<(RentRollRow | LeftOutRow)[]>;
}

/** Opens a rent roll: the tenants of its occupied units. */
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
  return {
    programs: { ...(table.program && { rent_roll: table.program }) },
    titleSites: titleSites(table.titleRows),
    rows: mapBatches(table.rows, (row) => {
      const kind = table.kindOf(row);
      if (kind.kind === 'skipped') return { number: row.number, ...kind };
      if (kind.kind === 'error')
        return { number: row.number, ...kind, ...tenantNamed(row, software) };
      return hasLongText(row)
        ? { number: row.number, kind: 'error', reason: tooLong }
        : tenantOf(row, software, dates);
    }),
  };
}

function tenantNamed(row: TableRow, software: Software) {
  if (hasLongText(row)) return {};
  const unit = row.get('unit');
  return {
    units: unit === '' ? [] : unitsOf(unit, software),
    ...nameOf(cellsFor(row, nameFields)),
  };
}

function tenantOf(row: TableRow, software: Software, dates: DateContext): RentRollRow {
  const moveIn = row.get('moveInDate');
  const moveInDate = firstDay(row.all('moveInDate'), dates);
  return {
    number: row.number,
    sites: sitesOf(row),
    account: row.get('account') || null,
    units: unitsOf(row.get('unit'), software),
    ...nameOf(cellsFor(row, nameFields)),
    ...addressOf(cellsFor(row, addressFields)),
    moveInDate,
    billingDate: firstDay(row.all('billingDate'), dates),
    billingAnniversary: row.get('billingAnniversary') || null,
    monitorNote: null,
    remarks:
      moveIn !== '' && !moveInDate
        ? [`The move-in date '${[...moveIn].slice(0, 30).join('')}' was not taken over`]
        : [],
  };
}

/** What the row calls its facility, the most telling first. */
const sitesOf = (row: TableRow): SiteName[] => [
  ...row.all('siteId').map((text) => ({ text, certain: true })),
  ...row.all('siteName').map((text) => ({ text, certain: false })),
];

function firstDay(texts: string[], dates: DateContext): Day | null {
  for (const text of texts) {
    const day = parseDate(text, dates);
    if (day) return day;
  }
  return null;
}

/** storEDGE lists all units of a tenant in one cell; elsewhere a comma is part of a unit's name. */
export function unitsOf(text: string, software: Software): string[] {
  const units = text
    .split(software === 'storedge' ? /[,;\r\n]+/ : /[\r\n]+/)
    .map((unit) => unit.trim())
    .filter(Boolean);
  return units.length > 0 ? [...new Set(units)] : [text];
}

/** Names and accounts are found by indexes, which take no text of any length. */
const LONGEST_TEXT = 200;
const tooLong = `A name, an address or an account is longer than ${LONGEST_TEXT} characters`;
const hasLongText = (row: TableRow) =>
  [...nameFields, ...addressFields, 'account' as const].some(
    (field) => row.get(field).length > LONGEST_TEXT,
  );

export const addressFields = [
  'address',
  'addressLine2',
  'city',
  'state',
  'zipCode',
  'country',
  'locality',
] as const;
