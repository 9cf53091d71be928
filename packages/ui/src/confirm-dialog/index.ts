export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export {
  type Confirm,
  type Confirmation,
  ConfirmProvider,
  useConfirm,
} from './ConfirmProvider.tsx';
