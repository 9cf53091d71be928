import { formatDay } from '@audit-letters/api-client/values';
import type { CoverageLabels } from '../facilities/index.ts';
import { type FacilitySheetRow, facilityColumns, tenantColumns } from '../files/index.ts';
import { normalisedText, openSheet } from '../sheets/read.ts';
import {
  type About,
  aboutSheet,
  neutralise,
  type SheetColumn,
  sheet,
  storedText,
  workbookBuffer,
} from '../sheets/write.ts';
import type { TenantRow } from '../tenants/index.ts';
import type { Clock } from '../time/clock.ts';

const TENANTS_SHEET = 'Tenants';
const STATS_SHEET = 'Stats';

/** The content of a backup. */
export interface Period {
  facility: FacilitySheetRow;
  tenants: readonly TenantRow[];
  coverages: CoverageLabels;
}

/** Makes the backup workbook of a period, reads it back and compares it. */
export async function backUp(period: Period, clock: Clock): Promise<Buffer> {
  const { facility_number, letter_effective_date } = period.facility;
  const about: About = {
    title: `Archive of facility ${facility_number}`,
    madeAt: clock.now(),
    madeOn: clock.today(),
    facts: [
      ['Facility Number', facility_number],
      ['Letter Effective Date', letter_effective_date ? formatDay(letter_effective_date) : 'None'],
    ],
  };
  const sheets = [
    sheet(TENANTS_SHEET, tenantColumns(period.coverages, true), period.tenants),
    sheet(STATS_SHEET, facilityColumns, [period.facility]),
    aboutSheet(about),
  ];
  const workbook = await workbookBuffer(sheets, about);
  await assertBackedUp(workbook, period);
  return workbook;
}

/** Reads the workbook and throws unless it holds every cell of the period (ARC-16). */
export async function assertBackedUp(workbook: Buffer, period: Period): Promise<void> {
  const columns = tenantColumns(period.coverages, true);
  await assertRows(workbook, TENANTS_SHEET, columns, period.tenants);
  await assertRows(workbook, STATS_SHEET, facilityColumns, [period.facility]);
}

async function assertRows<Row>(
  workbook: Buffer,
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  let next = -1;
  for await (const batch of (await openSheet(workbook, { name })).rows()) {
    for (const { number, cells } of batch) {
      const row = rows[next];
      const expected =
        next === -1
          ? columns.map(({ heading }) => heading)
          : row && columns.map((column) => cellText(column, row));
      if (!expected || !sameCells(cells, expected)) {
        throw new Error(`The backup's sheet ${name} differs from the database in row ${number}.`);
      }
      next += 1;
    }
  }
  if (next !== rows.length) {
    throw new Error(`The backup's sheet ${name} has ${next} rows and the database ${rows.length}.`);
  }
}

/** The text that the reader must return for a cell. */
function cellText<Row>(column: SheetColumn<Row>, row: Row): string {
  const value = column.value(row);
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' && column.kind !== 'date'
    ? normalisedText(storedText(neutralise(value))).trim()
    : String(value);
}

const sameCells = (cells: readonly string[], expected: readonly string[]) =>
  cells.length <= expected.length && expected.every((text, at) => text === (cells[at] ?? ''));
