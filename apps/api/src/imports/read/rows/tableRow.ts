import type { CellMark, SheetRow } from '../../../sheets/read.ts';
import { type Remark, remarkOn, remarks } from '../../rowClass.ts';
import { contactRemarks } from '../cells/contacts.ts';
import { cellText, isShortened, madeOf } from '../cells/identifiers.ts';
import { type Columns, severalColumns } from '../headings/find.ts';
import { type Field, nameFields } from '../headings/spellings.ts';

/** The columns of a table, for all of its rows. */
export interface TableColumns {
  columns: Columns;
  /** The cells of the headings. */
  heading: readonly string[];
  /** The fields of each column. */
  fieldOf: ReadonlyMap<number, Field>;
}

export const tableColumns = (columns: Columns, heading: readonly string[]): TableColumns => ({
  columns,
  heading,
  fieldOf: new Map([...columns].flatMap(([field, places]) => places.map((at) => [at, field]))),
});

/** A row by the fields of its columns. */
export class TableRow {
  readonly number: number;
  readonly cells: readonly string[];
  readonly #table: TableColumns;
  /** The marks of the columns that are read. */
  readonly #marks: readonly CellMark[];

  constructor({ number, cells, marks = [] }: SheetRow, table: TableColumns) {
    this.number = number;
    this.cells = cells;
    this.#table = table;
    this.#marks = marks.filter(({ column }) => table.fieldOf.has(column));
  }

  /** The first text in the columns of the field, or ''. */
  get(field: Field): string {
    const places = this.#table.columns.get(field);
    // Nearly all fields have one column.
    const at = places?.length === 1 ? places[0] : this.#used(field)[0];
    return at === undefined ? '' : this.#text(field, at);
  }

  all(field: Field): string[] {
    return this.#used(field).map((at) => this.#text(field, at));
  }

  /** Whether the row has no text for the field because Excel shows an error or has no value. */
  isBroken(field: Field): boolean {
    return (
      this.#marks.some(
        (mark) => hasNoValue(mark) && this.#table.fieldOf.get(mark.column) === field,
      ) && this.get(field) === ''
    );
  }

  /** Whether the spreadsheet program does not show the row. */
  get isHidden(): boolean {
    return this.#marks.some(({ reason }) => reason === 'hiddenRow');
  }

  /** The struck-out words beside others in the columns of these fields. */
  struckOut(fields: readonly Field[]): string {
    return this.#marks
      .filter((mark) => {
        const field = this.#table.fieldOf.get(mark.column);
        return (
          field && fields.includes(field) && mark.reason === 'struckOut' && !this.#isWhole(mark)
        );
      })
      .map(({ text }) => text)
      .join(' ');
  }

  #isWhole({ column, text }: CellMark): boolean {
    return this.cells[column] === text;
  }

  /** The remarks on the cells that are read: those that are not their face value, and columns that differ. */
  remarks(): Remark[] {
    const marks = this.#marks.filter((mark) => hasNoValue(mark) || this.#isUsed(mark.column));
    const namesOf = (...reasons: CellMark['reason'][]) =>
      marks
        .filter(({ reason }) => reasons.includes(reason))
        .map(({ column }) => this.#table.heading[column] ?? '');
    const isOtherStreet = this.#differing('address').length > 0;
    const struck = marks.filter(({ reason }) => reason === 'struckOut');
    return [
      marks.some(({ reason }) => reason === 'uncomputed') && remarks.lacksValue,
      ...marks
        .filter(({ reason }) => reason === 'error')
        .map(({ column, text }) => remarks.error(this.#table.heading[column] ?? '', text)),
      marks.some(({ reason }) => reason === 'hiddenRow') && remarks.hidden,
      ...remarkAbout(remarks.hiddenCells, namesOf('hiddenColumn', 'hiddenText')),
      ...remarkAbout(
        remarks.struckOut,
        struck
          .filter((mark) => this.#isWhole(mark))
          .map(({ column }) => this.#table.heading[column] ?? ''),
      ),
      ...struck
        .filter((mark) => !this.#isWhole(mark))
        .map(({ text }) => remarks.struckOutText(text)),
      ...this.#madeByExcel(),
      ...this.#shortened(),
      ...contactRemarks(this),
      ...[...this.#table.columns.keys()].flatMap((field) =>
        besideStreet.has(field) && isOtherStreet ? [] : this.#differing(field),
      ),
    ].filter((remark) => remark !== false);
  }

  /** The unit and the flat that Excel may have taken for a number. */
  #madeByExcel(): Remark[] {
    return (['unit', 'address_line_2'] as const).flatMap((field) =>
      this.#used(field).flatMap((at) => {
        const text = this.#text(field, at);
        const reason = this.#marks.find(({ column }) => column === at)?.reason;
        const kind = (reason && notations.get(reason)) ?? madeOf(text);
        if (!kind) return [];
        return field === 'unit'
          ? remarkOn('unit', remarks.madeByExcel('unit', text, kind))
          : remarkOn('address', remarks.madeByExcel('apartment', text, kind));
      }),
    );
  }

  /** Accounts and phone numbers such as '5.12555E+09'. */
  #shortened(): Remark[] {
    return (['account', 'phone'] as const).flatMap((field) =>
      (this.#table.columns.get(field) ?? [])
        .map((at) => this.cells[at] ?? '')
        .filter(isShortened)
        .map((text) =>
          field === 'account'
            ? remarks.shortened('account', text)
            : remarkOn('contact', remarks.shortened('phone number', text)),
        ),
    );
  }

  /** Columns with one heading that have different texts. Two phone numbers are usual. */
  #differing(field: Field): string[] {
    const places = this.#table.columns.get(field) ?? [];
    if (places.length < 2 || field === 'phone' || field === 'email') return [];
    const { heading } = this.#table;
    const twice = places.filter((at) => this.#text(field, at) !== '');
    const [first, other] = twice.filter((at) =>
      twice.some((each) => each !== at && heading[each] === heading[at]),
    );
    if (first === undefined || other === undefined) return [];
    const [used, unused] = this.#isUsed(first) ? [first, other] : [other, first];
    if (this.#text(field, used).toLowerCase() === this.#text(field, unused).toLowerCase())
      return [];
    return [remarks.differ(heading[first] ?? '', this.#text(field, unused))];
  }

  #isUsed(column: number): boolean {
    const field = this.#table.fieldOf.get(column);
    return field !== undefined && this.#used(field).includes(column);
  }

  /** The filled columns of the field, most fields have one. A hidden column counts if no other has a text. */
  #used(field: Field): readonly number[] {
    const places = this.#placesOf(field);
    const filled = places.filter((at) => this.#text(field, at) !== '');
    if (filled.length < 2) return filled;
    const visible = filled.filter(
      (at) => !this.#marks.some(({ column, reason }) => column === at && reason === 'hiddenColumn'),
    );
    const used = visible.length > 0 ? visible : filled;
    return severalColumns.has(field) ? used : used.slice(0, 1);
  }

  /** Where a file has two addresses with the same headings, the parts are those of the street. */
  #placesOf(field: Field): readonly number[] {
    const places = this.#table.columns.get(field) ?? [];
    const streets = this.#table.columns.get('address') ?? [];
    if (!besideStreet.has(field) || places.length < 2 || places.length !== streets.length) {
      return places;
    }
    const [street = 0] = this.#used('address');
    return [places[Math.max(0, streets.indexOf(street))] ?? 0];
  }

  #text(field: Field, at: number): string {
    const cell = this.cells[at];
    return cell ? cellText(field, cell) : '';
  }

  /** The row with the names, address and facility of the row above where it has none. */
  below(above: TableRow): TableRow {
    const cells = [...this.cells];
    for (const field of suppressedFields) {
      if (this.get(field) !== '') continue;
      for (const at of this.#table.columns.get(field) ?? []) cells[at] = above.cells[at] ?? '';
    }
    const filled = Array.from(cells, (cell) => cell ?? '');
    return new TableRow(
      { number: this.number, cells: filled, marks: [...this.#marks] },
      this.#table,
    );
  }
}

const suppressedFields: readonly Field[] = [
  ...nameFields,
  ...(['address', 'address_line_2', 'city', 'state', 'zip_code', 'country', 'locality'] as const),
  ...(['site_id', 'site_name'] as const),
];

const besideStreet: ReadonlySet<Field> = new Set(['city', 'state', 'zip_code', 'country']);

const hasNoValue = ({ reason }: CellMark) => reason === 'error' || reason === 'uncomputed';

const remarkAbout = (remark: (names: string) => string, names: readonly string[]) =>
  names.length > 0 ? [remark(names.join(', '))] : [];

/** What Excel made of a text. */
const notations = new Map<CellMark['reason'], string>([
  ['scientific', 'a number'],
  ['percentage', 'a percentage'],
  ['fraction', 'a fraction'],
  ['time', 'a time'],
  ['truthValue', 'TRUE or FALSE'],
]);

/** The texts of several fields by their names. */
export const cellsFor = <F extends Field>(row: Pick<TableRow, 'get'>, fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field, row.get(field)])) as Record<F, string>;
