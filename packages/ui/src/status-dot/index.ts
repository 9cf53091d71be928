export { type Activity, StatusDot, type StatusDotProps } from './StatusDot.tsx';
