import { StateCodes } from '@audit-letters/api-client';
import { localDay, TenantsScreen } from '@audit-letters/screens';
import { useNow } from '../loading/useNow.ts';
import { useTenants } from './useTenants.ts';

export const TenantsPage = () => (
  <TenantsScreen {...useTenants()} states={StateCodes} today={localDay(useNow())} />
);
