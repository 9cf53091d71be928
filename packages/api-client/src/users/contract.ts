import { type Static, Type } from 'typebox';
import { Id, MomentSchema, Nullable } from '../http/schema.ts';

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
 * An account. Whole elapsed units since the last activity each stand for themselves: 25 hours are
 * `days_since` 1 and `hours_since` 25 (USR-6). `original_password` is `null` once changed.
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

/** The account as sign-in and the profile answer it; a `facility_id` marks a manager. */
export const SignedInUser = Type.Interface([User], { facility_id: Nullable(Id) });
export type SignedInUser = Static<typeof SignedInUser>;

/** As much of the signed-in user as a client keeps. */
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

/** The account to make, with its first password. */
export const NewUser = Type.Object({
  ...UserFields,
  password: Type.String({ minLength: 1, maxLength: 200 }),
});
export type NewUser = Static<typeof NewUser>;

/** A password left out or empty keeps the one there is. */
export const UserChanges = Type.Partial(
  Type.Object({ ...UserFields, password: Nullable(Type.String({ maxLength: 200 })) }),
);
export type UserChanges = Static<typeof UserChanges>;

/** What the sender saw before a change. Where the account differs by now, the call is refused with 409. */
export const UserSeen = Type.Partial(
  Type.Pick(User, ['username', 'email', 'real_name', 'is_admin', 'is_monitor']),
);
export type UserSeen = Static<typeof UserSeen>;

/** A change of an account, with what its sender saw. */
export const UserEdit = Type.Interface([UserChanges], { seen: Type.Optional(UserSeen) });
export type UserEdit = Static<typeof UserEdit>;
