import { Form, type FormProps, PasswordField } from '@audit-letters/ui';
import { useState } from 'react';
import { refusedPasswords } from '../form/refusedPasswords.ts';
import type { SaveResult } from '../form/saveResult.ts';
import { useSave } from '../form/useSave.ts';
import { type PasswordProblems, passwordProblems } from './passwordRules.ts';

/** A new password, with the current one if the server has asked for it. */
export interface PasswordChange {
  /** The new password, trimmed. */
  password: string;
  /** The current password. */
  current_password?: string;
}

interface PasswordFormOptions {
  /** The id of the form, for buttons outside of it. */
  id: string;
  /** The user, for whom password managers store the password; unknown after a password link. */
  username?: string;
  onSave: (change: PasswordChange) => Promise<SaveResult>;
  onSaved?: () => void;
  onInput?: FormProps['onInput'];
}

/** Asks for a new password twice (USR-18), and for the current one if the server requires it (USR-44). */
export function usePasswordForm({ id, username, onSave, onSaved, onInput }: PasswordFormOptions) {
  const { save, saving, refusal } = useSave(onSave);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [asksCurrent, setAsksCurrent] = useState(false);

  async function handleSubmit({ data }: { data: FormData }) {
    const password = String(data.get('password') ?? '');
    const found = passwordProblems(password, String(data.get('confirmation') ?? ''));
    setProblems(found);
    if (found.password || found.confirmation) return;
    const current = data.get('current_password');
    const result = await save({
      password: password.trim(),
      ...(current !== null && { current_password: String(current) }),
    });
    if (result.ok) return onSaved?.();
    setProblems(result.fields ?? {});
    if (result.fields?.current_password) setAsksCurrent(true);
  }
  const isAtField = refusal?.fields?.password || refusal?.fields?.current_password;

  return {
    saving,
    /** A refusal that no field shows. */
    refusal: isAtField ? null : refusal,
    form: (
      <Form id={id} onSubmit={handleSubmit} onInput={onInput}>
        {username && <input hidden readOnly autoComplete="username" value={username} />}
        {asksCurrent && (
          <PasswordField
            label="Current password"
            name="current_password"
            autoComplete="current-password"
            defaultValue=""
            error={problems.current_password}
          />
        )}
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          defaultValue=""
          hint={`Spaces at both ends are removed. ${refusedPasswords}`}
          error={problems.password}
        />
        <PasswordField
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          defaultValue=""
          hint="The new password signs you out on all other devices."
          error={problems.confirmation}
        />
      </Form>
    ),
  };
}
