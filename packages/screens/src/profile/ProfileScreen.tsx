import type { SessionUser } from '@audit-letters/api-client';
import { Banner, Button, Card, FieldGrid, Form, LinkButton, TextField } from '@audit-letters/ui';
import KeyRound from 'lucide-react/icons/key-round';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { enteredText, useFormChanges } from '../form/formChanges.ts';
import { fieldMessages, type SaveResult } from '../form/saveResult.ts';
import { useSave } from '../form/useSave.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { PasswordChange } from './PasswordForm.tsx';

export interface ProfileScreenProps {
  /** The signed-in user. */
  user: Pick<SessionUser, 'username' | 'email' | 'real_name'>;
  /** The generated password is still in use. */
  passwordUnchanged: boolean;
  /** The address of the page of sessions and second factors. */
  securityHref?: string | undefined;
  /** Saves the name. */
  onUpdate: (profile: { realName: string }) => Promise<SaveResult>;
  /** Saves a new password. */
  onPasswordChange: (change: PasswordChange) => Promise<SaveResult>;
}

/**
 * The user's own account: read-only fields, the name and the password.
 * @calls profile.update, profile.changePassword
 */
export function ProfileScreen(props: ProfileScreenProps) {
  const { user, passwordUnchanged, onUpdate, onPasswordChange } = props;
  const { save, saving, refusal } = useSave(onUpdate);
  const { onInput, forget } = useFormChanges();
  const [changingPassword, setChangingPassword] = useState(false);

  async function handleSubmit({ data }: { data: FormData }) {
    const result = await save({ realName: enteredText(data, 'real_name') });
    if (result.ok) forget();
    return fieldMessages(result);
  }

  return (
    <PageLayout title="Profile" width="form">
      {passwordUnchanged && (
        <Banner tone="danger">
          To improve security, please consider changing the password that was generated for your
          account.
        </Banner>
      )}
      {refusal && (
        <Banner tone="danger" role="alert">
          {refusal.message}
        </Banner>
      )}
      <Card>
        <Form onSubmit={handleSubmit} onInput={onInput}>
          <FieldGrid>
            <TextField label="Username" value={user.username} readOnly />
            <TextField label="Email" value={user.email} readOnly />
            <TextField
              // The key resets the default value after a save: the server may normalize the name.
              key={user.real_name}
              label="Manager Name"
              name="real_name"
              autoComplete="name"
              defaultValue={user.real_name ?? ''}
            />
          </FieldGrid>
          <div className="al-form-actions">
            <Button type="submit" variant="primary" loading={saving}>
              Update
            </Button>
            <Button icon={<KeyRound />} onClick={() => setChangingPassword(true)}>
              Change Password
            </Button>
            {props.securityHref && (
              <LinkButton icon={<ShieldCheck />} href={props.securityHref}>
                Security
              </LinkButton>
            )}
          </div>
        </Form>
      </Card>
      {changingPassword && (
        <PasswordDialog
          username={user.username}
          onSave={onPasswordChange}
          onClose={() => setChangingPassword(false)}
        />
      )}
    </PageLayout>
  );
}
