import { Dialog } from '@audit-letters/ui';
import Mail from 'lucide-react/icons/mail';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import Phone from 'lucide-react/icons/phone';
import UserRound from 'lucide-react/icons/user-round';
import { MailLink, PhoneLink, type SupportContact } from '../../format/contactLinks.tsx';

export interface HelpDialogProps {
  /** The dialog is open. */
  open: boolean;
  /** The support contact. */
  contact: SupportContact;
  /** The address of the help videos. */
  helpVideosHref: string;
  /** The dialog opens or closes. */
  onOpenChange: (change: { open: boolean }) => void;
}

/** The support contact and the link to the help videos (SHL-37). */
export function HelpDialog({ open, contact, helpVideosHref, onOpenChange }: HelpDialogProps) {
  return (
    <Dialog size="small" title="Need Help?" open={open} onOpenChange={onOpenChange}>
      <ul className="al-help">
        <li>
          <UserRound aria-hidden />
          <span>Contact: {contact.name}</span>
        </li>
        <li>
          <Phone aria-hidden />
          <PhoneLink phone={contact.phone} />
        </li>
        <li>
          <Mail aria-hidden />
          <MailLink email={contact.email} />
        </li>
        <li>
          <MonitorPlay aria-hidden />
          <a href={helpVideosHref}>Help Videos</a>
        </li>
      </ul>
    </Dialog>
  );
}
