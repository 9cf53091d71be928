import { type DriverOptions, driving, findOne, pressIn, quote, textOf, until } from './dom.ts';

/** A `DataTable` in the words of a reader. */
export interface TableDriver {
  /** The headings, in order; those of check and detail columns too. */
  headings: () => string[];
  /** The names of the records shown, in order. */
  rows: () => string[];
  /** A record by its name. It is looked up with each use: elements are reused from page to page, names are not. */
  row: (name: string | RegExp) => TableRowDriver;
  /** What the table is sorted by, or null. */
  sorted: () => { heading: string; direction: 'ascending' | 'descending' } | null;
  /** Presses a heading: the next sort by it. */
  sort: (heading: string) => Promise<void>;
  /** The names of the selected records of this page. */
  selected: () => string[];
  /** Presses 'Select all'. */
  selectPage: () => Promise<void>;
  /** Rows are on their way. */
  loading: () => boolean;
  /** What stands in the place of rows, or null. */
  message: () => string | null;
  /** Presses a button outside of the rows, such as 'Retry' or 'Clear filters'. */
  press: (name: string | RegExp) => Promise<void>;
}

/** One record of a table. */
export interface TableRowDriver {
  /** The element it is drawn with now. */
  element: () => HTMLTableRowElement;
  /** What stands below a heading. */
  cell: (heading: string) => string;
  /** Its checkbox is ticked. */
  selected: () => boolean;
  /** Ticks its checkbox, or unticks it. */
  select: (selected?: boolean) => Promise<void>;
  /** Its detail is shown. */
  opened: () => boolean;
  /** Shows its detail, and gives it back. */
  open: () => Promise<HTMLElement>;
  /** Hides its detail. */
  close: () => Promise<void>;
  /** Clicks the row itself, and no control in it. */
  click: () => Promise<void>;
  /** Presses a button or link in it. */
  press: (name: string | RegExp) => Promise<void>;
}

/**
 * Drives the `DataTable` in (or at) `container`.
 *
 * ```ts
 * const tenants = driveTable(screen.container, { user });
 * await tenants.row('Ana Diaz').select();
 * expect(tenants.selected()).toEqual(['Ana Diaz']);
 * ```
 */
export function driveTable(container: ParentNode, options: DriverOptions = {}): TableDriver {
  const drive = driving(options);
  const table = () => findOne(container, 'table', 'table', options.name);
  const headCells = () => [...table().querySelectorAll<HTMLElement>(':scope > thead > tr > th')];
  const body = () => table().querySelector(':scope > tbody:not([aria-hidden="true"])');
  const bodyRows = () => [
    ...(body()?.querySelectorAll<HTMLTableRowElement>(':scope > tr:has(> [scope="row"])') ?? []),
  ];
  const nameOfRow = (row: Element) => textOf(row.querySelector(':scope > [scope="row"]'));
  const headingCell = (heading: string) => {
    const index = headCells().findIndex((cell) => textOf(cell) === heading);
    const cell = headCells()[index];
    if (!cell) throw new Error(`There is no heading ${quote(heading)}: ${driver.headings()}.`);
    return { cell, index };
  };
  const checkbox = (place: Element) => {
    const box = place.querySelector<HTMLInputElement>(':scope > :first-child input[type=checkbox]');
    if (!box) throw new Error('The rows of this table cannot be selected.');
    return box;
  };

  function driveRow(name: string | RegExp): TableRowDriver {
    const isMeant = (row: Element) =>
      typeof name === 'string' ? nameOfRow(row) === name : name.test(nameOfRow(row));
    const element = () => {
      const [row, other] = bodyRows().filter(isMeant);
      if (!row)
        throw new Error(`There is no row ${quote(name)}. There is: ${driver.rows().join(', ')}.`);
      if (other) throw new Error(`More than one row is named ${quote(name)}.`);
      return row;
    };
    const expander = () => {
      const button = element().querySelector<HTMLElement>(':scope > td > button[aria-expanded]');
      if (!button) throw new Error(`The row ${quote(name)} has no detail.`);
      return button;
    };
    const opened = () => expander().getAttribute('aria-expanded') === 'true';
    const detail = () =>
      table().ownerDocument.getElementById(expander().getAttribute('aria-controls') ?? '');

    return {
      element,
      opened,
      cell: (heading) => textOf(element().cells[headingCell(heading).index]),
      selected: () => checkbox(element()).checked,
      async select(selected = true) {
        if (checkbox(element()).checked !== selected) await drive.user.click(checkbox(element()));
      },
      async open() {
        if (!opened()) await drive.user.click(expander());
        return until(detail, `The detail of ${quote(name)} did not open.`, drive);
      },
      async close() {
        if (opened()) await drive.user.click(expander());
      },
      async click() {
        const row = element();
        const plain = [...row.cells].find(
          (cell) => !cell.matches('[data-no-click]') && !cell.querySelector('a, button, input'),
        );
        await drive.user.click(plain ?? row);
      },
      press: (button) => pressIn(element(), button, drive),
    };
  }

  const driver: TableDriver = {
    headings: () => headCells().map(textOf),
    rows: () => bodyRows().map(nameOfRow),
    row: driveRow,
    sorted() {
      const cell = headCells().find((candidate) => candidate.hasAttribute('aria-sort'));
      const sort = cell?.getAttribute('aria-sort');
      return sort === 'ascending' || sort === 'descending'
        ? { heading: textOf(cell), direction: sort }
        : null;
    },
    async sort(heading) {
      await pressIn(headingCell(heading).cell, heading, drive);
    },
    selected: () =>
      bodyRows()
        .filter((row) => checkbox(row).checked)
        .map(nameOfRow),
    async selectPage() {
      const row = table().querySelector(':scope > thead > tr');
      if (row) await drive.user.click(checkbox(row));
    },
    loading: () => table().closest('[aria-busy]')?.getAttribute('aria-busy') === 'true',
    message: () => (bodyRows().length > 0 ? null : textOf(body()) || null),
    press: (button) => pressIn(table().closest('section')?.parentElement ?? table(), button, drive),
  };
  return driver;
}
