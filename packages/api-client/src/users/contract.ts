import { type Static, Type } from 'typebox';
import { described, Id, MomentSchema, Nullable, PageQuery, Ref } from '../values/schema.ts';

export * from './limits.ts';

export const OwnedFacility = Type.Object(
  {
    id: described('The number of the record.', Id),
    facility_number: described('The number that the facility is known by.', Type.String()),
    address: described('The street address.', Type.String()),
    city: described('The city.', Type.String()),
    state: described('The two-letter code of the state.', Type.String()),
    zip_code: described('The ZIP code.', Type.String()),
    contact_name: described('The name of the manager.', Type.String()),
    email: described('The e-mail address of the site.', Type.String()),
    phone: described('The phone number.', Type.String()),
    fax: described('The fax number; `null` without one.', Nullable(Type.String())),
  },
  {
    title: 'OwnedFacility',
    description: 'The facility that a manager account owns, as the user list shows it.',
  },
);
export interface OwnedFacility extends Static<typeof OwnedFacility> {}

export const UsersQuery = Type.Object(
  {
    unused: Type.Optional(
      described('Whether to list only accounts that nobody has used (USR-47).', Type.Boolean()),
    ),
    ...PageQuery.properties,
  },
  { title: 'UsersQuery', description: 'The query of the accounts.' },
);
export type UsersQuery = Static<typeof UsersQuery>;

const identity = {
  id: described('The number of the record.', Id),
  username: described('The user name, unique among accounts.', Type.String()),
  real_name: described('The real name; `null` without one.', Nullable(Type.String())),
  email: described('The e-mail address.', Type.String()),
  is_admin: described('Whether it is the account of an administrator.', Type.Boolean()),
  is_monitor: described('Whether it is the account of a monitor.', Type.Boolean()),
};

export const User = Type.Object(
  {
    ...identity,
    facility: described(
      'The facility that the account owns; `null` without one.',
      Nullable(Ref<OwnedFacility>(OwnedFacility)),
    ),
    has_changed_password: described('Whether the generated password was changed.', Type.Boolean()),
    has_second_factor: Type.Optional(
      described(
        'Whether the account has a second factor; absent on a server without them (USR-56).',
        Type.Boolean(),
      ),
    ),
    original_password: described(
      'The generated password until its first change, for staff; else `null`.',
      Nullable(Type.String()),
    ),
    last_active_date: described(
      'When the user was last active; `null` if never.',
      Nullable(MomentSchema),
    ),
    days_since: described(
      'Whole days since then; `null` if never active.',
      Nullable(Type.Integer()),
    ),
    hours_since: described(
      'Whole hours since then, more than 23 after a day; `null` if never active.',
      Nullable(Type.Integer()),
    ),
    minutes_since: described(
      'Whole minutes since then; `null` if never active.',
      Nullable(Type.Integer()),
    ),
    seconds_since: described(
      'Whole seconds since then; `null` if never active.',
      Nullable(Type.Integer()),
    ),
  },
  {
    title: 'User',
    description:
      'An account. The `…_since` fields are whole elapsed units: 25 hours are `days_since` 1 and `hours_since` 25 (USR-6). `original_password` is `null` after the first change.',
  },
);
export interface User extends Static<typeof User> {}

export const SignedInUser = Type.Object(
  {
    ...User.properties,
    facility_id: described('The facility of a manager; `null` for staff.', Nullable(Id)),
  },
  {
    title: 'SignedInUser',
    description:
      'The account in responses of sign-in and profile. A `facility_id` marks a manager.',
  },
);
export interface SignedInUser extends Static<typeof SignedInUser> {}

export const SessionUser = Type.Object(
  {
    ...identity,
    facility_id: described('The facility of a manager; `null` for staff.', Nullable(Id)),
    has_changed_password: described('Whether the generated password was changed.', Type.Boolean()),
  },
  { title: 'SessionUser', description: 'The part of the signed-in user that a client stores.' },
);
export interface SessionUser extends Static<typeof SessionUser> {}

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
  is_admin: Type.Optional(
    described(
      'Whether it is the account of an administrator. Only admins may set it.',
      Type.Boolean(),
    ),
  ),
  is_monitor: Type.Optional(
    described('Whether it is the account of a monitor. Only admins may set it.', Type.Boolean()),
  ),
};

export const NewUser = Type.Object(
  {
    ...UserFields,
    password: described('The first password.', Type.String({ minLength: 1, maxLength: 200 })),
  },
  { title: 'NewUser', description: 'A new account with its first password.' },
);
export interface NewUser extends Static<typeof NewUser> {}

export const PasswordLink = Type.Object(
  {
    token: described('The token, which works once and within three days.', Type.String()),
  },
  {
    title: 'PasswordLink',
    description: 'The token of a link with which a user chooses a password (USR-70).',
  },
);
export interface PasswordLink extends Static<typeof PasswordLink> {}

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

const seenFields = ['username', 'email', 'real_name', 'is_admin', 'is_monitor'] as const;

/** The values that the sender started from. If the stored account differs, the call fails with 409. */
export const UserSeen = Type.Partial(Type.Pick(User, seenFields));
export type UserSeen = Partial<Pick<User, (typeof seenFields)[number]>>;

export const UserEdit = Type.Interface(
  [UserChanges],
  {
    seen: Type.Optional(
      described(
        'The values that the sender started from. If the stored account differs, the call fails with 409 (WIR-40).',
        UserSeen,
      ),
    ),
  },
  {
    title: 'UserEdit',
    description: 'A change of an account, with the values that the sender started from.',
  },
);
export interface UserEdit extends UserChanges {
  /** The values that the sender started from. If the stored account differs, the call fails with 409 (WIR-40). */
  seen?: UserSeen;
}
