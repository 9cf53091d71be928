const controls =
  'a, button, input, select, textarea, label, summary, [contenteditable], [role="button"], [data-no-click]';

/** The row an event belongs to. */
export interface RowTarget {
  /** The record's row, also for an event in its detail row. */
  row: Element;
  /** Index of the record on the page, from 0. */
  index: number;
  /** The event happened in the detail row. */
  inDetail: boolean;
}

/**
 * Finds the row of an event on `body`. Returns undefined for events inside a popover: React bubbles them to the row
 * that opened it, but the popover is elsewhere in the document.
 */
export function findRowTarget(body: Element, target: EventTarget): RowTarget | undefined {
  if (!(target instanceof Element) || !body.contains(target) || body === target) return undefined;
  let row = target;
  while (row.parentElement && row.parentElement !== body) row = row.parentElement;
  const inDetail = isDetail(row);
  if (inDetail && row.previousElementSibling) row = row.previousElementSibling;
  let index = 0;
  for (let above = row.previousElementSibling; above; above = above.previousElementSibling) {
    if (!isDetail(above)) index += 1;
  }
  return { row, index, inDetail };
}

const isDetail = (row: Element) => row.classList.contains('al-table-detail');

/** Whether a click is on the row itself: not on a control in it, and not the end of a text selection. */
export function isRowClick(row: Element, target: Element, selection: Selection | null) {
  const control = target.closest(controls);
  if (control && row.contains(control)) return false;
  return !(selection && !selection.isCollapsed && selection.containsNode(row, true));
}

/** Whether the element uses keys for text entry or choosing an option. */
export function isTyping(target: EventTarget) {
  return (
    target instanceof Element &&
    target.matches('input:not([type="checkbox"]), select, textarea, [contenteditable]')
  );
}
