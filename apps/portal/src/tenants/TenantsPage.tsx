import { TenantsScreen } from '@audit-letters/screens';
import { useTenants } from './useTenants.ts';

export const TenantsPage = () => <TenantsScreen {...useTenants()} />;
