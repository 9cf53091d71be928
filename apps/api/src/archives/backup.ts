import type { CoverageLabels } from '../facilities/index.ts';
import { type FacilitySheetRow, facilityColumns, tenantColumns } from '../files/index.ts';
import { openNamedSheet } from '../sheets/read.ts';
import {
  type About,
  aboutSheet,
  neutralise,
  type SheetColumn,
  sheet,
  workbookBuffer,
} from '../sheets/write.ts';
import type { TenantRow } from '../tenants/index.ts';
import type { Clock } from '../time/clock.ts';
import { formatDay } from '../time/day.ts';

export const TENANTS_SHEET = 'Tenants';
export const STATS_SHEET = 'Stats';

/** A period as its backup keeps it. */
export interface Period {
  facility: FacilitySheetRow;
  tenants: readonly TenantRow[];
  coverages: CoverageLabels;
}

/** The backup of a period as a workbook, read back and compared before it is handed out. */
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
  await expectBackedUp(workbook, period);
  return workbook;
}

/** Opens the workbook as anybody would and fails unless every cell of the period is in it. */
export async function expectBackedUp(workbook: Buffer, period: Period): Promise<void> {
  const columns = tenantColumns(period.coverages, true);
  await expectRows(workbook, TENANTS_SHEET, columns, period.tenants);
  await expectRows(workbook, STATS_SHEET, facilityColumns, [period.facility]);
}

async function expectRows<Row>(
  workbook: Buffer,
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  let next = -1;
  for await (const batch of (await openNamedSheet(workbook, name)).rows()) {
    for (const { number, cells } of batch) {
      const row = rows[next];
      const expected =
        next === -1
          ? columns.map(({ heading }) => heading)
          : row && columns.map((column) => shown(column, row));
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

/** A cell as the reader must return it. */
function shown<Row>(column: SheetColumn<Row>, row: Row): string {
  const value = column.value(row);
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' && column.kind !== 'date' ? neutralise(value) : String(value);
}

const sameCells = (cells: readonly string[], expected: readonly string[]) =>
  cells.length <= expected.length &&
  expected.every((text, at) => plain(text) === plain(cells[at] ?? ''));

/** Without what a spreadsheet cannot hold (control characters) and the reader leaves out (outer space). */
const plain = (text: string) => text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, '').trim();
