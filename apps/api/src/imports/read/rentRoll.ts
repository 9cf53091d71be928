import type { Day, Software } from '@audit-letters/api-client/contract';
import { isMissing, isOfAnotherState } from '@audit-letters/api-client/values';
import { nameKey } from '../../database/searchColumns.ts';
import { type MergedRows, WorkbookError } from '../../sheets/read.ts';
import { doubtInName, isBrokenText } from '../../tenants/doubtfulText.ts';
import { fullName } from '../../text/words.ts';
import {
  classify,
  LONGEST_TEXT,
  type Remark,
  type RowClass,
  type RowDisposition,
  remarkOn,
  remarks,
} from '../rowClass.ts';
import {
  addressCells,
  addressKey,
  addressOf,
  incompleteParts,
  type ReadAddress,
} from './cells/addresses.ts';
import { type Contact, contactOf } from './cells/contacts.ts';
import {
  type DateContext,
  dayTooFarAhead,
  isDayFirst,
  isNoDay,
  parseDate,
  siteLinkSentinels,
} from './cells/dates.ts';
import { identifierOf } from './cells/identifiers.ts';
import { mayBeSeveral, type PersonName, readName, splitStatus, tenantKey } from './cells/names.ts';
import { type Field, nameFields } from './headings/spellings.ts';
import { isMarkedAsVacant, namesOf, signOfTenant } from './rows/classOfRow.ts';
import { mapBatches, type Table } from './rows/table.ts';
import { cellsFor, type TableRow } from './rows/tableRow.ts';
import { type FacilityFinder, noFacility, type SiteName, type Sites } from './sites.ts';

/** A row as it is read. Existing tenants are found later. */
export interface PlannedRow {
  /** The row number in the spreadsheet program. */
  number: number;
  disposition: RowDisposition;
  /** What previews and reports say about the row: remarks, and why it is not imported. */
  reasons: Remark[];
  first_name?: string | null;
  last_name?: string | null;
  units?: string[];
  /** The facility of the tenant, or the one that a row names which is not imported. */
  facility_id?: number;
  missing_prime_id?: string;
  /** The row has no name. It has that of the row above, or may be a tenant without a name (IMP-70). */
  lacks_name?: boolean;
}

/** The row of a tenant, with the columns of tenants that a file fills. */
export interface PlannedTenant extends PlannedRow, ReadAddress, Contact {
  first_name: string | null;
  last_name: string | null;
  facility_id: number;
  import_key: string;
  name_key: string;
  /** The key of the name with its struck-out words, as the release before stored it. */
  former_name_key?: string;
  address_key: string | null;
  units: string[];
  move_in_date: Day | null;
  billing_date: Day | null;
  billing_anniversary: string | null;
  monitor_note: string | null;
  status: 'moved_out' | null;
}

export const isTenant = (row: PlannedRow): row is PlannedTenant => 'import_key' in row;

/** The number of rows of each facility. */
export const countOfFacilities = (rows: readonly PlannedTenant[]): ReadonlyMap<number, number> =>
  new Map(
    Array.from(
      Map.groupBy(rows, (row) => row.facility_id),
      ([id, { length }]) => [id, length],
    ),
  );

/** The program of the files, the day and the facilities of an import. */
export interface ReadContext {
  software: Software;
  today: Day;
  sites: Sites;
}

/** The data about a tenant in the other files of an upload. */
interface ListedTenant {
  address: ReadAddress | undefined;
  contact: Contact | undefined;
  monitor_note: string | null;
  remarks: readonly Remark[];
}

interface NamedTenant extends PersonName {
  units: string[];
}

/** Looks a tenant up in the other files of the upload. */
export type TenantLookup = (tenant: NamedTenant) => ListedTenant;

interface RowContext {
  software: Software;
  dates: DateContext;
  findSite: FacilityFinder['find'];
  lookup: TenantLookup | undefined;
  /** The facility that the last tenant with a name in the site column belongs to; `null` for an unknown one. */
  namedFacilityId?: number | null;
}

/** Plans each row of a rent roll: the tenants of its occupied units. */
export async function* planRows(
  table: Table,
  { software, today }: Pick<ReadContext, 'software' | 'today'>,
  findSite: FacilityFinder['find'],
  lookup?: TenantLookup,
): AsyncGenerator<(PlannedRow | PlannedTenant)[]> {
  const context: RowContext = {
    software,
    dates: {
      today,
      since1904: table.since1904,
      ...(software === 'sitelink_web' && { sentinels: siteLinkSentinels }),
    },
    findSite,
    lookup,
  };
  const tenantRows = new Set<number>();
  let tenantAbove: TableRow | undefined;
  yield* mapBatches(table.rows, (row) => {
    const rowClass = table.classOf(row);
    if (rowClass === 'tenant') {
      tenantRows.add(row.number);
      tenantAbove = row;
    }
    if (rowClass === 'noName' || rowClass === 'vacantUnit') {
      if (tenantAbove && isBelow(tenantAbove, row))
        return tenantRow(row.below(tenantAbove), context, true);
    }
    if (rowClass === 'noName') {
      const sign = signOfTenant(row) ?? 'an error';
      return otherRow(row, context, rowClass, `Unit ${row.get('unit')} has ${sign}`);
    }
    if (rowClass === 'vacantUnit' && tenantAbove && saysNothing(row)) {
      return { ...otherRow(row, context, rowClass, ''), lacks_name: true };
    }
    if (rowClass === 'addressLine') return otherRow(row, context, rowClass, row.get('address'));
    if (rowClass !== 'tenant') return otherRow(row, context, rowClass, namesOf(row)[0]);
    const long = limitedFields.find(([field]) => row.get(field).length > LONGEST_TEXT);
    return long ? otherRow(row, context, 'tooLong', long[1]) : tenantRow(row, context);
  });
  const mergedTenantCells = table.merged().find(({ first }) => tenantRows.has(first));
  if (mergedTenantCells) throw mergedCells(mergedTenantCells);
}

/** Whether the row has no name because it stands on a row above, of the same account. */
const isBelow = (tenantAbove: TableRow, row: TableRow) =>
  row.get('account') !== '' &&
  row.get('account') === tenantAbove.get('account') &&
  namesOf(row).length === 0 &&
  !isMarkedAsVacant(row);

/** Whether the row has no account and no word in place of the name, below a tenant. */
const saysNothing = (row: TableRow) =>
  row.get('account') === '' && namesOf(row).length === 0 && !isMarkedAsVacant(row);

/** The rows below the first one would look like vacant units. */
const mergedCells = ({ range, first, last }: MergedRows) =>
  new WorkbookError(
    `The cells ${range} are merged, so ${last - first === 1 ? `row ${last} has` : `rows ${first + 1} to ${last} have`} no value there. Unmerge them in Excel, write the value into each row and upload the file again.`,
  );

/** The fields whose length is limited, in words. */
const limitedFields: readonly [Field, string][] = [
  ['full_name', 'name'],
  ['first_name', 'first name'],
  ['last_name', 'last name'],
  ['company', 'company'],
  ['address', 'address'],
  ['address_line_2', 'second line of the address'],
  ['city', 'city'],
  ['state', 'state'],
  ['zip_code', 'ZIP code'],
  ['country', 'country'],
  ['locality', 'city, state and ZIP code'],
  ['account', 'account'],
];

/** A row that is not imported, with what helps to find it in the file. */
function otherRow(
  row: TableRow,
  context: RowContext,
  rowClass: RowClass,
  text: string | undefined,
): PlannedRow {
  const rowResult = { number: row.number, ...classify(rowClass, text) };
  if (withoutUnits.has(rowClass)) return rowResult;
  const site = context.findSite(sitesOf(row));
  const { units, ...names } = tenantOf(row, context);
  return {
    ...rowResult,
    ...(rowResult.disposition === 'error' && {
      ...names,
      reasons: [...rowResult.reasons, ...row.remarks()],
    }),
    units,
    ...(site && 'facility' in site && { facility_id: site.facility.id }),
  };
}

/** Rows that are not about a unit. */
const withoutUnits = new Set<RowClass>(['headings', 'total', 'caption', 'pageLine']);

/** The row of a tenant. `isBelowName`: a row above has its name. */
function tenantRow(
  row: TableRow,
  context: RowContext,
  isBelowName = false,
): PlannedRow | PlannedTenant {
  const { software, dates, findSite, lookup } = context;
  const { number } = row;
  const tenant = tenantOf(row, context);
  const siteNames = sitesOf(row);
  const site = findSite(siteNames);
  if (!site) throw noFacility(context.namedFacilityId === undefined ? undefined : number);
  if ('unknown' in site) {
    const { unknown, rowClass } = site;
    context.namedFacilityId = null;
    return { number, ...classify(rowClass, unknown), missing_prime_id: unknown, ...tenant };
  }
  if (siteNames.length > 0) context.namedFacilityId = site.facility.id;
  const { namedFacilityId } = context;
  const isElsewhere = namedFacilityId !== undefined && namedFacilityId !== site.facility.id;
  const own = addressOf(addressCells(row));
  const listEntry = lookup?.(tenant);
  const place = listEntry?.address ?? own;
  const contact = contactOf(row);
  const incomplete = incompleteParts(place);
  const moveIn = dateOf(row, 'move_in_date', dates);
  const billing = dateOf(row, 'billing_date', dates);
  const moveOut = dateOf(row, 'move_out_date', dates);
  const unitStatus = row.get('unit_status');
  const departureStatus = leftStatus.test(unitStatus) ? unitStatus : statusInName(row);
  const name = fullName(tenant);
  const struckName = row.struckOut(nameFields);
  const doubt = doubtInName(name);
  const isMissingInList = listEntry && !listEntry.address && !own.address;
  const rowRemarks = [
    isElsewhere && remarks.otherFacility(site.facility.facility_number),
    ...row.remarks(),
    isBelowName && remarks.belowName(number),
    moveIn.remark,
    billing.remark,
    moveOut.remark,
    moveOut.day && remarks.moveOut(moveOut.day),
    departureStatus && remarks.hasLeft(departureStatus),
    doubt && (doubt.word ? remarks.doubtfulName(doubt.word) : remarks.otherTextInName(name)),
    !doubt && mayBeSeveral(name, row.get('full_name')) && remarks.severalNames(name),
    ...[place.address, place.city].map(
      (text) => isBrokenText(text) && remarkOn('address', remarks.brokenText(text)),
    ),
    ...(listEntry?.remarks ?? []),
    isMissingInList && listEntry.remarks.length === 0 && remarkOn('address', remarks.notListed),
    incomplete.length > 0 &&
      !isMissingInList &&
      remarkOn('address', remarks.incompleteAddress(incomplete)),
    place.state &&
      place.zip_code &&
      place.country === null &&
      isOfAnotherState(place.state, place.zip_code) &&
      remarkOn('address', remarks.otherState(place.zip_code, place.state)),
  ];
  return {
    number,
    disposition: 'imported',
    reasons: rowRemarks.flatMap((remark) => remark || []),
    facility_id: site.facility.id,
    import_key: tenantKey(software, {
      ...tenant,
      address: place.address,
      account: row.get('account'),
    }),
    ...tenant,
    name_key: nameKey(tenant.first_name, tenant.last_name),
    ...(isBelowName && { lacks_name: true }),
    ...(struckName && { former_name_key: nameKey(name, struckName) }),
    ...place,
    address_key: addressKey(place),
    phone: contact.phone ?? listEntry?.contact?.phone ?? null,
    email: contact.email ?? listEntry?.contact?.email ?? null,
    move_in_date: moveIn.day,
    billing_date: billing.day,
    billing_anniversary: row.get('billing_anniversary') || null,
    monitor_note: listEntry?.monitor_note ?? null,
    status: departureStatus || (moveOut.day && moveOut.day < dates.today) ? 'moved_out' : null,
  };
}

/** A status of the unit or tenant that says that the tenant has left (IMP-61). */
const leftStatus = /^(moved[\s-]*out|vacated|evicted|former|terminated)(?!\p{L})/iu;
/** Such a status beside the name. */
const statusInName = (row: TableRow) =>
  nameFields.map((field) => splitStatus(row.get(field)).status).find(Boolean);

const dateNames = {
  move_in_date: 'move-in date',
  billing_date: 'billing date',
  move_out_date: 'move-out date',
};

/** A date of the tenant, with a remark if it was not taken over or has its day first (IMP-54). */
function dateOf(
  row: TableRow,
  field: keyof typeof dateNames,
  dates: DateContext,
): { day: Day | null; remark?: Remark } {
  const [day = null] = row.all(field).flatMap((text) => parseDate(text, dates) ?? []);
  const text = row.get(field);
  if (day && isDayFirst(text))
    return { day, remark: remarkOn(field, remarks.dayFirst(dateNames[field], text, day)) };
  // A billing date may be only the day of the month, and programs write a day long ago for no move-out.
  const isNone =
    field === 'move_out_date' ? isNoDay(text) : field === 'billing_date' && /^\d{1,2}$/.test(text);
  if (day || isMissing(text) || isNone) return { day };
  const ahead = dayTooFarAhead(text, dates);
  const remark = ahead
    ? remarks.dateTooFarAhead(dateNames[field], ahead)
    : remarks.notTaken(dateNames[field], text);
  return { day, remark: remarkOn(field, remark) };
}

/** A name that is too long for a tenant is cut: reports show its beginning. */
function tenantOf(row: TableRow, { software }: RowContext): NamedTenant {
  const names = cellsFor({ get: (field) => row.get(field).slice(0, LONGEST_TEXT) }, nameFields);
  const unit = row.get('unit');
  return { ...readName(names), units: unit === '' ? [] : unitsOf(unit, software) };
}

/** The site names of the row, the most reliable first. */
const sitesOf = (row: TableRow): SiteName[] => [
  ...row.all('site_id').map((text) => ({ text, certain: true })),
  ...row.all('site_name').map((text) => ({ text, certain: false })),
];

/** storEDGE lists all units of a tenant in one cell; elsewhere a comma is part of a unit's name. */
export function unitsOf(text: string, software: Software): string[] {
  const units = text
    .split(software === 'storedge' ? /[,;\r\n]+/ : /[\r\n]+/)
    .map((unit) => identifierOf(unit.trim()))
    .filter(Boolean);
  return units.length > 0 ? [...new Set(units)] : [text];
}
