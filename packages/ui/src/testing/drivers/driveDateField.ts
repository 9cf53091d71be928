import {
  type DriverContext,
  type DriverOptions,
  driverContext,
  findOne,
  textOf,
  until,
} from './dom.ts';

/** Driver of a `DateField` or `InlineDatePicker`. */
export interface DateFieldDriver {
  /** Current text. */
  text: () => string;
  /** Replaces the text and leaves the field. */
  fill: (text: string) => Promise<void>;
  /** The message about cleared text, such as `'02/31/2026' is not a date and was cleared.`, or null. After a submission, the
   * error of the field says it. */
  cleared: () => string | null;
  /** Clicks Restore. */
  restore: () => Promise<void>;
  /** Selects a day (`YYYY-MM-DD`) in the calendar. */
  choose: (day: string) => Promise<void>;
}

/** Driver of a `DateCalendar`. */
export interface CalendarDriver {
  /** Title, such as `November 2026`. */
  title: () => string;
  /** The selected day (`YYYY-MM-DD`), or null if it is not in the displayed month. */
  chosen: () => string | null;
  /** Navigates to the month of a day (`YYYY-MM-DD`) and selects it. */
  choose: (day: string) => Promise<void>;
}

/** Creates a driver for the `DateField` (or `InlineDatePicker`) in (or at) `container`; `name` is its label. */
export function driveDateField(
  container: ParentNode,
  options: DriverOptions = {},
): DateFieldDriver {
  const context = driverContext(options);
  const input = () =>
    findOne<HTMLInputElement>(container, 'input.al-day-input', 'date field', options.name);
  const field = () => input().closest<HTMLElement>('.al-day-field') ?? input();
  // There is always a hint; by default, the format.
  const hint = () => {
    const [id = ''] = (input().getAttribute('aria-describedby') ?? '').split(/\s+/).slice(-1);
    return input().ownerDocument.getElementById(id) ?? field();
  };
  const line = () => field().querySelector('.al-day-cleared');

  return {
    text: () => input().value,
    async fill(text) {
      await context.user.clear(input());
      if (text) await context.user.type(input(), text);
      // Click a non-focusable element to leave the field.
      await context.user.click(hint());
    },
    cleared: () => textOf(line()?.querySelector('span')) || null,
    async restore() {
      // Its name depends on the locale; it is the first one.
      const [restore] = line()?.querySelectorAll('button') ?? [];
      if (!restore) throw new Error('No text was cleared.');
      await context.user.click(restore);
    },
    async choose(day) {
      const opener = field().querySelector<HTMLElement>('[aria-haspopup="dialog"]');
      if (!opener) return driveGrid(field().parentElement ?? field(), context).choose(day);
      await context.user.click(opener);
      const panel = await until(
        () => {
          const id = opener.getAttribute('aria-controls') ?? '';
          const open = opener.ownerDocument.getElementById(id);
          return open?.querySelector('[role="grid"]') ? open : null;
        },
        'The calendar did not open.',
        context,
      );
      await driveGrid(panel, context).choose(day);
    },
  };
}

/** Creates a driver for the `DateCalendar` in (or at) `container`. */
export function driveCalendar(container: ParentNode, options: DriverOptions = {}): CalendarDriver {
  return driveGrid(container, driverContext(options), options.name);
}

function driveGrid(
  container: ParentNode,
  context: DriverContext,
  name?: string | RegExp,
): CalendarDriver {
  const calendar = () => findOne(container, '.al-calendar', 'calendar', name);
  const days = () => [
    ...calendar().querySelectorAll<HTMLElement>(
      '[role="gridcell"][class*="al-day-"]:not([class*="outside-month"])',
    ),
  ];
  const dayOfCell = (cell: Element) => /al-day-(\d{4}-\d\d-\d\d)/.exec(cell.className)?.[1] ?? '';
  const header = () => [...calendar().querySelectorAll<HTMLButtonElement>('button')].slice(0, 3);

  return {
    title: () => textOf(header()[1]),
    chosen() {
      const cell = days().find((one) => one.getAttribute('aria-selected') === 'true');
      return cell ? dayOfCell(cell) : null;
    },
    async choose(day) {
      for (;;) {
        const cell = days().find((one) => dayOfCell(one) === day);
        if (cell?.getAttribute('aria-disabled') === 'true') throw new Error(`${day} is disabled.`);
        if (cell) return void (await context.user.click(cell));
        const [first] = days();
        const before = first && dayOfCell(first);
        if (!before) throw new Error('The calendar shows no days.');
        const step = day < before ? header()[0] : header()[2];
        if (!step || step.disabled) throw new Error(`${day} is outside the range of the calendar.`);
        await context.user.click(step);
        await until(
          () => days()[0] && dayOfCell(days()[0] ?? step) !== before,
          'The calendar did not change its month.',
          context,
        );
      }
    },
  };
}
