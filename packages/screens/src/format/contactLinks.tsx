import { formatPhone } from '@audit-letters/api-client/values';

/** A phone number that a press calls. What follows the number, such as an extension, is not dialled. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[a-z/,;].*$/i, '').replace(/[^\d+]/g, '')}`}>
    {formatPhone(phone)}
  </a>
);

/** An e-mail address that a press writes to. */
export const MailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;

/** The support contact. */
export interface SupportContact {
  /** The name of the contact. */
  name: string;
  /** The phone number. */
  phone: string;
  /** The email address. */
  email: string;
}
