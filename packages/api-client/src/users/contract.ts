import { type Static, Type } from 'typebox';
import { Id, MomentSchema, Nullable, Ref } from '../values/schema.ts';

export * from './limits.ts';

/** The facility that a manager account owns, as the user list shows it. */
export const OwnedFacility = Type.Object({
  /** The number of the record. */
  id: Id,
  /** The number that the facility is known by. */
  facility_number: Type.String(),
  /** The street address. */
  address: Type.String(),
  /** The city. */
  city: Type.String(),
  /** The two-letter code of the state. */
  state: Type.String(),
  /** The ZIP code. */
  zip_code: Type.String(),
  /** The name of the manager. */
  contact_name: Type.String(),
  /** The e-mail address of the site. */
  email: Type.String(),
  /** The phone number. */
  phone: Type.String(),
  /** The fax number; `null` without one. */
  fax: Nullable(Type.String()),
});
export interface OwnedFacility extends Static<typeof OwnedFacility> {}

const identity = {
  /** The number of the record. */
  id: Id,
  /** The user name, unique among accounts. */
  username: Type.String(),
  /** The real name; `null` without one. */
  real_name: Nullable(Type.String()),
  /** The e-mail address. */
  email: Type.String(),
  /** Whether it is the account of an administrator. */
  is_admin: Type.Boolean(),
  /** Whether it is the account of a monitor. */
  is_monitor: Type.Boolean(),
};

/**
 * An account. The `…_since` fields are whole elapsed units: 25 hours are `days_since` 1 and `hours_since` 25 (USR-6).
 * `original_password` is `null` after the first change.
 */
export const User = Type.Object({
  ...identity,
  /** The facility that the account owns; `null` without one. */
  facility: Nullable(Ref<OwnedFacility>(OwnedFacility)),
  /** Whether the generated password was changed. */
  has_changed_password: Type.Boolean(),
  /** The generated password until its first change, for staff; else `null`. */
  original_password: Nullable(Type.String()),
  /** When the user was last active; `null` if never. */
  last_active_date: Nullable(MomentSchema),
  /** Whole days since then; `null` if never active. */
  days_since: Nullable(Type.Integer()),
  /** Whole hours since then, more than 23 after a day; `null` if never active. */
  hours_since: Nullable(Type.Integer()),
  /** Whole minutes since then; `null` if never active. */
  minutes_since: Nullable(Type.Integer()),
  /** Whole seconds since then; `null` if never active. */
  seconds_since: Nullable(Type.Integer()),
});
export interface User extends Static<typeof User> {}

/** The account in responses of sign-in and profile. A `facility_id` marks a manager. */
export const SignedInUser = Type.Object({
  ...User.properties,
  /** The facility of a manager; `null` for staff. */
  facility_id: Nullable(Id),
});
export interface SignedInUser extends Static<typeof SignedInUser> {}

/** The part of the signed-in user that a client stores. */
export const SessionUser = Type.Object({
  ...identity,
  /** The facility of a manager; `null` for staff. */
  facility_id: Nullable(Id),
  /** Whether the generated password was changed. */
  has_changed_password: Type.Boolean(),
});
export interface SessionUser extends Static<typeof SessionUser> {}

const UserFields = {
  /** The user name. It must be unique. */
  username: Type.String({ minLength: 1, maxLength: 100 }),
  /** The e-mail address. */
  email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
  /** The real name; `null` for none. */
  real_name: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
  /** Whether it is the account of an administrator. Only admins may set it. */
  is_admin: Type.Optional(Type.Boolean()),
  /** Whether it is the account of a monitor. Only admins may set it. */
  is_monitor: Type.Optional(Type.Boolean()),
};

/** A new account with its first password. */
export const NewUser = Type.Object({
  ...UserFields,
  /** The first password. */
  password: Type.String({ minLength: 1, maxLength: 200 }),
});
export interface NewUser extends Static<typeof NewUser> {}

const changes = Type.Object({
  ...UserFields,
  /** A new password; `null` or empty leaves it. */
  password: Nullable(Type.String({ maxLength: 200 })),
});

/** Changes of an account. An omitted or empty password stays. */
export const UserChanges = Type.Partial(changes);
export type UserChanges = Partial<Static<typeof changes>>;

const seenFields = ['username', 'email', 'real_name', 'is_admin', 'is_monitor'] as const;

/** The values that the sender started from. If the stored account differs, the call fails with 409. */
export const UserSeen = Type.Partial(Type.Pick(User, seenFields));
export type UserSeen = Partial<Pick<User, (typeof seenFields)[number]>>;

/** A change of an account, with the values that the sender started from. */
export const UserEdit = Type.Interface([UserChanges], { seen: Type.Optional(UserSeen) });
export interface UserEdit extends UserChanges {
  /** The values that the sender started from. If the stored account differs, the call fails with 409 (WIR-40). */
  seen?: UserSeen;
}
