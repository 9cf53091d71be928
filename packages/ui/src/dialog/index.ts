export { Dialog, type DialogHandle, type DialogProps } from './Dialog.tsx';
