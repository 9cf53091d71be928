export { type Later, later, useLoadLater } from './later.tsx';
export { laterDialog } from './laterDialog.tsx';
