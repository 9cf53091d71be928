import { ImportTenantsScreen } from '@audit-letters/screens';
import { useSearchParams } from 'wouter';
import { useImportTenants } from './useImportTenants.ts';

export function ImportTenantsPage() {
  const [address] = useSearchParams();
  return (
    <ImportTenantsScreen
      {...useImportTenants()}
      facilityNumber={address.get('facility_number') || null}
    />
  );
}
