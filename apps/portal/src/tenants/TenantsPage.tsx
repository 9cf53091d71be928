import { TenantsScreen } from '@audit-letters/screens';
import { paths } from '../paths.ts';
import { useRole } from '../session/guard.ts';
import { useTenantsPage } from './useTenantsPage.ts';

export const TenantsPage = () => (
  <TenantsScreen
    {...useTenantsPage()}
    importHref={paths.importTenants}
    {...(useRole() === 'admin' && { binHref: paths.bin })}
  />
);
