import { plainLocale } from '../day/day.ts';

/** Number of years on one page of the year view. */
export const yearsPerPage = 12;

/** The years on the page that contains `year`. */
export function yearsAround(year: number): number[] {
  const first = year - (year % yearsPerPage);
  return Array.from({ length: yearsPerPage }, (_, offset) => first + offset);
}

/** The names of the months. */
export function monthNames(locale: string): string[] {
  const name = new Intl.DateTimeFormat(plainLocale(locale), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2026, month, 1)));
}

/**
 * The headings of the days of a week from Sunday on: two letters, or where two days begin with the same ones, the shortest
 * form of the locale that is different for every day.
 */
export function weekdayHeadings(locale: string): string[] {
  const sunday = Date.UTC(2026, 10, 1);
  const names = (weekday: 'narrow' | 'short') => {
    const name = new Intl.DateTimeFormat(plainLocale(locale), { weekday, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => name.format(sunday + day * 86_400_000));
  };
  const short = names('short');
  const forms = [short.map((name) => name.slice(0, 2)), names('narrow')];
  return forms.find((form) => new Set(form).size === 7) ?? short;
}

const columns = 3;

/** The number of cells that a key moves in a grid of three columns from `index`; 0 for other keys. */
export function keyStep(key: string, index: number): number {
  const column = index % columns;
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'ArrowUp':
      return -columns;
    case 'ArrowDown':
      return columns;
    case 'Home':
      return -column;
    case 'End':
      return columns - 1 - column;
    case 'PageUp':
      return -12;
    case 'PageDown':
      return 12;
    default:
      return 0;
  }
}
