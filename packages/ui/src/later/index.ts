export { type Later, later, useLater } from './later.ts';
