import type { HomeStats } from '@audit-letters/api-client';
import { Button, Card, CollapsibleCard, formatCount } from '@audit-letters/ui';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import FileUp from 'lucide-react/icons/file-up';
import Mails from 'lucide-react/icons/mails';
import PlusSquare from 'lucide-react/icons/square-plus';
import UserCog from 'lucide-react/icons/user-cog';
import UsersRound from 'lucide-react/icons/users-round';
import { Loaded } from '../layout/Loaded.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { FirstSteps } from '../layout/steps/FirstSteps.tsx';
import { useMediaQuery } from '../layout/useMediaQuery.ts';
import { DuePanel, type DuePanelProps } from '../list/due/DuePanel.tsx';
import type { Loadable } from '../loadable.ts';
import { FirstPassword, type FirstPasswordProps } from './FirstPassword.tsx';
import { moveOutLines, type StatLine, thresholdLines } from './homeStats.ts';

/** The addresses of the tasks. */
interface StaffHomeLinks {
  /** The address of Add Facility. */
  addFacility: string;
  /** The address of Upload Tenants. */
  importTenants: string;
  /** The address of Send Proof Letters. */
  sendLetters: string;
  /** The address of Letter Batches. */
  letterBatches?: string;
  /** The address of the facility list. */
  facilities: string;
  /** The address of the tenant list. */
  tenants: string;
  /** The address of the user list. */
  users: string;
}

export interface StaffHomeScreenProps {
  /** The role of the signed-in user. */
  role: 'admin' | 'monitor';
  /** The numbers of the two panels. */
  stats: Loadable<HomeStats>;
  /** The due work; omitted without extras (WIR-52). */
  due?: DuePanelProps;
  /** The addresses of the tasks. */
  links: StaffHomeLinks;
  /** The address of the facility list with a filter. */
  filterHref: (filter: StatLine['filter']) => string;
  /** Asks for a password in place of the generated one. */
  firstPassword?: FirstPasswordProps | undefined;
  /** The user begins with the first step of an empty database. */
  onFirstStep: () => void;
}

/**
 * The home page of staff: tasks and statistics (SHL-40, SHL-42, SHL-43, DUE-10).
 * @calls facilities.homeStats, due.list
 */
export function StaffHomeScreen(props: StaffHomeScreenProps) {
  const { role, stats, due, links, filterHref, onFirstStep } = props;
  const isEmpty = stats.status === 'ready' && stats.data.move_outs.total === 0;
  return (
    // The misspelling is part of the rule (SHL-40).
    <PageLayout title={role === 'admin' ? 'Admininistrator Tasks' : 'Monitor Tasks'}>
      {props.firstPassword && <FirstPassword {...props.firstPassword} />}
      {isEmpty && (
        // SHL-79
        <Card
          title="Getting started"
          footer={
            <Button variant="primary" onClick={onFirstStep}>
              Begin
            </Button>
          }
        >
          <FirstSteps reader="staff" />
        </Card>
      )}
      <ul className="al-tasks">
        <Task
          icon={PlusSquare}
          href={links.addFacility}
          title="Add Facility"
          description="Add a facility and manager account in one process."
        />
        <Task
          icon={FileUp}
          href={links.importTenants}
          title="Upload Tenants"
          description="Import tenants into a new facility."
        />
        <Task
          icon={Mails}
          href={links.sendLetters}
          title="Send Proof Letters"
          description="Generate and download proof letters."
        />
        <Task
          icon={Building2}
          href={links.facilities}
          title="View Facilities"
          description="Active facilities, their stats and archives."
        />
        <Task
          icon={UsersRound}
          href={links.tenants}
          title="View Tenants"
          description="The master list of all tenants."
        />
        <Task
          icon={UserCog}
          href={links.users}
          title={role === 'admin' ? 'View User Accounts' : 'View Manager Accounts'}
          description="Who can sign in, and when they last did."
        />
      </ul>
      <div className="al-home-panels">
        <StatPanel
          title="Move-Out Stats"
          stats={stats}
          lines={moveOutLines}
          filterHref={filterHref}
        />
        <StatPanel
          title="Tenant Threshold Stats"
          stats={stats}
          lines={thresholdLines}
          filterHref={filterHref}
        />
      </div>
      {due && !isEmpty && <DuePanel {...due} batchesHref={links.letterBatches} />}
    </PageLayout>
  );
}

interface TaskProps {
  icon: LucideIcon;
  href: string;
  title: string;
  description: string;
}

const Task = ({ icon: Icon, href, title, description }: TaskProps) => (
  <li>
    <a href={href} title={description}>
      <Icon aria-hidden />
      {title}
    </a>
  </li>
);

interface StatPanelProps {
  title: string;
  stats: Loadable<HomeStats>;
  lines: (stats: HomeStats) => readonly StatLine[];
  filterHref: StaffHomeScreenProps['filterHref'];
}

/** The numbers side by side; on narrow windows one line that opens. */
function StatPanel({ title, stats, lines, filterHref }: StatPanelProps) {
  const isNarrow = useMediaQuery('(width < 768px)');
  const numbers = (
    <Loaded of={stats} lines={2} label={`Loading ${title}`}>
      {(loaded, refreshing) => (
        <ul className="al-stat-lines" aria-busy={refreshing}>
          {lines(loaded).map(({ label, count, filter, note }) => (
            <li key={label}>
              <span>{formatCount(count)}</span>
              <p>
                <a href={filterHref(filter)}>{label}</a>
                {note && <small className="al-small-note"> {note}</small>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
  const card = { title, className: 'al-stat-panel' };
  return isNarrow ? (
    <CollapsibleCard {...card} defaultOpen={stats.status === 'failed'}>
      {numbers}
    </CollapsibleCard>
  ) : (
    <Card {...card} padding="none">
      {numbers}
    </Card>
  );
}
