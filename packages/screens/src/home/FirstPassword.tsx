import { Banner, Button } from '@audit-letters/ui';
import { useState } from 'react';
import { PasswordDialog } from '../form/PasswordDialog.tsx';
import type { PasswordChange } from '../form/PasswordForm.tsx';
import type { SaveResult } from '../form/saveResult.ts';

export interface FirstPasswordProps {
  /** Whose password it is. */
  username: string;
  /** Saves the password. */
  onSave: (change: PasswordChange) => Promise<SaveResult>;
  /** The user keeps the generated password for now. */
  onLater: () => void;
}

/** Asks users with a generated password for one of their own, on the home page (USR-68). */
export function FirstPassword({ username, onSave, onLater }: FirstPasswordProps) {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <Banner
        action={
          <Button size="small" onClick={() => setChanging(true)}>
            Change Password
          </Button>
        }
        onDismiss={onLater}
        dismissLabel="Later"
      >
        Your password was made for you, and staff can read it.
      </Banner>
      {changing && (
        <PasswordDialog username={username} onSave={onSave} onClose={() => setChanging(false)} />
      )}
    </>
  );
}
