export { formatCount, formatPercent } from './format.ts';
export { Nullable, type NullableProps } from './Nullable.tsx';
export { nullableTexts } from './texts.ts';
