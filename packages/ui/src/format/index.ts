export { formatCount, formatPercent } from './format.ts';
export { Nullable, type NullableProps } from './Nullable.tsx';
