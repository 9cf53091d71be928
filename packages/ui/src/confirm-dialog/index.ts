export {
  type Confirm,
  type Confirmation,
  ConfirmProvider,
  useConfirm,
} from './ConfirmProvider.tsx';
