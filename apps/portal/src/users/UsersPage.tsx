import { UsersScreen } from '@audit-letters/screens';
import { useUsers } from './useUsers.ts';

export const UsersPage = () => <UsersScreen {...useUsers()} />;
