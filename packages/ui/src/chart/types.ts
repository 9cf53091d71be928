import type { CSSProperties } from 'react';

/** The colour of a part of a chart. `empty` is the unfilled track. */
export type ChartTone =
  | 'accent'
  | 'success'
  | 'info'
  | 'warning'
  | 'danger'
  | 'violet'
  | 'neutral'
  | 'empty';

/** Inline styles with custom properties of the style sheet. */
export type ChartStyle = CSSProperties & Record<`--_${string}`, string | number>;
