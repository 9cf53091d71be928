import { type Static, Type } from 'typebox';
import { Id, MomentSchema, Nullable } from '../values/schema.ts';

export * from './limits.ts';

/** The facility that a manager account owns, as the user list shows it. */
export const OwnedFacility = Type.Object({
  id: Id,
  facility_number: Type.String(),
  address: Type.String(),
  city: Type.String(),
  state: Type.String(),
  zip_code: Type.String(),
  contact_name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  fax: Nullable(Type.String()),
});
export type OwnedFacility = Static<typeof OwnedFacility>;

const identity = {
  id: Id,
  username: Type.String(),
  real_name: Nullable(Type.String()),
  email: Type.String(),
  is_admin: Type.Boolean(),
  is_monitor: Type.Boolean(),
};

/**
 * An account. The `…_since` fields are whole elapsed units: 25 hours are `days_since` 1 and `hours_since` 25 (USR-6).
 * `original_password` is `null` after the first change.
 */
export const User = Type.Object({
  ...identity,
  facility: Nullable(OwnedFacility),
  has_changed_password: Type.Boolean(),
  original_password: Nullable(Type.String()),
  last_active_date: Nullable(MomentSchema),
  days_since: Nullable(Type.Integer()),
  hours_since: Nullable(Type.Integer()),
  minutes_since: Nullable(Type.Integer()),
  seconds_since: Nullable(Type.Integer()),
});
export type User = Static<typeof User>;

/** The account in responses of sign-in and profile. A `facility_id` marks a manager. */
export const SignedInUser = Type.Interface([User], { facility_id: Nullable(Id) });
export type SignedInUser = Static<typeof SignedInUser>;

/** The part of the signed-in user that a client stores. */
export const SessionUser = Type.Object({
  ...identity,
  facility_id: Nullable(Id),
  has_changed_password: Type.Boolean(),
});
export type SessionUser = Static<typeof SessionUser>;

const UserFields = {
  username: Type.String({ minLength: 1, maxLength: 100 }),
  email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
  real_name: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
  is_admin: Type.Optional(Type.Boolean()),
  is_monitor: Type.Optional(Type.Boolean()),
};

/** A new account with its first password. */
export const NewUser = Type.Object({
  ...UserFields,
  password: Type.String({ minLength: 1, maxLength: 200 }),
});
export type NewUser = Static<typeof NewUser>;

/** Changes of an account. An omitted or empty password stays. */
export const UserChanges = Type.Partial(
  Type.Object({ ...UserFields, password: Nullable(Type.String({ maxLength: 200 })) }),
);
export type UserChanges = Static<typeof UserChanges>;

/** The values that the sender started from. If the stored account differs, the call fails with 409. */
export const UserSeen = Type.Partial(
  Type.Pick(User, ['username', 'email', 'real_name', 'is_admin', 'is_monitor']),
);
export type UserSeen = Static<typeof UserSeen>;

/** A change of an account, with the values that the sender started from. */
export const UserEdit = Type.Interface([UserChanges], { seen: Type.Optional(UserSeen) });
export type UserEdit = Static<typeof UserEdit>;
