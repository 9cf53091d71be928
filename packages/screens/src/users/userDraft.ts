import type { User, UserChanges, UserSeen } from '@audit-letters/api-client';

/** The values of the account form that is stored: texts as typed, `''` for none. */
export interface UserValues {
  username: string;
  email: string;
  real_name: string;
  is_admin: boolean;
  is_monitor: boolean;
}

/** A `null` user is the one to be made. */
export const valuesOf = (user: User | null): UserValues => ({
  username: user?.username ?? '',
  email: user?.email ?? '',
  real_name: user?.real_name ?? '',
  is_admin: user?.is_admin ?? false,
  is_monitor: user?.is_monitor ?? false,
});

/** What is saved; permissions only by those who decide about them. */
export function changesOf(values: UserValues, mayGrant: boolean) {
  const { is_admin, is_monitor } = values;
  return {
    username: values.username.trim(),
    email: values.email.trim(),
    real_name: values.real_name.trim() || null,
    ...(mayGrant && { is_admin, is_monitor }),
  } satisfies UserChanges;
}

/** What the form was drawn from, for the server to compare. */
export const seenOf = ({ username, email, real_name, is_admin, is_monitor }: User): UserSeen => ({
  ...{ username, email, real_name, is_admin, is_monitor },
});
