import type { CSSProperties } from 'react';

/** Custom property with the maximum height of the scroll area. */
export function heightStyle(height: number | string | undefined) {
  const style: CSSProperties & Record<'--al-table-height', string | undefined> = {
    '--al-table-height': typeof height === 'number' ? `${height}px` : height,
  };
  return style;
}

/** Custom property of the `<table>` with the number of narrow columns before the data. */
export function tableStyle(controlColumns: number) {
  const style: CSSProperties & Record<'--al-table-marks', string> = {
    '--al-table-marks': `${controlColumns}`,
  };
  return style;
}
