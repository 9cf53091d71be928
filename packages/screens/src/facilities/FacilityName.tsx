import { Badge, IconButton, Nullable, Popover } from '@audit-letters/ui';
import { StickyNote } from 'lucide-react';

interface NumberedFacility {
  facility_number: string;
  prime_site_id: string | null;
  note: string | null;
}

/** A facility's number with its Prime site, and its note behind a button. */
export const FacilityNumber = ({ facility }: { facility: NumberedFacility }) => (
  <span className="al-facility-number">
    <span>{facility.facility_number}</span>
    <span className="al-prime-site" title="Prime Site ID">
      <Nullable>{facility.prime_site_id}</Nullable>
    </span>
    {facility.note && (
      <Popover
        // Rows are reused from page to page: an open note must not become another facility's.
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

/** The number of a facility, with a 'P' when it was a Prime store. */
export const MarkedNumber = ({
  facility,
}: {
  facility: { facility_number: string; was_prime: boolean };
}) => (
  <span className="al-facility-number">
    <span>{facility.facility_number}</span>
    {facility.was_prime && (
      <Badge tone="violet" title="Prime Facility">
        P
      </Badge>
    )}
  </span>
);

/** Names from this length on are cut, and read in full in a tooltip (FAC-13). */
const tooltipLength = 35;

export const AccountName = ({ name }: { name: string | null }) =>
  name && name.length >= tooltipLength ? (
    <Nullable className="al-account-name-cut" title={name}>
      {name}
    </Nullable>
  ) : (
    <Nullable className="al-account-name">{name}</Nullable>
  );
