import type { User } from '@audit-letters/api-client';
import { LinkButton } from '@audit-letters/ui';
import { ExternalLink, Mail } from 'lucide-react';
import { cityLine, mapsAddress } from '../format/address.ts';
import { displayPhone } from '../format/phone.ts';
import { passwordMail } from './passwordMail.ts';

export interface UserDetailProps {
  user: User;
  portalAddress: string;
}

/** The facility that a user owns, and the way to send the generated password while it is in use. */
export function UserDetail({ user, portalAddress }: UserDetailProps) {
  const { facility } = user;
  return (
    <div className="al-user-detail">
      {facility ? (
        <dl>
          <div>
            <dt>Address</dt>
            <dd>
              {facility.address}
              <br />
              {cityLine(facility)}
              <br />
              <a href={mapsAddress(facility)} target="_blank" rel="noopener noreferrer">
                Open in Google Maps <ExternalLink aria-hidden />
              </a>
            </dd>
          </div>
          <div>
            <dt>Contact</dt>
            <dd>
              {facility.contact_name}
              <br />
              <a href={`mailto:${facility.email}`}>{facility.email}</a>
            </dd>
          </div>
          <div>
            <dt>Phone</dt>
            <dd>{displayPhone(facility.phone)}</dd>
          </div>
          {facility.fax !== null && (
            <div>
              <dt>Fax</dt>
              <dd>{displayPhone(facility.fax)}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p>User does not own a facility.</p>
      )}
      {!user.has_changed_password && user.original_password !== null && (
        <LinkButton size="small" icon={<Mail />} href={passwordMail(user, portalAddress)}>
          Send Password
        </LinkButton>
      )}
    </div>
  );
}
