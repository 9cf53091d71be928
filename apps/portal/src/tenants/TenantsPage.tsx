import { TenantsScreen } from '@audit-letters/screens';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';
import { useRole } from '../session/guard.ts';
import { useTenantsPage } from './useTenantsPage.ts';

export function TenantsPage() {
  const isAdmin = useRole() === 'admin';
  const hasBin = useExtras() && isAdmin;
  return (
    <TenantsScreen
      {...useTenantsPage()}
      importHref={paths.importTenants}
      {...(hasBin && { binHref: paths.bin })}
    />
  );
}
