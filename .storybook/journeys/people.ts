import type { Session, User } from '../../packages/api-client/src/index.ts';
import { usersStates } from '../../packages/screens/src/users/UsersScreen.states.ts';

const [ines, tomas, rosa] = usersStates.ready.data.data;

interface Person {
  permissions: Session['permissions'];
  user: User | undefined;
}
const people: Record<string, Person> = {
  admin: { permissions: ['admin', 'monitor'], user: ines },
  monitor: { permissions: ['monitor'], user: tomas },
  manager: { permissions: ['manager'], user: rosa },
};

/** The session of a role, or `null` for another word. */
export function sessionOf(role: string): Session | null {
  const { permissions, user } = people[role] ?? {};
  if (!permissions || !user) return null;
  return {
    permissions,
    token: { token: `in memory: ${role}` },
    user: { ...user, facility_id: user.facility?.id ?? null },
  };
}
