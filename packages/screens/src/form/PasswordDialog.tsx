import { FormDialog } from './FormDialog.tsx';
import { type PasswordChange, usePasswordForm } from './PasswordForm.tsx';
import type { SaveResult } from './saveResult.ts';

export interface PasswordDialogProps {
  /** Whose password it is. */
  username: string;
  /** Saves the password. After a failure the dialog stays open and keeps the input (USR-25). */
  onSave: (change: PasswordChange) => Promise<SaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

/** The dialog for a new password. */
export function PasswordDialog({ username, onSave, onClose }: PasswordDialogProps) {
  const { fields, isEntered, save } = usePasswordForm({ username, onSave });
  return (
    <FormDialog
      size="small"
      title="Change Password"
      isChanged={isEntered}
      onSave={save}
      onClose={onClose}
    >
      {fields}
    </FormDialog>
  );
}
