import type { NewUser, User } from '@audit-letters/api-client';
import { Checkbox, PasswordField, TextField } from '@audit-letters/ui';
import { useState } from 'react';
import { keysOf, picked } from '../../form/draft.ts';
import { FormDialog } from '../../form/FormDialog.tsx';
import { refusedPasswords } from '../../form/passwordRules.ts';
import type { SaveResult } from '../../form/saveResult.ts';
import { useDraft } from '../../form/useDraft.ts';
import { isPromotion, type UserValues, userForm } from './userDraft.ts';
import type { UserSaveResult, UserUpdate } from './userSave.ts';

export interface UserDialogProps {
  /** The account to edit; `null` for a new account. */
  user: User | null;
  /** The viewer can change roles. */
  mayGrant: boolean;
  /** Creates the account. */
  onAdd: (user: NewUser) => Promise<SaveResult>;
  /** Saves the changed account. */
  onUpdate: (update: UserUpdate) => Promise<UserSaveResult>;
  /** The server gave the account a new password. */
  onNewPassword: (user: User) => void;
  /** The dialog closes. */
  onClose: () => void;
}

/** The dialog that adds or edits an account (USR-10, USR-11). */
export function UserDialog(props: UserDialogProps) {
  const { user, mayGrant, onAdd, onUpdate, onNewPassword, onClose } = props;
  const [password, setPassword] = useState('');
  const draft = useDraft(userForm, {
    id: user?.id ?? 'new',
    record: user,
    unkept: password !== '',
  });
  const { stored, values, written, set } = draft;

  async function handleSave(): Promise<UserSaveResult> {
    if (!stored) {
      const { is_admin, is_monitor, ...names } = userForm.writtenOf(values);
      return onAdd({ ...names, ...(mayGrant && { is_admin, is_monitor }), password });
    }
    // An empty password is not sent.
    const changes = password === '' ? written : { ...written, password };
    const seen = picked(stored, keysOf(written));
    const result = await onUpdate({ user: stored, changes, seen });
    if (result.ok && result.withNewPassword) onNewPassword(result.withNewPassword);
    return result;
  }

  const text = (name: 'username' | 'email' | 'real_name') => ({
    name,
    autoComplete: 'off',
    value: values[name],
    hint: draft.note(name),
    onValueChange: ({ value }: { value: string }) => set({ [name]: value }),
  });
  const box = (name: 'is_admin' | 'is_monitor') => ({
    name,
    checked: values[name],
    hint: draft.note(name),
    onCheckedChange: ({ checked }: { checked: boolean }) => set({ [name]: checked }),
  });

  return (
    <FormDialog
      title={user ? `${user.username} (${user.email})` : 'New User'}
      draft={draft}
      submit={{ children: user ? 'Update' : 'Create' }}
      onSave={handleSave}
      onClose={onClose}
    >
      <TextField
        label="Username"
        required
        autoCapitalize="none"
        spellCheck={false}
        {...text('username')}
      />
      <PasswordField
        label="Password"
        name="password"
        required={!user}
        hint={stored ? passwordHint(stored, values) : refusedPasswords}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField label="Email" type="email" required {...text('email')} />
      <TextField label="Real Name" optional {...text('real_name')} />
      {!values.is_admin && !values.is_monitor && becomesManager(stored) && (
        <p className="al-small-note" role="status">
          This user will be a manager without a facility. Add Facility makes the manager of a
          facility.
        </p>
      )}
      {mayGrant && (
        <div className="al-user-roles">
          <Checkbox label="Administrator" {...box('is_admin')} />
          <Checkbox label="Monitor" {...box('is_monitor')} />
          {stored && password === '' && isPromotion(stored, values) && (
            <p role="status">
              Update signs {stored.username} out and makes a new password, which is shown.
            </p>
          )}
          {stored?.facility && isPromotion(stored, values) && (
            <p role="status">
              {stored.username} stops managing facility {stored.facility.facility_number}.
            </p>
          )}
        </div>
      )}
    </FormDialog>
  );
}

/** Whether the account is new, or that of staff without a facility: without a role it becomes a manager's. */
const becomesManager = (stored: User | null) =>
  stored === null || ((stored.is_admin || stored.is_monitor) && stored.facility === null);

const passwordHint = (stored: User, values: UserValues) =>
  isPromotion(stored, values)
    ? 'Left empty, a new password is made and shown: monitors may have read the old one.'
    : 'Left empty, the password stays as it is.';
