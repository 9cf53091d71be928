import { Button, Form } from '@audit-letters/ui';
import { FormRefusal } from '../form/FormRefusal.tsx';
import { type PasswordChange, usePasswordForm } from '../form/PasswordForm.tsx';
import { fieldMessages, type SaveResult } from '../form/saveResult.ts';
import { useSave } from '../form/useSave.ts';
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
  const { save, refusal } = useSave(onSave);
  const form = usePasswordForm({ onSave: save });
  return (
    <div className="al-login">
      <div className="al-login-card">
        <ProductLogo />
        <h1>Choose a password</h1>
        <Form
          onSubmit={async () => {
            const result = await form.save();
            return result && fieldMessages(result);
          }}
        >
          {form.fields}
          <Button type="submit" variant="primary">
            Save
          </Button>
        </Form>
        <FormRefusal refusal={refusal?.fields ? null : refusal} />
        <a href={loginHref}>Log In</a>
      </div>
    </div>
  );
}
