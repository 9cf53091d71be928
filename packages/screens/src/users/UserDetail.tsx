import type { OwnedFacility, User } from '@audit-letters/api-client';
import { formatPhone } from '@audit-letters/api-client/values';
import { Button, DescriptionList, LinkButton, Stack } from '@audit-letters/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import ShieldOff from 'lucide-react/icons/shield-off';
import { useState } from 'react';
import { cityLine, mapsAddress } from '../format/address.ts';
import { MailLink, PhoneLink } from '../format/contactLinks.tsx';
import { CopyField } from '../layout/CopyField.tsx';
import { passwordInClear, passwordMail } from './passwordMail.ts';

export interface UserDetailProps {
  /** The account to show. */
  user: User;
  /** The address of the portal. */
  portalAddress: string;
  /** The address of the user's sessions; for admins. */
  securityHref?: string | undefined;
  /** Makes a link with which the user chooses a password. */
  onPasswordLink?: ((event: { user: User }) => void) | undefined;
  /** Removes the user's second factors; for admins. */
  onFactorsReset?: ((event: { user: User }) => void) | undefined;
}

/** The expanded row of a user: the facility, and Send Password while the generated password is in use. */
export function UserDetail({ user, portalAddress, ...props }: UserDetailProps) {
  return (
    <div className="al-user-detail">
      {user.facility ? (
        <DescriptionList layout="stacked" items={facilityItems(user.facility)} />
      ) : (
        <p>User does not own a facility.</p>
      )}
      {!user.has_changed_password &&
        (user.original_password === null ? (
          <p>The generated password can no longer be shown. Edit the account to set a new one.</p>
        ) : (
          <Stack direction="row" gap="small" className="al-user-password">
            <LinkButton size="small" icon={<Mail />} href={passwordMail(user, portalAddress)}>
              Send Password
            </LinkButton>
            <GeneratedPassword password={user.original_password} />
            <p className="al-user-password-note al-small-note">{passwordInClear}</p>
          </Stack>
        ))}
      <Stack direction="row" gap="small">
        {props.onPasswordLink && (
          <Button size="small" icon={<Link2 />} onClick={() => props.onPasswordLink?.({ user })}>
            Password Link
          </Button>
        )}
        {props.securityHref && (
          <LinkButton size="small" href={props.securityHref}>
            Sessions
          </LinkButton>
        )}
        {props.onFactorsReset && user.has_second_factor && (
          <Button
            size="small"
            icon={<ShieldOff />}
            onClick={() => props.onFactorsReset?.({ user })}
          >
            Reset Second Factor
          </Button>
        )}
      </Stack>
    </div>
  );
}

/** The generated password, which a press shows to be copied (USR-8). */
function GeneratedPassword({ password }: { password: string }) {
  const [shown, setShown] = useState(false);
  return shown ? (
    <CopyField label="Generated password" value={password} autoFocus />
  ) : (
    <Button size="small" icon={<Eye />} onClick={() => setShown(true)}>
      Show Generated Password
    </Button>
  );
}

const facilityItems = (facility: OwnedFacility) => [
  {
    term: 'Address',
    value: (
      <>
        {facility.address}
        <br />
        {cityLine(facility)}
        <br />
        <a href={mapsAddress(facility)} target="_blank" rel="noopener noreferrer">
          Open in Google Maps <ExternalLink aria-hidden className="al-inline-icon" />
        </a>
      </>
    ),
  },
  {
    term: 'Contact',
    value: (
      <>
        {facility.contact_name}
        <br />
        <MailLink email={facility.email} />
      </>
    ),
  },
  { term: 'Phone', value: <PhoneLink phone={facility.phone} /> },
  ...(facility.fax === null ? [] : [{ term: 'Fax', value: formatPhone(facility.fax) }]),
];
