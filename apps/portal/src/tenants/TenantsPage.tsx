import { TenantsScreen } from '@audit-letters/screens';
import { useToday } from '@audit-letters/screens/swr';
import { paths } from '../paths.ts';
import { useRole } from '../session/guard.ts';
import { useTenants } from './useTenants.ts';

export const TenantsPage = () => (
  <TenantsScreen
    {...useTenants()}
    importHref={paths.importTenants}
    {...(useRole() === 'admin' && { binHref: paths.bin })}
    today={useToday()}
  />
);
