export { formatCount, formatPercent, formatPhone } from './format.ts';
export { Nullable, type NullableProps } from './Nullable.tsx';
