import { Button, Dialog, LinkButton } from '@audit-letters/ui';
import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { CopyField } from '../layout/CopyField.tsx';

export interface SecretDialogProps {
  title: string;
  /** What it is for. */
  children: ReactNode;
  /** The password or link to copy. */
  secret: { label: string; value: string };
  /** A note below it. */
  note?: string;
  /** The link that writes the mail. */
  mail: { label: string; href: string };
  /** The dialog closes. */
  onClose: () => void;
}

/** Shows a password or a password link of an account, to copy or to mail. */
export const SecretDialog = ({
  title,
  children,
  secret,
  note,
  mail,
  onClose,
}: SecretDialogProps) => (
  <Dialog
    open
    title={title}
    onOpenChange={onClose}
    footer={({ close }) => (
      <>
        <LinkButton icon={<Mail />} href={mail.href}>
          {mail.label}
        </LinkButton>
        <Button variant="primary" onClick={close}>
          Done
        </Button>
      </>
    )}
  >
    <p>{children}</p>
    <CopyField {...secret} />
    {note && <p>{note}</p>}
  </Dialog>
);
