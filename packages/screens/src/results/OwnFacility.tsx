import type { ManagedFacility } from '@audit-letters/api-client';
import { Banner } from '@audit-letters/ui';
import type { ReactNode } from 'react';
import { MailLink, type SupportContact } from '../format/contactLinks.tsx';
import { Loaded } from '../layout/Loaded.tsx';
import type { ManagerHomeModel } from './managedFacility.ts';

interface OwnFacilityProps {
  /** The manager's facility. */
  facility: ManagerHomeModel;
  /** The contact shown to a manager without a facility. */
  contact: SupportContact;
  /** Renders the facility. */
  children: (facility: ManagedFacility) => ReactNode;
}

/** The facility of a manager, or why there is none to show. */
export const OwnFacility = ({ facility, contact, children }: OwnFacilityProps) =>
  facility.status === 'no-facility' ? (
    <Banner tone="warning" title="You are not set up as a facility owner.">
      Please reach out to {contact.name} at <MailLink email={contact.email} />.
    </Banner>
  ) : (
    <Loaded of={facility} lines={6} label="Loading your facility">
      {children}
    </Loaded>
  );
