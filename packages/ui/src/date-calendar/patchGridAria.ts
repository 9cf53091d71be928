import type { Day } from '../day/day.ts';

/**
 * Gives react-datepicker 9.1's month the semantics of the grid that its keys already follow. It draws a plain
 * `table`, and takes today from the clock of the machine; neither has a prop. To be
 * dropped as soon as the library draws `role="grid"` and takes today from its caller.
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
    // 'November 20th' does not contain the '20' that is seen, so it could not be called by voice.
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
