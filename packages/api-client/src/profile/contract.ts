import { type Static, Type } from 'typebox';
import { Nullable } from '../values/schema.ts';

/** A new password. The server trims it and requires `MinPasswordLength` characters (USR-19). */
export const NewPassword = Type.Object({
  /** The new password: at least 6 characters without the spaces at both ends. */
  password: Type.String({ maxLength: 200 }),
});
export interface NewPassword extends Static<typeof NewPassword> {}

/** The fields that users can change in their own account. */
export const ProfileChanges = Type.Object({
  /** The real name, shown instead of the user name; `null` for none. */
  real_name: Nullable(Type.String({ maxLength: 200 })),
});
export interface ProfileChanges extends Static<typeof ProfileChanges> {}
