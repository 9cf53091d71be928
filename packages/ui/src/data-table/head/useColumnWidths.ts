import { type RefObject, useLayoutEffect } from 'react';

/** A table with at least this number of rows is long: groups of rows out of view are not laid out. */
export const longTableRows = 500;

/** Rows in a group of a long table, as in `long.css`. The first group determines the widths. */
export const groupRows = 25;

/**
 * Sets the column widths of a long table as custom properties. Its rows are boxes of their own, so the browser cannot align
 * them as cells of one table; a copy of the first rows, laid out as a table, has the natural widths.
 */
export function useColumnWidths(
  scrollRef: RefObject<HTMLElement | null>,
  long: boolean,
  ...dependencies: [columns: unknown, rows: unknown, density: unknown]
) {
  const [columns, rows, density] = dependencies;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the widths depend on what is in the document
  useLayoutEffect(() => {
    const area = scrollRef.current;
    if (!area || !long) return;
    let width: number | undefined;
    const measure = () => {
      if (area.clientWidth === width) return;
      width = area.clientWidth;
      setColumnWidths(area);
    };
    measure();
    // In the next frame: a change of the layout in the callback is an error of the page.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(area);
    return () => observer.disconnect();
  }, [long, scrollRef, columns, rows, density]);
}

function setColumnWidths(area: HTMLElement) {
  const table = area.querySelector('table');
  const [body] = table?.tBodies ?? [];
  if (!table?.tHead || !body) return;
  const copy = document.createElement('table');
  for (const part of table.querySelectorAll(':scope > :is(colgroup, thead)'))
    copy.append(part.cloneNode(true));
  copy.append(body.cloneNode(true));
  copy.className = 'al-table-measured';
  copy.inert = true;
  area.append(copy);
  const widths = Array.from(
    copy.tHead?.rows[0]?.cells ?? [],
    (cell) => cell.getBoundingClientRect().width,
  );
  copy.remove();
  let total = 0;
  for (const [index, width] of widths.entries()) {
    total += width;
    table.style.setProperty(columnWidth(index), `${width}px`);
  }
  table.style.setProperty('--al-table-width', `${total}px`);
}

/** Custom property with the width of a column, counted from the first column of the table. */
const columnWidth = (index: number) => `--al-table-column-${index}`;

/** Style of a cell in a long table. */
export function columnStyle(index: number) {
  return { flexBasis: `var(${columnWidth(index)})` };
}
