import type { User, UserChanges, UserSeen } from '@audit-letters/api-client';

/** The values of the account form, as typed. A missing text is `''`. */
export interface UserValues {
  username: string;
  email: string;
  real_name: string;
  is_admin: boolean;
  is_monitor: boolean;
}

/** The form values of a user; `null` for a new user. */
export const valuesOf = (user: User | null): UserValues => ({
  username: user?.username ?? '',
  email: user?.email ?? '',
  real_name: user?.real_name ?? '',
  is_admin: user?.is_admin ?? false,
  is_monitor: user?.is_monitor ?? false,
});

/** The fields to write; roles only if the viewer can change them. */
export function changesOf(values: UserValues, mayGrant: boolean) {
  const { is_admin, is_monitor } = values;
  return {
    username: values.username.trim(),
    email: values.email.trim(),
    real_name: values.real_name.trim() || null,
    ...(mayGrant && { is_admin, is_monitor }),
  } satisfies UserChanges;
}

/** The stored values that the server compares with its own. */
export const seenOf = ({ username, email, real_name, is_admin, is_monitor }: User): UserSeen => ({
  username,
  email,
  real_name,
  is_admin,
  is_monitor,
});

type Roles = Pick<User, 'is_admin' | 'is_monitor'>;
const isStaff = ({ is_admin, is_monitor }: Roles) => is_admin || is_monitor;

/** Whether a manager becomes an admin or a monitor. */
export const isPromotion = (before: Roles, after: Roles) => !isStaff(before) && isStaff(after);
