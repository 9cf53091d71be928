import { type Static, Type } from 'typebox';
import { SessionUser, SignedInUser } from '../users/contract.ts';
import { OneOf } from '../values/schema.ts';
import { Permissions } from './enums.ts';

export * from './enums.ts';

const PermissionList = Type.Array(OneOf(Permissions));
const Token = Type.Object({ token: Type.String() });

/** The credentials of a user. */
export const Credentials = Type.Object({
  username: Type.String({ maxLength: 200 }),
  password: Type.String({ maxLength: 200 }),
});
export type Credentials = Static<typeof Credentials>;

/** A session: permissions, token and user. */
export const Session = Type.Object({
  permissions: PermissionList,
  token: Token,
  user: SessionUser,
});
export type Session = Static<typeof Session>;

/** The response to a sign-in: a session with the whole account. */
export const SignIn = Type.Interface([Session], { user: SignedInUser });
export type SignIn = Static<typeof SignIn>;

/** The response to a password change: the new token replaces the old one. */
export const RenewedSession = Type.Object({ permissions: PermissionList, token: Token });
export type RenewedSession = Static<typeof RenewedSession>;

/** A refusal with status 200, for sign-in, password change and profile. */
export const Refusal = Type.Object({ error: Type.String() });
export type Refusal = Static<typeof Refusal>;
