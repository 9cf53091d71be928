import { localDay, TenantsScreen } from '@audit-letters/screens';
import { useNow } from '../loading/useNow.ts';
import { useTenants } from './useTenants.ts';

export const TenantsPage = () => <TenantsScreen {...useTenants()} today={localDay(useNow())} />;
