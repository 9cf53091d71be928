import { UsersScreen } from '@audit-letters/screens';
import { paths } from '../paths.ts';
import { useRole } from '../session/useRole.ts';
import { useUsers } from './useUsers.ts';

export const UsersPage = () => (
  <UsersScreen
    {...useUsers()}
    viewer={useRole()}
    portalAddress={location.origin}
    addFacilityHref={paths.addFacility}
  />
);
