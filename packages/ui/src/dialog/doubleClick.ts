/** The second click of a double click follows the first within this time. */
const doubleClickMs = 500;

/** After a dialog has closed: keeps the second click of a double click from the page that was beneath it. */
export function ignoreSecondClick() {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, true);
  setTimeout(() => document.removeEventListener('click', ignore, true), doubleClickMs);
}
