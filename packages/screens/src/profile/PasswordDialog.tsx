import { Button, Dialog, Form, PasswordField } from '@audit-letters/ui';
import { useId, useState } from 'react';
import { changesKept, FormRefusal } from '../form/FormRefusal.tsx';
import { useFormChanges } from '../form/formChanges.ts';
import type { SaveResult } from '../form/saveResult.ts';
import { useSave } from '../form/useSave.ts';
import { type PasswordProblems, passwordProblems } from './passwordRules.ts';

export interface PasswordDialogProps {
  /** Saves the password. After a failure the dialog stays open and keeps the input (USR-25). */
  onSave: (change: { password: string }) => Promise<SaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

/** Asks for a new password twice (USR-18). */
export function PasswordDialog({ onSave, onClose }: PasswordDialogProps) {
  const formId = useId();
  const { onInput, mayLeave } = useFormChanges();
  const { save, saving, refusal } = useSave(onSave);
  const [problems, setProblems] = useState<PasswordProblems>({});

  async function handleSubmit({ data }: { data: FormData }) {
    const password = String(data.get('password') ?? '');
    const found = passwordProblems(password, String(data.get('confirmation') ?? ''));
    setProblems(found);
    if (found.password || found.confirmation) return;
    const result = await save({ password: password.trim() });
    if (result.ok) onClose();
    else if (result.fields?.password) setProblems({ password: result.fields.password });
  }

  return (
    <Dialog
      open
      size="small"
      title="Change Password"
      onBeforeClose={mayLeave}
      onOpenChange={onClose}
      footer={({ close }) => (
        <>
          <FormRefusal refusal={refusal?.fields?.password ? null : refusal} lead={changesKept} />
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={saving}>
            Save
          </Button>
        </>
      )}
    >
      <Form id={formId} onSubmit={handleSubmit} onInput={onInput}>
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          defaultValue=""
          hint="Spaces at both ends are removed."
          error={problems.password}
        />
        <PasswordField
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          defaultValue=""
          error={problems.confirmation}
        />
      </Form>
    </Dialog>
  );
}
