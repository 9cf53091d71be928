export { PercentBar, type PercentBarProps } from './PercentBar.tsx';
