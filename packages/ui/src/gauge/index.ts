export { Gauge } from './Gauge.tsx';
