import { type Day, plainLocale } from '../day/day.ts';
import type { calendarTexts } from './texts.ts';

/** The day, the texts and the locale of the cells of a calendar. */
export interface GridAria {
  today: Day;
  titleId: string;
  texts: typeof calendarTexts;
  locale: string;
}

/**
 * Adds the ARIA grid semantics that match react-datepicker 9.1's keyboard behaviour. The library renders a plain
 * `table` and takes today from the system clock; neither can be configured. Remove this when it supports both.
 */
export function patchGridAria(root: HTMLElement, { today, titleId, texts, locale }: GridAria) {
  const grid = root.querySelector('[role="table"], .al-calendar-days');
  grid?.classList.add('al-calendar-days');
  grid?.setAttribute('role', 'grid');
  grid?.setAttribute('aria-labelledby', titleId);
  // The library's names are in English without a locale of date-fns.
  const fullDate = new Intl.DateTimeFormat(plainLocale(locale), {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  for (const cell of root.querySelectorAll('.react-datepicker__day')) {
    const [, day = ''] = /al-day-([\d-]+)/.exec(cell.className) ?? [];
    const disabled = cell.getAttribute('aria-disabled') === 'true';
    const name = fullDate.format(new Date(day));
    cell.setAttribute('aria-label', disabled ? texts.unavailable(name) : texts.choose(name));
  }
  for (const cell of root.querySelectorAll('.react-datepicker__day[aria-current]')) {
    cell.removeAttribute('aria-current');
  }
  for (const cell of root.querySelectorAll(`.al-day-${today}`)) {
    cell.setAttribute('aria-current', 'date');
  }
}
