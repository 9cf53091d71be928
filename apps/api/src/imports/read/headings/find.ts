import type { ImportColumn, Software } from '@audit-letters/api-client/contract';
import type { SheetRow } from '../../../sheets/read.ts';
import { type HeadingMatch, matchHeading } from './match.ts';
import { type Field, nameFields } from './spellings.ts';

/** The columns of each field, the best match first. Most fields have one column, or several with the same heading. */
export type Columns = ReadonlyMap<Field, readonly number[]>;

export interface FoundHeadings {
  columns: Columns;
  /** The cells of the headings, in one row. */
  heading: readonly string[];
  /** The same, and the one or two rows of the file, which reports repeat on every page. */
  lines: readonly (readonly string[])[];
  /** The number of rows above the first tenant: the title and the headings. */
  rowsAbove: number;
  titleRows: readonly SheetRow[];
}

/** The last row in which headings may begin. */
export const DEEPEST_HEADING = 60;

const LONGEST_HEADING = 200;

/** Whether these fields identify the wanted report. */
export type Suffices = (fields: ReadonlySet<Field>) => boolean;

/**
 * Finds the headings among the first rows of a sheet: the row that names the most fields, alone or joined with the row
 * below it (`Move` above `In`). Cells of the upper row may be merged over several columns.
 */
export function findHeadings(
  rows: readonly SheetRow[],
  suffices: Suffices,
  software?: Software,
): FoundHeadings | undefined {
  let best: { score: number; found: FoundHeadings } | undefined;
  const texts = rows.slice(0, DEEPEST_HEADING + 1).map(({ cells }) => withoutLong(cells));
  for (const [index, row] of texts.slice(0, DEEPEST_HEADING).entries()) {
    const below = texts[index + 1] ?? [];
    const captions = fillGaps(texts[index - 1] ?? []);
    for (const { heading, height } of [
      { heading: row, height: 1 },
      { heading: joinRows(row, below), height: 2 },
      { heading: joinRows(fillGaps(row), below), height: 2 },
    ]) {
      const { columns, score } = columnsOf(heading, captions, software);
      // Two rows must name clearly more fields than one row, or the first tenant becomes a heading.
      const weighted = score - (height - 1) * 0.5;
      if (!suffices(new Set(columns.keys())) || (best && weighted <= best.score)) continue;
      const titleRows = rows.slice(0, index);
      const lines = [heading, ...texts.slice(index, index + height)];
      const rowsAbove = index + height;
      best = { score: weighted, found: { columns, heading, lines, rowsAbove, titleRows } };
    }
  }
  return best?.found;
}

/** Empties the cells that are too long for a heading: to join and normalise them could take minutes. */
const withoutLong = (cells: readonly string[]): readonly string[] =>
  cells.map((cell) => (cell.length > LONGEST_HEADING ? '' : cell));

interface LikelyHeadings {
  index: number;
  /** The texts that may be headings. */
  texts: readonly string[];
  /** A name for each column: its heading, or its place. */
  names: readonly string[];
}

/** The row that looks most like headings. */
export function likelyHeadings(rows: readonly SheetRow[]): LikelyHeadings | undefined {
  let best: LikelyHeadings | undefined;
  for (const [index, { cells }] of rows.entries()) {
    const texts = cells.filter((cell) => cell.length <= 40 && /\p{L}{2}/u.test(cell));
    if (texts.length <= (best?.texts.length ?? 0)) continue;
    const names = withoutLong(cells).map((cell, at) => cell || `Column ${at + 1}`);
    best = { index, texts, names };
  }
  return best;
}

/** The headings as the user has named them (IMP-74). Other columns are found by their headings. */
export function namedHeadings(
  rows: readonly SheetRow[],
  userColumns: readonly ImportColumn[],
  software: Software,
): FoundHeadings | undefined {
  const likely = userColumns.length > 0 && likelyHeadings(rows);
  if (!likely) return undefined;
  const { index, names } = likely;
  const own = new Map<Field, number>(
    userColumns.map(({ field, heading }) => [field, names.indexOf(heading)]),
  );
  const namesTenant = nameFields.some((field) => own.has(field));
  if (!own.has('unit') || !namesTenant || [...own.values()].includes(-1)) return undefined;
  const columnsOfUser = new Set(own.values());
  const columns = new Map<Field, readonly number[]>();
  for (const [field, places] of columnsOf(names, [], software).columns) {
    const free = places.filter((at) => !columnsOfUser.has(at));
    if (free.length > 0 && !nameFields.some((name) => name === field)) columns.set(field, free);
  }
  for (const [field, at] of own) columns.set(field, [at]);
  // A named ZIP code, account or date is no heading: all rows below the title are tenants.
  if ([...own.values()].some((at) => /^\P{L}*\d\P{L}*$/u.test(names[at] ?? ''))) {
    const first = rows.findIndex(({ cells }, at) => at === index || !isTitle(cells, own));
    return {
      columns,
      heading: [],
      lines: [],
      rowsAbove: first,
      titleRows: rows.slice(0, first),
    };
  }
  return {
    columns,
    heading: names,
    lines: [names],
    rowsAbove: index + 1,
    titleRows: rows.slice(0, index),
  };
}

/** Whether the row lacks a unit or a name, and has no digits, as of a street or date, in another named column. */
function isTitle(cells: readonly string[], named: ReadonlyMap<Field, number>): boolean {
  const has = (field: Field) => Boolean(cells[named.get(field) ?? -1]);
  if (has('unit') && nameFields.some(has)) return false;
  const identifying: readonly Field[] = ['unit', ...nameFields];
  return ![...named].some(
    ([field, at]) => !identifying.includes(field) && /\d/.test(cells[at] ?? ''),
  );
}

/** Whether the row repeats the headings, as reports do on every page. */
export function isHeadingAgain(
  cells: readonly string[],
  { heading, lines, columns }: FoundHeadings,
): boolean {
  const places = [...columns.values()].flat();
  const isAgain = lines.some(
    (line) => places.filter((at) => isSameText(cells[at], line[at])).length >= 2,
  );
  return isAgain && !namesTenant(cells, { heading, columns });
}

/** Whether the row has a unit and a name that are not words of their headings. */
function namesTenant(
  cells: readonly string[],
  { heading, columns }: Pick<FoundHeadings, 'heading' | 'columns'>,
): boolean {
  const isOther = (at: number) => {
    const cell = cells[at] ?? '';
    return cell !== '' && !heading[at]?.toLowerCase().includes(cell.toLowerCase());
  };
  const differs = (field: Field) => columns.get(field)?.some(isOther) ?? false;
  return differs('unit') && nameFields.some(differs);
}

/** Ignores case. The length is compared first, because nearly every row is a tenant's. */
const isSameText = (a = '', b = '') =>
  a !== '' && a.length === b.length && a.toLowerCase() === b.toLowerCase();

function columnsOf(
  heading: readonly string[],
  captions: readonly string[],
  software: Software | undefined,
): { columns: Columns; score: number } {
  const matches = new Map<Field, { match: HeadingMatch; at: number }[]>();
  const hasSeveralCaptions = new Set(captions.filter(Boolean)).size > 1;
  let isAfterOther = false;
  for (const [at, text] of heading.entries()) {
    isAfterOther ||= otherPerson.test(text);
    const match = matchHeading(text, software);
    if (!match) continue;
    const others = matches.get(match.field) ?? [];
    // The columns of another person repeat those of the tenant, below a caption or after the name of the person.
    const isRepeated = others.some((other) => isSameText(heading[other.at], text));
    const caption = captions[at] ?? captions.at(-1) ?? '';
    const isBelowOther = otherPerson.test(caption);
    if (isRepeated && (isAfterOther || isBelowOther)) continue;
    // Below one of several captions they may be spelled differently. A lone text, or one above the first column, is
    // rather the title of the sheet.
    if (isBelowOther && hasSeveralCaptions && caption !== captions[0] && others.length > 0)
      continue;
    matches.set(match.field, [...others, { match, at }]);
  }
  let score = 0;
  const columns = new Map<Field, readonly number[]>();
  for (const [field, candidates] of matches) {
    candidates.sort(
      (a, b) => b.match.score - a.match.score || a.match.rank - b.match.rank || a.at - b.at,
    );
    score += candidates[0]?.match.score ?? 0;
    const places = (field === 'address_line_2' ? furtherLines(candidates) : candidates).map(
      ({ at }) => at,
    );
    const [first = -1] = places;
    const isTwin = (at: number) => at === first || isSameText(heading[at], heading[first]);
    columns.set(field, severalColumns.has(field) ? places : places.filter(isTwin));
  }
  return { columns, score };
}

/** Words of a caption or heading about another person than the tenant. */
const otherPerson =
  /(alternate|emergency|secondary|additional|co-?(tenant|occupant|signer|owner)|guarantor|employer|next of kin|lien ?holder|spouse|authori[sz]ed)/i;

/** One column of each spelling, so that the lines of a second address do not count. */
const furtherLines = <Found extends { match: HeadingMatch }>(matches: readonly Found[]) =>
  matches.filter(
    ({ match }, at) =>
      match.score === matches[0]?.match.score &&
      matches.findIndex((other) => other.match.rank === match.rank) === at,
  );

/** The fields that use the next best column when the best one is empty, and the further lines of an address. */
export const severalColumns: ReadonlySet<Field> = new Set([
  'address_line_2',
  'site_id',
  'site_name',
  'account',
  'move_in_date',
  'billing_date',
  'full_name',
  'phone',
  'email',
]);

const joinRows = (upper: readonly string[], lower: readonly string[]) =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) =>
    `${upper[at] ?? ''} ${lower[at] ?? ''}`.trim(),
  );

/** Fills each empty cell with the text at its left, as in merged cells. */
function fillGaps(cells: readonly string[]): string[] {
  let last = '';
  return cells.map((cell) => {
    if (cell !== '') last = cell;
    return last;
  });
}
