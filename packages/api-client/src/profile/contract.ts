import { type Static, Type } from 'typebox';
import { Nullable } from '../values/schema.ts';

/** A new password. The server trims it and requires `MinPasswordLength` characters (USR-19). */
export const NewPassword = Type.Object({ password: Type.String({ maxLength: 200 }) });
export type NewPassword = Static<typeof NewPassword>;

/** The fields that users can change in their own account. */
export const ProfileChanges = Type.Object({
  real_name: Nullable(Type.String({ maxLength: 200 })),
});
export type ProfileChanges = Static<typeof ProfileChanges>;
