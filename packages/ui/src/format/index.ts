export { formatCount, formatPercent } from './format.ts';
export { Nullable } from './Nullable.tsx';
export { nullableTexts } from './texts.ts';
