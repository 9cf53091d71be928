import { ManageTenantsScreen } from '@audit-letters/screens';
import { useManagedTenants } from './useManagedTenants.ts';

export const ManageTenantsPage = () => <ManageTenantsScreen {...useManagedTenants()} />;
