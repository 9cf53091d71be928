import type { CSSProperties } from 'react';

/** Custom property with the maximum height of the scroll area. */
export function heightStyle(height: number | string | undefined) {
  const style: CSSProperties & Record<'--al-table-height', string | undefined> = {
    '--al-table-height': typeof height === 'number' ? `${height}px` : height,
  };
  return style;
}

type TableStyle = CSSProperties & Record<`--al-table-${string}`, string | undefined>;

/**
 * Custom properties of the `<table>`: the number of narrow columns before the data, the widths of all data and of the pinned
 * columns, and where each pinned column begins.
 */
export function tableStyle(
  controlColumns: number,
  size: number,
  pinned: readonly { size: number; start: number }[],
): TableStyle {
  const starts = pinned.map(({ start }, index) => [`--al-table-pin-${index}`, `${start}px`]);
  const pinnedSize = pinned.reduce((sum, column) => sum + column.size, 0);
  return {
    '--al-table-marks': `${controlColumns}`,
    '--al-table-size': `${size}px`,
    '--al-table-pinned': pinnedSize > 0 ? `${pinnedSize}px` : undefined,
    ...Object.fromEntries(starts),
  };
}

/** Style of a cell in a pinned column. */
export const pinnedStyle = (index: number): CSSProperties => ({
  insetInlineStart: `calc(var(--al-table-marks) * var(--_mark) + var(--al-table-pin-${index}))`,
});
