import type { Day, ManagedFacility, Moment } from '@audit-letters/api-client';
import { Card, formatCount, LinkButton } from '@audit-letters/ui';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import type { SupportContact } from '../format/contactLinks.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { AuditProgress } from '../results/AuditProgress.tsx';
import type { ManagerHomeModel } from '../results/managedFacility.ts';
import { OwnFacility } from '../results/OwnFacility.tsx';
import { FacilityStatsPane } from './FacilityStatsPane.tsx';
import { FirstPassword, type FirstPasswordProps } from './FirstPassword.tsx';

export interface ManagerHomeScreenProps {
  /** The manager's facility. */
  facility: ManagerHomeModel;
  /** The contact shown to a manager without a facility. */
  contact: SupportContact;
  /** The address of the audit. */
  auditHref: string;
  /** The address of the tenants whose charge is to be connected. */
  chargesHref?: string;
  /** The current day where the user is. */
  today: Day;
  /** Asks for a password in place of the generated one. */
  firstPassword?: FirstPasswordProps | undefined;
  /** When the facility was loaded. */
  loadedAt?: Moment | null;
}

/**
 * The home page of managers: their facility, its numbers and the link to the audit.
 * @calls facilities.managed
 */
export function ManagerHomeScreen(props: ManagerHomeScreenProps) {
  return (
    <PageLayout title="Your facility">
      {props.firstPassword && <FirstPassword {...props.firstPassword} />}
      <OwnFacility facility={props.facility} contact={props.contact}>
        {(facility) => <ManagerHome {...props} facility={facility} />}
      </OwnFacility>
    </PageLayout>
  );
}

type ManagerHomeProps = Omit<ManagerHomeScreenProps, 'facility'> & { facility: ManagedFacility };

const ManagerHome = ({ facility, auditHref, chargesHref, today, loadedAt }: ManagerHomeProps) => (
  <div className="al-page-columns">
    <Card
      className="al-manager-facility"
      footer={
        <LinkButton
          variant={facility.stats.total_all > 0 ? 'primary' : 'secondary'}
          icon={<ClipboardCheck />}
          href={auditHref}
        >
          Enter Audit
        </LinkButton>
      }
    >
      <AuditProgress
        facility={facility}
        today={today}
        loadedAt={loadedAt}
        withTagging
        chargesHref={chargesHref}
      />
      <p>
        Total tenants uploaded: <strong>{formatCount(facility.stats.total_all)}</strong>
        {movedOutInWords(facility.stats)}
      </p>
    </Card>
    <FacilityStatsPane facility={facility} />
  </div>
);

/** Why fewer tenants are counted below: Total Tenants has those who have not moved out (FAC-53). */
function movedOutInWords({ total_all, total }: ManagedFacility['stats']): string {
  const moved = total_all - total;
  return moved === 0 ? '' : `, ${formatCount(moved)} of them moved out`;
}
