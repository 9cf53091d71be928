import {
  type DriverOptions,
  type Driving,
  driving,
  findOne,
  pressIn,
  textOf,
  until,
} from './dom.ts';

/** A `DateField` or `InlineDatePicker` in the words of a reader. */
export interface DateFieldDriver {
  /** The text that stands in it. */
  text: () => string;
  /** Writes a date as a reader does, over what was there, and leaves the field. */
  fill: (text: string) => Promise<void>;
  /** What is said about text that was no date, such as `'02/31/2026' is not a date and was cleared.`; or null. */
  cleared: () => string | null;
  /** Brings the cleared text back. */
  restore: () => Promise<void>;
  /** Opens the calendar and chooses a day there (`YYYY-MM-DD`). */
  choose: (day: string) => Promise<void>;
}

/** A `DateCalendar` in the words of a reader. */
export interface CalendarDriver {
  /** What its title says, such as `November 2026`. */
  title: () => string;
  /** The chosen day (`YYYY-MM-DD`), or null when it is none of the month shown. */
  chosen: () => string | null;
  /** Goes to the month of a day (`YYYY-MM-DD`) and chooses it. */
  choose: (day: string) => Promise<void>;
}

/** Drives the `DateField` (or `InlineDatePicker`) in (or at) `container`. `name` is its label. */
export function driveDateField(
  container: ParentNode,
  options: DriverOptions = {},
): DateFieldDriver {
  const drive = driving(options);
  const input = () =>
    findOne<HTMLInputElement>(container, 'input.al-day-input', 'date field', options.name);
  const field = () => input().closest<HTMLElement>('.al-day-field') ?? input();
  // Never empty: its hint is the format.
  const hint = () => {
    const [id = ''] = (input().getAttribute('aria-describedby') ?? '').split(/\s+/).slice(-1);
    return input().ownerDocument.getElementById(id) ?? field();
  };
  const line = () => field().querySelector('[role="status"]');

  return {
    text: () => input().value,
    async fill(text) {
      await drive.user.clear(input());
      if (text) await drive.user.type(input(), text);
      // Leaves it by a press on what takes no focus.
      await drive.user.click(hint());
    },
    cleared: () => textOf(line()?.querySelector('span')) || null,
    async restore() {
      await pressIn(line() ?? field(), /./, drive);
    },
    async choose(day) {
      const opener = field().querySelector<HTMLElement>('[aria-haspopup="dialog"]');
      if (!opener) return driveGrid(field().parentElement ?? field(), drive).choose(day);
      await drive.user.click(opener);
      const panel = await until(
        () => {
          const id = opener.getAttribute('aria-controls') ?? '';
          const open = opener.ownerDocument.getElementById(id);
          return open?.querySelector('[role="grid"]') ? open : null;
        },
        'The calendar did not open.',
        drive,
      );
      await driveGrid(panel, drive).choose(day);
    },
  };
}

/** Drives the `DateCalendar` in (or at) `container`. */
export function driveCalendar(container: ParentNode, options: DriverOptions = {}): CalendarDriver {
  return driveGrid(container, driving(options), options.name);
}

function driveGrid(container: ParentNode, drive: Driving, name?: string | RegExp): CalendarDriver {
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
        if (cell?.getAttribute('aria-disabled') === 'true')
          throw new Error(`${day} cannot be chosen.`);
        if (cell) return void (await drive.user.click(cell));
        const [first] = days();
        const before = first && dayOfCell(first);
        if (!before) throw new Error('The calendar shows no days.');
        const step = day < before ? header()[0] : header()[2];
        if (!step || step.disabled) throw new Error(`The calendar does not go as far as ${day}.`);
        await drive.user.click(step);
        await until(
          () => days()[0] && dayOfCell(days()[0] ?? step) !== before,
          'The calendar does not turn its page.',
          drive,
        );
      }
    },
  };
}
