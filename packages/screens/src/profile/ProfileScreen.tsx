import type { SessionUser } from '@audit-letters/api-client';
import {
  Banner,
  Button,
  Card,
  FieldGrid,
  Form,
  LinkButton,
  Stack,
  TextField,
} from '@audit-letters/ui';
import KeyRound from 'lucide-react/icons/key-round';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import type { DraftForm } from '../form/draft.ts';
import { KeptDraftBanner } from '../form/KeptDraftBanner.tsx';
import { PasswordDialog } from '../form/PasswordDialog.tsx';
import type { PasswordChange } from '../form/PasswordForm.tsx';
import { fieldMessages, type SaveResult } from '../form/saveResult.ts';
import { useDraft } from '../form/useDraft.ts';
import { useSave } from '../form/useSave.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

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

const profileForm: DraftForm<
  Pick<SessionUser, 'real_name'>,
  { real_name: string },
  { realName: string }
> = {
  name: 'profile',
  valuesOf: ({ real_name }) => ({ real_name: real_name ?? '' }),
  writtenOf: ({ real_name }) => ({ realName: real_name.trim() }),
};

/**
 * The user's own account: read-only fields, the name and the password.
 * @calls profile.update, profile.changePassword
 */
export function ProfileScreen(props: ProfileScreenProps) {
  const { user, passwordUnchanged, onUpdate, onPasswordChange } = props;
  const { save, saving, refusal } = useSave(onUpdate);
  const draft = useDraft(profileForm, { id: 'own', record: user });
  const [changingPassword, setChangingPassword] = useState(false);

  async function handleSubmit() {
    const { realName } = profileForm.writtenOf(draft.values, user);
    const result = await save({ realName });
    if (result.ok) {
      draft.rebase({ ...user, real_name: realName });
      draft.discard();
    }
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
      {refusal && !refusal.fields && (
        <Banner tone="danger" role="alert">
          {refusal.message}
        </Banner>
      )}
      {draft.offer && <KeptDraftBanner {...draft.offer} />}
      <Card>
        <Form onSubmit={handleSubmit}>
          <FieldGrid>
            <TextField label="Username" value={user.username} readOnly />
            <TextField label="Email" value={user.email} readOnly />
            <TextField
              label="Manager Name"
              name="real_name"
              autoComplete="name"
              value={draft.values.real_name}
              onValueChange={({ value }) => draft.set({ real_name: value })}
            />
          </FieldGrid>
          <Stack direction="row" gap="small">
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
          </Stack>
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
