import type { Software } from '@audit-letters/api-client';
import {
  type ImportErrorsModel,
  type ImportNextLinks,
  ImportTenantsScreen,
  importWords,
} from '@audit-letters/screens';
import useSWRMutation from 'swr/mutation';
import { useSearchParams } from 'wouter';
import { useNotices } from '../activity/useNotices.ts';
import { facilityCalls } from '../facilities/calls.ts';
import { paths } from '../paths.ts';
import { toLoadable } from '../swr/loadable.ts';
import { saveResultOf } from '../swr/saveResult.ts';
import { useCall } from '../swr/useCall.ts';
import { importCalls } from './calls.ts';
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

/** The refused rows of an import; `null` without one. */
function useImportErrors(id: number | null): ImportErrorsModel | null {
  const answer = useCall(importCalls.errors, id === null ? null : [id]);
  const { trigger, isMutating } = useSWRMutation(
    'dismiss-errors',
    (_key, { arg }: { arg: number }) => importCalls.dismissErrors(arg),
  );
  const { errorModal, toast } = useNotices();
  if (id === null) return null;
  return {
    rows: toLoadable(answer),
    dismissing: isMutating,
    onDismiss: async () => {
      const result = await saveResultOf(() => trigger(id));
      if (!result.ok) return errorModal(result.message);
      toast(importWords.rowsDismissed);
      void answer.mutate();
    },
  };
}
