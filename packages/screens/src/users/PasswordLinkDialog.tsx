import type { User } from '@audit-letters/api-client';
import { Button, Dialog, LinkButton } from '@audit-letters/ui';
import Mail from 'lucide-react/icons/mail';
import { CopyField } from '../layout/CopyField.tsx';
import { linkMail } from './passwordMail.ts';

export interface PasswordLinkDialogProps {
  /** The account that chooses a password. */
  user: User;
  /** The address of the link. */
  address: string;
  /** The dialog closes. */
  onClose: () => void;
}

/** Shows a link with which a user chooses a password (USR-70). */
export function PasswordLinkDialog({ user, address, onClose }: PasswordLinkDialogProps) {
  return (
    <Dialog
      open
      title={`Password link for ${user.username}`}
      onOpenChange={onClose}
      footer={({ close }) => (
        <>
          <LinkButton icon={<Mail />} href={linkMail(user, address)}>
            Send Link
          </LinkButton>
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        </>
      )}
    >
      <p>
        {user.username} chooses a password with this link. It works once, within three days. The old
        password works until then.
      </p>
      <CopyField label="Link" value={address} />
    </Dialog>
  );
}
