import {
  type DriverOptions,
  driverContext,
  findOne,
  pressIn,
  quote,
  textOf,
  until,
} from './dom.ts';

/** Driver of a `DataTable`. */
export interface TableDriver {
  /** The headings, in order, including those of the checkbox and detail columns. */
  headings: () => string[];
  /** The row headers of the page, in order. */
  rows: () => string[];
  /** The row with this header. Each call looks the row up again, because row elements are reused between pages. */
  row: (name: string | RegExp) => TableRowDriver;
  /** The current sort, or null. */
  sorted: () => { heading: string; direction: 'ascending' | 'descending' } | null;
  /** Clicks a heading, which applies its next sort direction. */
  sort: (heading: string) => Promise<void>;
  /** The row headers of the selected rows on the page. */
  selected: () => string[];
  /** Clicks 'Select all'. */
  selectPage: () => Promise<void>;
  /** Whether rows are loading. */
  loading: () => boolean;
  /** Waits until no rows are loading. */
  loaded: () => Promise<void>;
  /** The message shown in place of rows, or null. */
  message: () => string | null;
  /** Clicks a button outside the rows, such as 'Retry' or 'Clear filters'. */
  press: (name: string | RegExp) => Promise<void>;
}

/** Driver of a table row. */
export interface TableRowDriver {
  /** The current `<tr>`. */
  element: () => HTMLTableRowElement;
  /** Text of the cell below a heading; each white space, also one that does not break, is one space. */
  cell: (heading: string) => string;
  /** Whether the row is selected. */
  selected: () => boolean;
  /** Selects or deselects the row. */
  select: (selected?: boolean) => Promise<void>;
  /** Whether the detail is expanded. */
  opened: () => boolean;
  /** Expands the detail and returns it. */
  open: () => Promise<HTMLElement>;
  /** Collapses the detail. */
  close: () => Promise<void>;
  /** Clicks the row itself, outside its controls. */
  click: () => Promise<void>;
  /** Clicks a button or link in it. */
  press: (name: string | RegExp) => Promise<void>;
}

/**
 * Creates a driver for the `DataTable` in (or at) `container`.
 *
 * ```ts
 * const tenants = driveTable(screen.container, { user });
 * await tenants.row('Ana Diaz').select();
 * expect(tenants.selected()).toEqual(['Ana Diaz']);
 * ```
 */
export function driveTable(container: ParentNode, options: DriverOptions = {}): TableDriver {
  const context = driverContext(options);
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
  const shownRows = () => {
    const rows = driver.rows();
    if (rows.length > 0) return `There is: ${rows.join(', ')}.`;
    if (driver.loading()) return 'The rows are loading.';
    const message = textOf(body()?.querySelector(':scope > .al-table-message'));
    return message || 'No column has `meta: { rowHeader: true }`, so the rows have no names.';
  };
  const checkbox = (row: Element) => {
    const box = row.querySelector<HTMLInputElement>(':scope > :first-child input[type=checkbox]');
    if (!box) throw new Error('The rows of this table cannot be selected.');
    return box;
  };

  function driveRow(name: string | RegExp): TableRowDriver {
    const matches = (row: Element) =>
      typeof name === 'string' ? nameOfRow(row) === name : name.test(nameOfRow(row));
    const element = () => {
      const [row, other] = bodyRows().filter(matches);
      if (!row) throw new Error(`There is no row ${quote(name)}. ${shownRows()}`);
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
        if (checkbox(element()).checked !== selected) await context.user.click(checkbox(element()));
      },
      async open() {
        if (!opened()) await context.user.click(expander());
        return until(detail, `The detail of ${quote(name)} did not open.`, context);
      },
      async close() {
        if (opened()) await context.user.click(expander());
      },
      async click() {
        const row = element();
        const plain = [...row.cells].find(
          (cell) => !cell.matches('[data-no-click]') && !cell.querySelector('a, button, input'),
        );
        await context.user.click(plain ?? row);
      },
      press: (button) => pressIn(element(), button, context),
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
      await pressIn(headingCell(heading).cell, heading, context);
    },
    selected: () =>
      bodyRows()
        .filter((row) => checkbox(row).checked)
        .map(nameOfRow),
    async selectPage() {
      const row = table().querySelector(':scope > thead > tr');
      if (row) await context.user.click(checkbox(row));
    },
    loading: () => table().closest('[aria-busy]')?.getAttribute('aria-busy') === 'true',
    async loaded() {
      await until(() => !driver.loading(), 'The rows are still loading.', context);
    },
    message: () => (bodyRows().length > 0 ? null : textOf(body()) || null),
    press: (button) =>
      pressIn(table().closest('section')?.parentElement ?? table(), button, context),
  };
  return driver;
}
