/**
 * Moves the focus between rows with the arrow keys, `j`, `k`, Home and End.
 * Returns false for any other key.
 */
export function moveRowFocus(scrollArea: HTMLElement, target: Element, key: string): boolean {
  const rows = [...scrollArea.querySelectorAll<HTMLElement>('tbody > tr:not(.al-table-detail)')];
  const detail = target.closest('.al-table-detail');
  const current = rows.findIndex((row) => row.contains(target) || row === detail?.previousSibling);
  const above = current < 0 ? 0 : current - 1;
  const next = {
    ArrowDown: current + 1,
    j: current + 1,
    ArrowUp: above,
    k: above,
    Home: 0,
    End: rows.length - 1,
  }[key];
  if (next === undefined) return false;
  const row = rows[Math.min(Math.max(next, 0), rows.length - 1)];
  if (!row) return false;
  row.tabIndex = -1;
  row.focus();
  return true;
}
