import type { Session } from '../../packages/api-client/src/index.ts';
import { millRoad } from '../../packages/screens/src/fixtures/managedFacility.ts';
import { usersStates } from '../../packages/screens/src/users/UsersScreen.states.ts';

const permissionsOf: Record<string, Session['permissions']> = {
  admin: ['admin', 'monitor'],
  monitor: ['monitor'],
  manager: ['manager'],
};
const [ines, tomas, rosa] = usersStates.ready.data.data;
const users = { admin: ines, monitor: tomas, manager: rosa };

/** The session of a role, or `null` for another word. */
export function sessionOf(role: string): Session | null {
  const permissions = permissionsOf[role];
  const user = Object.entries(users).find(([name]) => name === role)?.[1];
  if (!permissions || !user) return null;
  const { id, username, real_name, email, is_admin, is_monitor, has_changed_password } = user;
  return {
    permissions,
    token: { token: `in memory: ${role}` },
    user: {
      id,
      username,
      real_name,
      email,
      is_admin,
      is_monitor,
      has_changed_password,
      facility_id: role === 'manager' ? millRoad.id : null,
    },
  };
}
