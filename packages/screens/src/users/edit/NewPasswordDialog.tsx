import type { User } from '@audit-letters/api-client';
import { Button, Dialog, LinkButton } from '@audit-letters/ui';
import Mail from 'lucide-react/icons/mail';
import { CopyField } from '../../layout/CopyField.tsx';
import { passwordInClear, passwordMail } from '../passwordMail.ts';

export interface NewPasswordDialogProps {
  /** The account with its generated password. */
  user: User;
  /** The address of the portal. */
  portalAddress: string;
  /** The dialog closes. */
  onClose: () => void;
}

/** Shows the password that a promoted manager got (USR-39). */
export function NewPasswordDialog({ user, portalAddress, onClose }: NewPasswordDialogProps) {
  return (
    <Dialog
      open
      title={`New password of ${user.username}`}
      onOpenChange={onClose}
      footer={({ close }) => (
        <>
          <LinkButton icon={<Mail />} href={passwordMail(user, portalAddress)}>
            Send Password
          </LinkButton>
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        </>
      )}
    >
      <p>
        {user.username} is {user.is_admin ? 'an administrator' : 'a monitor'} now and has been
        signed out. The old password no longer works.
      </p>
      <CopyField label="Password" value={user.original_password ?? ''} />
      <p>{passwordInClear}</p>
    </Dialog>
  );
}
