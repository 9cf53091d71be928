import type { Day } from '../day/day.ts';

/**
 * Adds the ARIA grid semantics that match react-datepicker 9.1's keyboard behaviour. The library renders a plain
 * `table` and takes today from the system clock; neither can be configured. Remove this when it supports both.
 */
export function patchGridAria(
  root: HTMLElement,
  { today, titleId }: { today: Day; titleId: string },
) {
  const grid = root.querySelector('[role="table"], .al-calendar-days');
  grid?.classList.add('al-calendar-days');
  grid?.setAttribute('role', 'grid');
  grid?.setAttribute('aria-labelledby', titleId);
  for (const cell of root.querySelectorAll('.react-datepicker__day')) {
    // The name must contain the visible text '20' for voice control; 'November 20th' does not.
    const name = cell.getAttribute('aria-label') ?? '';
    cell.setAttribute('aria-label', name.replace(/(\d)(st|nd|rd|th),/, '$1,'));
  }
  for (const cell of root.querySelectorAll('.react-datepicker__day[aria-current]')) {
    cell.removeAttribute('aria-current');
  }
  for (const cell of root.querySelectorAll(`.al-day-${today}`)) {
    cell.setAttribute('aria-current', 'date');
  }
}
