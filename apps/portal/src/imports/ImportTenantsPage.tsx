import { type ImportNextLinks, ImportTenantsScreen } from '@audit-letters/screens';
import { useSearchParams } from 'wouter';
import { paths } from '../paths.ts';
import { useImportTenants } from './useImportTenants.ts';

export function ImportTenantsPage() {
  const [address] = useSearchParams();
  return (
    <ImportTenantsScreen
      {...useImportTenants()}
      nextLinks={nextLinks}
      facilityNumber={address.get('facility_number') || null}
    />
  );
}

const nextLinks: ImportNextLinks = {
  tenants: (number) => (number ? paths.tenantsOf(number) : paths.tenants),
  facilities: (number) => (number ? paths.facilitiesOf(number) : paths.facilities),
  letters: (number) => (number ? paths.lettersOf(number) : paths.sendLetters),
};
