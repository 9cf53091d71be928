export { useCloseRequest } from '../internal/closeRequest.ts';
export { focusableWhenScrolling } from '../internal/focusableWhenScrolling.ts';
export { Dialog } from './Dialog.tsx';
export type { DialogHandle } from './types.ts';
