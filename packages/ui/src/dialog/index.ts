export { Dialog } from './Dialog.tsx';
export { openDialogs } from './openDialogs.ts';
export type { DialogHandle, DialogProps } from './types.ts';
