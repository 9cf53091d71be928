import { Button } from '@audit-letters/ui';
import { useId } from 'react';
import { FormRefusal } from '../form/FormRefusal.tsx';
import { type PasswordChange, usePasswordForm } from '../form/PasswordForm.tsx';
import type { SaveResult } from '../form/saveResult.ts';
import { ProductLogo } from '../layout/Logo.tsx';

export interface ChoosePasswordScreenProps {
  /** Saves the password. */
  onSave: (change: PasswordChange) => Promise<SaveResult>;
  /** The address of the login page, for users who have a password. */
  loginHref: string;
}

/**
 * Asks for a new password, in the card of the login form, after a user has followed a password link (USR-70).
 * @calls users.choosePassword
 */
export function ChoosePasswordScreen({ onSave, loginHref }: ChoosePasswordScreenProps) {
  const formId = useId();
  const { form, saving, refusal } = usePasswordForm({ id: formId, onSave });
  return (
    <div className="al-login">
      <div className="al-login-card">
        <ProductLogo />
        <h1>Choose a password</h1>
        {form}
        <Button type="submit" form={formId} variant="primary" loading={saving}>
          Save
        </Button>
        <FormRefusal refusal={refusal} />
        <a href={loginHref}>Log In</a>
      </div>
    </div>
  );
}
