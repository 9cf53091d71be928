import { StateCodes } from '@audit-letters/api-client';
import { AddFacilityScreen } from '@audit-letters/screens';
import { paths } from '../paths.ts';
import { useAddFacility } from './edit/useAddFacility.ts';

export const AddFacilityPage = () => (
  <AddFacilityScreen
    {...useAddFacility()}
    states={StateCodes}
    importHref={paths.importTenantsInto}
  />
);
