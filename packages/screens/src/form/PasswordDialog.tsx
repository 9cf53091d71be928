import { Button, Dialog } from '@audit-letters/ui';
import { useId } from 'react';
import { changesKept, FormRefusal } from './FormRefusal.tsx';
import { useLeaveGuard } from './leaveGuard.ts';
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
  const formId = useId();
  const { form, isEntered, saving, refusal } = usePasswordForm({
    id: formId,
    username,
    onSave,
    onSaved: onClose,
  });
  const mayLeave = useLeaveGuard(isEntered);
  return (
    <Dialog
      open
      size="small"
      title="Change Password"
      onBeforeClose={mayLeave}
      onOpenChange={onClose}
      footer={({ close }) => (
        <>
          <FormRefusal refusal={refusal} lead={changesKept} />
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={saving}>
            Save
          </Button>
        </>
      )}
    >
      {form}
    </Dialog>
  );
}
