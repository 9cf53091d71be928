export { PercentBar } from './PercentBar.tsx';
