import { StateCodes } from '@audit-letters/api-client';
import { TenantsScreen } from '@audit-letters/screens';
import { useTenants } from './useTenants.ts';

export const TenantsPage = () => <TenantsScreen {...useTenants()} states={StateCodes} />;
