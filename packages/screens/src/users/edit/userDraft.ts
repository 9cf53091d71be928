import type { User } from '@audit-letters/api-client';
import { type DraftForm, fieldsOf } from '../../form/draft.ts';

const roles = ['is_admin', 'is_monitor'] as const;

const valuesOf = (user: User | null) => ({
  ...fieldsOf(['username', 'email', 'real_name'], (field) => user?.[field] ?? ''),
  ...fieldsOf(roles, (field) => user?.[field] ?? false),
});

/** The values of the account form. A missing text is `''`. */
export type UserValues = ReturnType<typeof valuesOf>;

/** The form of an account; without a record that of a new one. */
export const userForm = {
  name: 'user',
  valuesOf,
  writtenOf: ({ username, email, real_name, ...granted }: UserValues) => ({
    ...granted,
    username: username.trim(),
    email: email.trim(),
    real_name: real_name.trim() || null,
  }),
} satisfies DraftForm<User | null, UserValues, object>;

type Roles = Pick<User, (typeof roles)[number]>;
const isStaff = ({ is_admin, is_monitor }: Roles) => is_admin || is_monitor;

/** Whether a manager becomes an admin or a monitor. */
export const isPromotion = (before: Roles, after: Roles) => !isStaff(before) && isStaff(after);
