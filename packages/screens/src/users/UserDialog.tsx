import type { NewUser, User, UserChanges } from '@audit-letters/api-client';
import { Button, Checkbox, Dialog, Form, PasswordField, TextField } from '@audit-letters/ui';
import { useId } from 'react';
import { enteredText, isTicked, useFormChanges } from '../model/formChanges.ts';
import type { Outcome } from '../model/outcome.ts';
import { useSave } from '../model/useSave.ts';
import { FormRefusal } from '../page/FormRefusal.tsx';

export interface UserDialogProps {
  /** The account to change; `null` makes a new one. */
  user: User | null;
  /** Admins decide who is an administrator or a monitor. */
  mayGrant: boolean;
  onAdd: (user: NewUser) => Promise<Outcome>;
  onUpdate: (update: { user: User; changes: UserChanges }) => Promise<Outcome>;
  onClose: () => void;
}

/** The account form, for a new user and for a change of one (Tenants and people spec §2, Manage Users). */
export function UserDialog({ user, mayGrant, onAdd, onUpdate, onClose }: UserDialogProps) {
  const formId = useId();
  const { onInput, mayLeave } = useFormChanges();
  const { save, saving, refusal } = useSave((data: FormData) =>
    user
      ? onUpdate({ user, changes: readUser(data, mayGrant) })
      : onAdd({ ...readUser(data, mayGrant), password: String(data.get('password')) }),
  );
  const wrong = refusal?.fields ?? {};

  async function handleSubmit({ data }: { data: FormData }) {
    const outcome = await save(data);
    if (outcome.ok) onClose();
  }

  return (
    <Dialog
      open
      title={user ? `${user.username} (${user.email})` : 'New User'}
      onBeforeClose={mayLeave}
      onOpenChange={onClose}
      footer={({ close }) => (
        <>
          <FormRefusal refusal={refusal} />
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={saving}>
            {user ? 'Update' : 'Create'}
          </Button>
        </>
      )}
    >
      <Form id={formId} onSubmit={handleSubmit} onInput={onInput}>
        <TextField
          label="Username"
          name="username"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={user?.username ?? ''}
          error={wrong.username}
        />
        <PasswordField
          label="Password"
          name="password"
          required={!user}
          hint={user ? 'Left empty, the password stays as it is.' : undefined}
          autoComplete="new-password"
          defaultValue=""
          error={wrong.password}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="off"
          defaultValue={user?.email ?? ''}
          error={wrong.email}
        />
        <TextField
          label="Real Name"
          name="real_name"
          optional
          autoComplete="off"
          defaultValue={user?.real_name ?? ''}
          error={wrong.real_name}
        />
        {mayGrant && (
          <div className="al-user-roles">
            <Checkbox
              label="Administrator"
              name="is_admin"
              defaultChecked={user?.is_admin ?? false}
            />
            <Checkbox
              label="Monitor"
              name="is_monitor"
              defaultChecked={user?.is_monitor ?? false}
            />
          </div>
        )}
      </Form>
    </Dialog>
  );
}

/** What the form says; an empty password says nothing, and a monitor nothing about permissions. */
function readUser(data: FormData, mayGrant: boolean) {
  const password = String(data.get('password') ?? '');
  return {
    username: enteredText(data, 'username'),
    email: enteredText(data, 'email'),
    real_name: enteredText(data, 'real_name') || null,
    ...(password !== '' && { password }),
    ...(mayGrant && {
      is_admin: isTicked(data, 'is_admin'),
      is_monitor: isTicked(data, 'is_monitor'),
    }),
  };
}
