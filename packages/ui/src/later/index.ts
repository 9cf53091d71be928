export { type Later, type LaterStates, later, useLoadLater } from './later.tsx';
export { laterDialog } from './laterDialog.tsx';
