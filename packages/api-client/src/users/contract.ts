import { type Static, Type } from 'typebox';
import { schemaOf, seenSchemaOf, withSeen } from '../decode/schemaOf.ts';
import { described, Nullable, OptionalFlag, PageQuery } from '../values/schema.ts';
import * as entities from './entities.ts';

export * from './limits.ts';

export const OwnedFacility = schemaOf(
  entities.ownedFacility,
  'OwnedFacility',
  'The facility that a manager account owns, as the user list shows it.',
);
export type OwnedFacility = entities.OwnedFacility;

export const UsersQuery = Type.Object(
  {
    unused: OptionalFlag('Whether to list only accounts that nobody has used (DUE-21).'),
    ...PageQuery.properties,
  },
  { title: 'UsersQuery', description: 'The query of the accounts.' },
);
export type UsersQuery = Static<typeof UsersQuery>;

export const User = schemaOf(
  entities.user,
  'User',
  'An account. The `…_since` fields are whole elapsed units: 25 hours are `days_since` 1 and `hours_since` 25 (USR-6). `original_password` is `null` after the first change.',
  {
    username: 'The user name, unique among accounts.',
    is_admin: 'Whether it is the account of an administrator.',
    is_monitor: 'Whether it is the account of a monitor.',
    facility: 'The facility that the account owns.',
    has_changed_password: 'Whether the generated password was changed.',
    has_second_factor:
      'Whether the account has a second factor; absent on a server without them (USR-56).',
    original_password: 'The generated password until its first change, for staff; else `null`.',
    last_active_date: 'When the user was last active; `null` if never.',
    days_since: 'Whole days since then; `null` if never active.',
    hours_since: 'Whole hours since then, more than 23 after a day; `null` if never active.',
    minutes_since: 'Whole minutes since then; `null` if never active.',
    seconds_since: 'Whole seconds since then; `null` if never active.',
  },
);
export type User = entities.User;

export const SignedInUser = schemaOf(
  entities.signedInUser,
  'SignedInUser',
  'The account in responses of sign-in and profile. A `facility_id` marks a manager.',
);
export type SignedInUser = entities.SignedInUser;

export const SessionUser = schemaOf(
  entities.sessionUser,
  'SessionUser',
  'The part of the signed-in user that a client stores.',
  {
    facility_id: 'The facility of a manager; `null` for staff.',
  },
);
export type SessionUser = entities.SessionUser;

const UserFields = {
  username: described(
    'The user name. It must be unique.',
    Type.String({ minLength: 1, maxLength: 100 }),
  ),
  email: described(
    'The e-mail address.',
    Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
  ),
  real_name: Type.Optional(
    described('The real name; `null` for none.', Nullable(Type.String({ maxLength: 200 }))),
  ),
  is_admin: OptionalFlag('Whether it is the account of an administrator. Only admins may set it.'),
  is_monitor: OptionalFlag('Whether it is the account of a monitor. Only admins may set it.'),
};

export const NewUser = Type.Object(
  {
    ...UserFields,
    password: described('The first password.', Type.String({ minLength: 1, maxLength: 200 })),
  },
  { title: 'NewUser', description: 'A new account with its first password.' },
);
export interface NewUser extends Static<typeof NewUser> {}

export const PasswordLink = schemaOf(
  entities.passwordLink,
  'PasswordLink',
  'The token of a link with which a user chooses a password (USR-70).',
  {
    token: 'The token, which works once and within three days.',
  },
);
export type PasswordLink = entities.PasswordLink;

export const LinkedPassword = Type.Object(
  {
    token: described('The token of the link.', Type.String({ maxLength: 200 })),
    password: described('The new password.', Type.String({ maxLength: 200 })),
  },
  { title: 'LinkedPassword', description: 'A password that a user chooses with a link.' },
);
export interface LinkedPassword extends Static<typeof LinkedPassword> {}

const changes = Type.Object({
  ...UserFields,
  password: described(
    'A new password; `null` or empty leaves it.',
    Nullable(Type.String({ maxLength: 200 })),
  ),
});

/** Changes of an account. An omitted or empty password stays. */
export const UserChanges = Type.Partial(changes);
export interface UserChanges extends Static<typeof UserChanges> {}

/** The values that the sender started from. If the stored account differs, the call fails with 409. */
export const UserSeen = seenSchemaOf(User);
export type UserSeen = Partial<User>;

export const UserEdit = withSeen('UserEdit', UserChanges, UserSeen);
export interface UserEdit extends UserChanges {
  /** The values that the sender started from. If the stored account differs, the call fails with 409 (WIR-40). */
  seen?: UserSeen;
}
