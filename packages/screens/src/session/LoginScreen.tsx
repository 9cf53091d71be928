import { Button, Form, PasswordField, TextField } from '@audit-letters/ui';
import type { ReactNode } from 'react';
import { FormRefusal } from '../form/FormRefusal.tsx';
import type { SaveResult } from '../form/saveResult.ts';
import { useSave } from '../form/useSave.ts';
import { ProductLogo } from '../layout/Logo.tsx';

/** The typed credentials. The password keeps its spaces. */
export interface Credentials {
  /** The username as typed. */
  username: string;
  /** The password as typed. */
  password: string;
}

/** The reason that a session ended without a logout in this tab. */
export type EndReason = 'gone' | 'signed-out-elsewhere';

const endNotices: Readonly<Record<EndReason, string>> = {
  gone: 'Your session has ended. Sign in to continue.',
  'signed-out-elsewhere': 'You signed out in another tab. Sign in to continue.',
};

export interface LoginScreenProps {
  /** The reason to sign in again, if any. */
  ended?: EndReason | undefined;
  /** The logo above the form. @default that of the product */
  logo?: ReactNode;
  /** Signs the user in. */
  onLogIn: (credentials: Credentials) => Promise<SaveResult>;
}

/**
 * The login form: username and password, both required. The reason of a refusal appears below the form.
 * @calls session.login
 */
export function LoginScreen({ ended, logo = <ProductLogo />, onLogIn }: LoginScreenProps) {
  const { save, saving, refusal } = useSave(onLogIn);
  return (
    <div className="al-login">
      <div className="al-login-card">
        {logo}
        <h1>Log in</h1>
        {ended && (
          <p role="status" className="al-muted">
            {endNotices[ended]}
          </p>
        )}
        <Form
          onSubmit={async ({ data }) => {
            await save({
              username: entered(data, 'username'),
              password: entered(data, 'password'),
            });
          }}
        >
          <TextField
            label="Username"
            name="username"
            required
            autoFocus
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField label="Password" name="password" required />
          <Button type="submit" variant="primary" loading={saving}>
            Log In
          </Button>
        </Form>
        <FormRefusal refusal={refusal} />
      </div>
    </div>
  );
}

const entered = (data: FormData, name: string) => String(data.get(name) ?? '');
