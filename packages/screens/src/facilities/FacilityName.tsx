import { Badge, IconButton, Nullable, Popover } from '@audit-letters/ui';
import StickyNote from 'lucide-react/icons/sticky-note';

interface NumberedFacility {
  facility_number: string;
  prime_site_id: string | null;
  note: string | null;
}

interface FacilityNumberProps {
  facility: NumberedFacility;
  /** The address of the facility's page. */
  href?: string;
}

/** A facility number with its Prime site id, a button that shows the note, and a link to its page. */
export const FacilityNumber = ({ facility, href }: FacilityNumberProps) => (
  <span className="al-facility-number">
    {href ? <a href={href}>{facility.facility_number}</a> : <span>{facility.facility_number}</span>}
    <span className="al-prime-site" title="Prime Site ID">
      <Nullable value={facility.prime_site_id} />
    </span>
    {facility.note && (
      <Popover
        // Rows are reused across pages: the key closes an open note when the facility changes.
        key={facility.facility_number}
        label={`Note for ${facility.facility_number}`}
        className="al-facility-note"
        trigger={
          <IconButton
            size="small"
            label={`Note for ${facility.facility_number}`}
            icon={<StickyNote />}
          />
        }
      >
        {facility.note}
      </Popover>
    )}
  </span>
);

/** The number of a facility, with a 'P' if it was a Prime store (FAC-48, FAC-51). */
export const MarkedNumber = ({
  facility,
  title,
}: {
  facility: { facility_number: string; was_prime: boolean };
  /** The tooltip of the 'P'. */
  title: string;
}) => (
  <span className="al-facility-number">
    <span>{facility.facility_number}</span>
    {facility.was_prime && (
      <Badge className="al-prime-badge" title={title}>
        P
      </Badge>
    )}
  </span>
);

/** Names of this length or more have a tooltip (FAC-12). */
const tooltipLength = 35;

export const AccountName = ({ name }: { name: string | null }) => (
  <Nullable value={name} {...(name && name.length >= tooltipLength && { title: name })} />
);
