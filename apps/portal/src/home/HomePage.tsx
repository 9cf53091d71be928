import { ManagerHomeScreen, StaffHomeScreen } from '@audit-letters/screens';
import { dayInZone } from '@audit-letters/ui';
import { useLocation } from 'wouter';
import { useConfig } from '../config.ts';
import { useAnswersPerWeek } from '../facilities/page/useAnswersPerWeek.ts';
import { useManagedFacility, useManagerHome } from '../facilities/useManagedFacility.ts';
import { paths } from '../paths.ts';
import { isAllowed } from '../session/guard.ts';
import { useSession } from '../session/store.ts';
import { useRole } from '../session/useRole.ts';
import { useLoadTime } from '../swr/useLoadTime.ts';
import { useNow } from '../swr/useNow.ts';
import { useDue } from './useDue.ts';
import { useHomeStats } from './useHome.ts';

/** Shows the monitor menu to staff and the manager menu to all others. */
export function HomePage() {
  return isAllowed(useSession(), ['monitor']) ? <StaffHome /> : <ManagerHome />;
}

function StaffHome() {
  const [, navigate] = useLocation();
  return (
    <StaffHomeScreen
      role={useRole()}
      stats={useHomeStats()}
      due={useDue()}
      answers={useAnswersPerWeek()}
      links={paths}
      onFirstStep={() => navigate(paths.addFacility)}
      filterHref={(filter) => (filter ? paths.facilitiesBy(filter) : paths.facilities)}
    />
  );
}

const ManagerHome = () => (
  <ManagerHomeScreen
    facility={useManagerHome()}
    contact={useConfig().support}
    auditHref={paths.manageTenants}
    today={dayInZone(useNow())}
    loadedAt={useLoadTime(useManagedFacility())}
  />
);
