import { Dialog, formatPhone } from '@audit-letters/ui';
import { Mail, MonitorPlay, Phone, UserRound } from 'lucide-react';

/** Whom a user can ask. */
export interface SupportContact {
  name: string;
  phone: string;
  email: string;
}

export interface HelpDialogProps {
  open: boolean;
  contact: SupportContact;
  helpVideosHref: string;
  onOpenChange: (open: boolean) => void;
}

/** Whom managers can reach, and where the help videos are (SHL-37). */
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
          <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{formatPhone(contact.phone)}</a>
        </li>
        <li>
          <Mail aria-hidden />
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
        <li>
          <MonitorPlay aria-hidden />
          <a href={helpVideosHref}>Help Videos</a>
        </li>
      </ul>
    </Dialog>
  );
}
