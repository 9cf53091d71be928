import { PasswordField } from '@audit-letters/ui';
import { useState } from 'react';
import { type PasswordProblems, passwordProblems, refusedPasswords } from './passwordRules.ts';
import type { SaveResult } from './saveResult.ts';

/** A new password. */
export interface PasswordChange {
  /** The new password, trimmed. */
  password: string;
}

interface PasswordFormOptions {
  /** The user, for whom password managers store the password; unknown after a password link. */
  username?: string;
  onSave: (change: PasswordChange) => Promise<SaveResult>;
}

/** The fields of a form that asks for a new password twice (USR-18). */
export function usePasswordForm({ username, onSave }: PasswordFormOptions) {
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [entered, setEntered] = useState({ password: '', confirmation: '' });
  const field = (name: keyof typeof entered) => ({
    name,
    value: entered[name],
    error: problems[name],
    onValueChange: ({ value }: { value: string }) => setEntered({ ...entered, [name]: value }),
  });

  return {
    isEntered: Object.values(entered).some(Boolean),
    /** Saves the password, unless a field has a problem. */
    save: async () => {
      const { password, confirmation } = entered;
      const found = passwordProblems(password, confirmation);
      setProblems(found);
      if (found.password || found.confirmation) return undefined;
      return onSave({ password: password.trim() });
    },
    fields: (
      <>
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
      </>
    ),
  };
}
