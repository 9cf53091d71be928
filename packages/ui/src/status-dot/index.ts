export { StatusDot, type StatusDotProps, type StatusTone } from './StatusDot.tsx';
