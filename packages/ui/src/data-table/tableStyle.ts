import type { CSSProperties } from 'react';

/** Custom property with the maximum height of the scroll area. */
export function heightStyle(height: number | string | undefined) {
  const style: CSSProperties & Record<'--al-table-height', string | undefined> = {
    '--al-table-height': typeof height === 'number' ? `${height}px` : height,
  };
  return style;
}

/** Custom properties of the `<table>`: the number of narrow columns before the data, and the width of the data in px. */
export function tableStyle(controlColumns: number, size: number) {
  const style: CSSProperties & Record<'--al-table-marks' | '--al-table-size', string> = {
    '--al-table-marks': `${controlColumns}`,
    '--al-table-size': `${size}px`,
  };
  return style;
}
