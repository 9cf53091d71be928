const controls =
  'a, button, input, select, textarea, label, summary, [contenteditable], [role="button"], [data-no-click]';

/** Whether a click means the row, and not something in it, text being selected, or a popover above it. */
export function meansTheRow(row: Element, target: EventTarget, selection: Selection | null) {
  // React sends clicks inside a popover to the row that opened it; in the document they are elsewhere.
  if (!(target instanceof Element) || !row.contains(target)) return false;
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
