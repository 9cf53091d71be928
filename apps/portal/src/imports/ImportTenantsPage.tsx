import type { Software } from '@audit-letters/api-client';
import { type ImportNextLinks, ImportTenantsScreen } from '@audit-letters/screens';
import { useSearchParams } from 'wouter';
import { facilityCalls } from '../facilities/calls.ts';
import { paths } from '../paths.ts';
import { useCall } from '../swr/useCall.ts';
import { useImportErrors } from './useImportErrors.ts';
import { useImportTenants } from './useImportTenants.ts';

export function ImportTenantsPage() {
  const [address] = useSearchParams();
  const facilityNumber = address.get('facility_number') || null;
  const importId = Number(address.get('import'));
  return (
    <ImportTenantsScreen
      {...useImportTenants()}
      nextLinks={nextLinks}
      facilityNumber={facilityNumber}
      facilitySoftware={useFacilitySoftware(facilityNumber)}
      errors={useImportErrors(Number.isInteger(importId) && importId > 0 ? importId : null)}
    />
  );
}

/** The software that the facility uses, which the form starts with. */
function useFacilitySoftware(facilityNumber: string | null): Software | null {
  const { data } = useCall(
    facilityCalls.list,
    facilityNumber === null ? null : [{ facility_number: facilityNumber }],
  );
  const found = data?.data.find((each) => each.facility_number === facilityNumber);
  return found?.software ?? null;
}

const nextLinks: ImportNextLinks = {
  tenants: (number) => (number ? paths.tenantsOf(number) : paths.tenants),
  facilities: (number) => (number ? paths.facilitiesOf(number) : paths.facilities),
  letters: (number) => (number ? paths.lettersOf(number) : paths.sendLetters),
};
