import type { Day, ImportFile, Software } from '@audit-letters/api-client/contract';
import { type CellValue, type SheetColumn, sheet, workbookBuffer } from '../../sheets/write.ts';
import { type SampleTenant, samplePeople } from './people.ts';

/** The cells of a row by their headings. */
type Cells = Readonly<Record<string, CellValue>>;
/** A row of a report, or another line from the left. */
type Line = Cells | CellValue[];

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
  /** The lines above the headings. */
  title?: (facility: string) => Line[];
  row: (tenant: SampleTenant, unit: string, facility: string) => Cells;
  /** The headings of real date cells. */
  dates?: readonly string[];
  /** Other lines and the headings again, after every `count` tenants. */
  every?: { count: number; lines: (facility: string) => Line[] };
  end?: (count: number) => Line[];
  vacant?: (n: number) => Cells;
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
  const headings = samplePeople(1).flatMap((each) => Object.keys(layout.row(each, 'A1', facility)));
  const lines: Line[] = [...(layout.title?.(facility) ?? []), headings];
  for (const [n, tenant] of tenants.entries()) {
    for (const unit of tenant.units) lines.push(layout.row(tenant, unit, facility));
    if (layout.vacant && n % 5 === 4) lines.push(layout.vacant(n));
    if (layout.every && n % layout.every.count === layout.every.count - 1) {
      lines.push(...layout.every.lines(facility), headings);
    }
  }
  lines.push(...(layout.end?.(tenants.length) ?? []));
  const [first, ...others] = lines.map((line) =>
    Array.isArray(line) ? line : headings.map((heading) => line[heading]),
  );
  const columns = headings.map(
    (heading, at): SheetColumn<CellValue[]> => ({
      heading: String(first?.[at] ?? ''),
      kind: layout.dates?.includes(heading) ? 'date' : 'text',
      value: (cells) => cells[at],
    }),
  );
  const sheets = [sheet('Rent Roll', columns, others)];
  if (layout.secondSheet) {
    sheets.push(
      sheet('Site', [{ heading: 'sSiteName', value: () => 'Harbor Lane Storage' }], [null]),
    );
  }
  return workbookBuffer(sheets);
}

export const rentRoll = (software: Software, name: string, layout: Layout): Sample => ({
  software,
  name,
  files: async ({ count, facility }) => ({
    rent_roll: await report(layout, samplePeople(count), facility),
  }),
});
