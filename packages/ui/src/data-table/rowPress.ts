const controls =
  'a, button, input, select, textarea, label, summary, [contenteditable], [role="button"], [data-no-click]';

/** Where among the rows something happened. */
export interface RowPlace {
  /** The row of the record; never its detail. */
  row: Element;
  /** The place of the record on the page, from 0. */
  place: number;
  /** It happened in the detail below the row. */
  inDetail: boolean;
}

/**
 * The row that an event of `body` happened in, or undefined: React sends events inside a popover to the row that
 * opened it, but in the document they are elsewhere.
 */
export function rowPlace(body: Element, target: EventTarget): RowPlace | undefined {
  if (!(target instanceof Element) || !body.contains(target) || body === target) return undefined;
  let row = target;
  while (row.parentElement && row.parentElement !== body) row = row.parentElement;
  const inDetail = isDetail(row);
  if (inDetail && row.previousElementSibling) row = row.previousElementSibling;
  let place = 0;
  for (let above = row.previousElementSibling; above; above = above.previousElementSibling) {
    if (!isDetail(above)) place += 1;
  }
  return { row, place, inDetail };
}

const isDetail = (row: Element) => row.classList.contains('al-table-detail');

/** Whether a click in a row means the row, and not a control or text being selected. */
export function meansTheRow(row: Element, target: Element, selection: Selection | null) {
  const control = target.closest(controls);
  if (control && row.contains(control)) return false;
  return !(selection && !selection.isCollapsed && selection.containsNode(row, true));
}

/** Whether a key belongs to what is typed into. */
export function isTyping(target: EventTarget) {
  return (
    target instanceof Element &&
    target.matches('input:not([type="checkbox"]), select, textarea, [contenteditable]')
  );
}
