import { Button, Card } from '@audit-letters/ui';
import { useId } from 'react';
import { changesKept, FormRefusal } from '../form/FormRefusal.tsx';
import type { SaveResult } from '../form/saveResult.ts';
import { type PasswordChange, usePasswordForm } from './PasswordForm.tsx';

export interface FirstPasswordProps {
  /** Saves the password. */
  onSave: (change: PasswordChange) => Promise<SaveResult>;
  /** The user keeps the generated password for now. */
  onLater: () => void;
}

/** Asks users with a generated password for one of their own, first on the home page (USR-68). */
export function FirstPassword({ onSave, onLater }: FirstPasswordProps) {
  const formId = useId();
  const { form, saving, refusal } = usePasswordForm({ id: formId, onSave });
  return (
    <Card
      title="Change Password"
      className="al-first-password"
      footer={
        <>
          <FormRefusal refusal={refusal} lead={changesKept} />
          <Button onClick={onLater}>Later</Button>
          <Button type="submit" form={formId} loading={saving}>
            Save
          </Button>
        </>
      }
    >
      <p>Your password was made for you, and staff can read it. Please choose your own.</p>
      {form}
    </Card>
  );
}
