import type { CSSProperties } from 'react';

/** Custom property with the maximum height of the scroll area. */
export function heightStyle(height: number | string | undefined) {
  const style: CSSProperties & Record<'--al-table-height', string | undefined> = {
    '--al-table-height': typeof height === 'number' ? `${height}px` : height,
  };
  return style;
}

/**
 * Custom properties of the `<table>`: the number of narrow columns before the data, and the headings, which the
 * stylesheet shows before the values in the card layout. Setting them once on the table costs nothing per cell.
 */
export function tableStyle(
  columns: readonly { header: string; headerHidden?: boolean; priority?: string }[],
  controlColumns: number,
) {
  const style: Record<`--al-${string}`, string> = {
    '--al-table-marks': `${controlColumns}`,
  };
  columns.forEach(({ header, headerHidden, priority }, index) => {
    if (priority !== 'high' && !headerHidden)
      style[`--al-heading-${controlColumns + index + 1}`] = JSON.stringify(header);
  });
  return style satisfies CSSProperties;
}
