import type { Day, ImportFile, Software } from '@audit-letters/api-client/contract';
import { type CellValue, type SheetColumn, sheet, workbookBuffer } from '../../sheets/write.ts';
import { type SampleTenant, samplePeople } from './people.ts';

/** A row of a report. A report may omit the last cells. */
type Line = readonly CellValue[];

interface SampleOptions {
  /** The number of tenants. */
  count: number;
  /** The facility as the file names it. */
  facility: string;
}

export interface Sample {
  software: Software;
  /** Its special feature. */
  name: string;
  files: (options: SampleOptions) => Promise<Partial<Record<ImportFile, Buffer>>>;
}

type DateStyle = 'serial' | 'us' | 'usTime' | 'iso' | 'short';

/** The layout of a report. */
export interface Layout {
  headings: readonly string[];
  /** The lines above the headings. */
  title?: (facility: string) => Line[];
  row: (tenant: SampleTenant, unit: string, facility: string) => Line;
  /** Columns (from 0) of real date cells. */
  dateColumns?: readonly number[];
  /** Other lines and the headings again, after every `count` tenants. */
  every?: { count: number; lines: (facility: string) => Line[] };
  end?: (count: number) => Line[];
  vacant?: (n: number) => Line;
  /** Whether a second sheet follows, such as SiteLink's profile of the site. */
  secondSheet?: boolean;
}

/** A day in this style. Real date cells take the plain day. */
export function dated(day: Day, style: DateStyle): string {
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

export const lastFirst = ({ firstName, lastName }: SampleTenant) => `${lastName}, ${firstName}`;
export const firstLast = ({ firstName, lastName }: SampleTenant) => `${firstName} ${lastName}`;

export async function report(
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

/** Confidential columns of a rent roll, which the server must not store (IMP-10). */
export const secretColumns = ['sSSN', 'sCreditCardNum', 'sAccessCode', 'sLicense'] as const;
export const secretValues = ['123-45-6789', '4111111111111111', '8842#', 'D1234567'] as const;

export const rentRoll = (software: Software, name: string, layout: Layout): Sample => ({
  software,
  name,
  files: async ({ count, facility }) => ({
    rent_roll: await report(layout, samplePeople(count), facility),
  }),
});
