import { ManageTenantsScreen } from '@audit-letters/screens';
import { useConfig } from '../config.ts';
import { useManagedTenants } from './useManagedTenants.ts';

export const ManageTenantsPage = () => (
  <ManageTenantsScreen {...useManagedTenants()} contact={useConfig().support} />
);
