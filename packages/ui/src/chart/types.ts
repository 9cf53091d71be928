import type { CSSProperties } from 'react';
import type { Tone } from '../tone/tones.ts';

/** The colour of a part of a chart: a tone, or the unfilled track. */
export type ChartTone = Tone | 'empty';

/** Inline styles with custom properties of the style sheet. */
export type ChartStyle = CSSProperties & Record<`--_${string}`, string | number>;
