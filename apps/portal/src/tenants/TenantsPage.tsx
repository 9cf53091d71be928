import { TenantsScreen } from '@audit-letters/screens';
import { dayInZone } from '@audit-letters/ui';
import { paths } from '../paths.ts';
import { useRole } from '../session/guard.ts';
import { useNow } from '../swr/time.ts';
import { useTenants } from './useTenants.ts';

export const TenantsPage = () => (
  <TenantsScreen
    {...useTenants()}
    importHref={paths.importTenants}
    {...(useRole() === 'admin' && { binHref: paths.bin })}
    today={dayInZone(useNow())}
  />
);
