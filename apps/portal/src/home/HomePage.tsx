import { ManagerHomeScreen, StaffHomeScreen } from '@audit-letters/screens';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useConfig } from '../config.ts';
import { facilityCalls } from '../loading/calls.ts';
import { useLoadTime, useToday } from '../loading/time.ts';
import { toLoadable } from '../loading/toLoadable.ts';
import { useCall } from '../loading/useCall.ts';
import { useManagedFacility, useManagerHome } from '../loading/useManagedFacility.ts';
import { paths } from '../paths.ts';
import { useFirstPassword } from '../profile/usePasswordChange.ts';
import { isAllowed, useRole } from '../session/guard.ts';
import { useSession } from '../session/store.ts';
import { answers } from '../tenants/answers.ts';
import { useHomeDue } from './useDue.ts';

/** Shows the monitor menu to staff and the manager menu to all others. */
export function HomePage() {
  return isAllowed(useSession(), ['monitor']) ? <StaffHome /> : <ManagerHome />;
}

function StaffHome() {
  const [, navigate] = useLocation();
  return (
    <StaffHomeScreen
      role={useRole()}
      stats={toLoadable(useCall(facilityCalls.homeStats, []))}
      due={useHomeDue()}
      links={paths}
      firstPassword={useFirstPassword()}
      onFirstStep={() => navigate(paths.addFacility)}
      filterHref={(filter) => (filter ? paths.facilitiesBy(filter) : paths.facilities)}
    />
  );
}

function ManagerHome() {
  const { mutate } = useManagedFacility();
  useEffect(() => {
    let { length } = answers.get().waiting;
    return answers.subscribe(() => {
      // The counts change when an answer that was given without network is sent.
      if (answers.get().waiting.length < length) void mutate();
      length = answers.get().waiting.length;
    });
  }, [mutate]);
  return (
    <ManagerHomeScreen
      facility={useManagerHome()}
      contact={useConfig().support}
      auditHref={paths.manageTenants}
      chargesHref={paths.chargesToConnect()}
      today={useToday()}
      firstPassword={useFirstPassword()}
      loadedAt={useLoadTime(useManagedFacility())}
    />
  );
}
