import type { NewFacility } from '@audit-letters/api-client';
import {
  type AddFacilityModel,
  AddFacilityScreen,
  type AddFacilityScreenProps,
} from '@audit-letters/screens';
import { useState } from 'react';
import { useNotices } from '../activity/useNotices.ts';
import { facilityCalls } from '../loading/calls.ts';
import { saveResultOf } from '../loading/saveResultOf.ts';
import { paths } from '../paths.ts';

export const AddFacilityPage = () => (
  <AddFacilityScreen
    {...useAddFacility()}
    importHref={(facility_number) => paths.importTenantsInto({ facility_number })}
  />
);

type AddFacility = Pick<AddFacilityScreenProps, 'model' | 'onAdd' | 'onAddAnother'>;

/** Adds facilities one after the other. A failure shows an Error modal and marks the fields. */
function useAddFacility(): AddFacility {
  const [model, setModel] = useState<AddFacilityModel>({ status: 'entering' });
  const { errorModal } = useNotices();

  async function handleAdd(facility: NewFacility) {
    const result = await saveResultOf(async () => {
      const account = await facilityCalls.create(facility);
      setModel({ status: 'added', facilityNumber: facility.facility_number, account });
    });
    if (!result.ok) errorModal(result.message);
    return result;
  }

  return { model, onAdd: handleAdd, onAddAnother: () => setModel({ status: 'entering' }) };
}
