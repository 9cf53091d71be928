import { Form, type FormProps, PasswordField } from '@audit-letters/ui';
import { useState } from 'react';
import { refusedPasswords } from '../form/refusedPasswords.ts';
import type { SaveResult } from '../form/saveResult.ts';
import { useSave } from '../form/useSave.ts';
import { type PasswordProblems, passwordProblems } from './passwordRules.ts';

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
  onInput?: FormProps['onInput'];
}

/** Asks for a new password twice (USR-18). */
export function usePasswordForm({ id, username, onSave, onSaved, onInput }: PasswordFormOptions) {
  const { save, saving, refusal } = useSave(onSave);
  const [problems, setProblems] = useState<PasswordProblems>({});

  async function handleSubmit({ data }: { data: FormData }) {
    const password = String(data.get('password') ?? '');
    const found = passwordProblems(password, String(data.get('confirmation') ?? ''));
    setProblems(found);
    if (found.password || found.confirmation) return;
    const result = await save({ password: password.trim() });
    if (result.ok) return onSaved?.();
    setProblems(result.fields ?? {});
  }

  return {
    saving,
    /** A refusal that no field shows. */
    refusal: refusal?.fields?.password ? null : refusal,
    form: (
      <Form id={id} onSubmit={handleSubmit} onInput={onInput}>
        {username && <input hidden readOnly autoComplete="username" value={username} />}
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
