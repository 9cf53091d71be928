export { useCloseRequest } from '../internal/closeRequest.ts';
export { Dialog } from './Dialog.tsx';
export type { DialogHandle } from './types.ts';
