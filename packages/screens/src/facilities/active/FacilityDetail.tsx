import type { Facility } from '@audit-letters/api-client';
import { Button, DescriptionList, LinkButton, Stack } from '@audit-letters/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileUp from 'lucide-react/icons/file-up';
import Mails from 'lucide-react/icons/mails';
import UsersRound from 'lucide-react/icons/users-round';
import { figure } from '../../format/figure.ts';
import { percentTooltip, resultItems } from '../../results/facilityResults.ts';
import { FacilityAddress, FacilityContactList } from '../FacilityContact.tsx';
import { programItems } from '../programItems.tsx';
import type { FacilityActions } from './facilityColumns.tsx';

export interface FacilityDetailProps {
  /** The facility to show. */
  facility: Facility;
  /** The links and the button below the facility. */
  actions: Pick<
    FacilityActions,
    'importHref' | 'tenantsHref' | 'lettersHref' | 'openEnrollmentDate'
  >;
}

/** The expanded row of a facility: address, contact, letters and results (FAC-17, FAC-18, FAC-19). */
export function FacilityDetail({ facility, actions }: FacilityDetailProps) {
  const { stats } = facility;
  return (
    <div className="al-facility-detail">
      <section>
        <h2>Address</h2>
        <FacilityAddress facility={facility} />
      </section>
      <section>
        <h2>Contact</h2>
        <FacilityContactList facility={facility} />
      </section>
      <section>
        <h2>Active In Program</h2>
        <DescriptionList layout="figures" items={programItems(stats)} />
      </section>
      <section>
        <h2>Results</h2>
        <DescriptionList
          layout="figures"
          items={resultItems(stats, (counted) => (
            <span title={percentTooltip(counted)}>{figure(counted.count)}</span>
          ))}
        />
      </section>
      <Stack direction="row" gap="small" className="al-facility-detail-actions">
        <LinkButton size="small" icon={<FileUp />} href={actions.importHref(facility)}>
          Import Tenants
        </LinkButton>
        <LinkButton size="small" icon={<UsersRound />} href={actions.tenantsHref(facility)}>
          View Tenants
        </LinkButton>
        <LinkButton size="small" icon={<Mails />} href={actions.lettersHref(facility)}>
          Send Letters
        </LinkButton>
        <Button
          size="small"
          icon={<CalendarDays />}
          onClick={() => actions.openEnrollmentDate(facility)}
        >
          Set Enrollment Letter Date
        </Button>
      </Stack>
    </div>
  );
}
