import { Form, PasswordField } from '@audit-letters/ui';
import { useState } from 'react';
import { type PasswordProblems, passwordProblems, refusedPasswords } from './passwordRules.ts';
import type { SaveResult } from './saveResult.ts';
import { useSave } from './useSave.ts';

/** A new password. */
export interface PasswordChange {
  /** The new password, trimmed. */
  password: string;
}

interface PasswordFormOptions {
  /** The id of the form, for buttons outside of it. */
  id: string;
  /** The user, for whom password managers store the password; unknown after a password link. */
  username?: string;
  onSave: (change: PasswordChange) => Promise<SaveResult>;
  onSaved?: () => void;
}

/** Asks for a new password twice (USR-18). */
export function usePasswordForm({ id, username, onSave, onSaved }: PasswordFormOptions) {
  const { save, saving, refusal } = useSave(onSave);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [entered, setEntered] = useState({ password: '', confirmation: '' });
  const field = (name: keyof typeof entered) => ({
    name,
    value: entered[name],
    error: problems[name],
    onValueChange: ({ value }: { value: string }) => setEntered({ ...entered, [name]: value }),
  });

  async function handleSubmit() {
    const { password, confirmation } = entered;
    const found = passwordProblems(password, confirmation);
    setProblems(found);
    if (found.password || found.confirmation) return;
    const result = await save({ password: password.trim() });
    if (result.ok) return onSaved?.();
    setProblems(result.fields ?? {});
  }

  return {
    saving,
    isEntered: Object.values(entered).some(Boolean),
    /** A refusal that no field shows. */
    refusal: refusal?.fields?.password ? null : refusal,
    form: (
      <Form id={id} onSubmit={handleSubmit}>
        {username && <input hidden readOnly autoComplete="username" value={username} />}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          {...field('password')}
          hint={`Spaces at both ends are removed. ${refusedPasswords}`}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          {...field('confirmation')}
          hint="The new password signs you out on all other devices."
        />
      </Form>
    ),
  };
}
