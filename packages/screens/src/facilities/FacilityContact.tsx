import type { Facility } from '@audit-letters/api-client';
import { formatPhone } from '@audit-letters/api-client/values';
import { DescriptionList, Nullable } from '@audit-letters/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import { cityLine, mapsAddress } from '../format/address.ts';
import { MailLink, PhoneLink } from '../format/contactLinks.tsx';

/** The address of a facility with its map (FAC-17). */
export const FacilityAddress = ({ facility }: { facility: Facility }) => (
  <>
    <address>
      <Nullable value={facility.address || null} />
      <br />
      {cityLine(facility)}
    </address>
    <a href={mapsAddress(facility)} target="_blank" rel="noopener noreferrer">
      Open in Google Maps <ExternalLink aria-hidden className="al-inline-icon" />
    </a>
  </>
);

/** The contact of a facility (FAC-17). */
export const FacilityContactList = ({ facility }: { facility: Facility }) => (
  <DescriptionList items={contactItems(facility)} />
);

const contactItems = ({ contact_name, email, phone, fax }: Facility) => [
  { term: 'Name', value: contact_name || null },
  { term: 'Email', value: email ? <MailLink email={email} /> : null },
  { term: 'Phone', value: phone ? <PhoneLink phone={phone} /> : null },
  ...(fax === null ? [] : [{ term: 'Fax', value: formatPhone(fax) }]),
];
