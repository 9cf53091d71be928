import { type Static, Type } from 'typebox';
import { SessionUser, SignedInUser } from '../users/contract.ts';
import { OneOf, Ref } from '../values/schema.ts';
import { Permissions } from './enums.ts';

export * from './enums.ts';

const PermissionList = Type.Array(OneOf(Permissions));
/** The token of a session. */
export const Token = Type.Object({
  /** The token itself, for the header `X-Authorization`. */
  token: Type.String(),
});
export interface Token extends Static<typeof Token> {}

/** The credentials of a user. */
export const Credentials = Type.Object({
  /** The user name. */
  username: Type.String({ maxLength: 200 }),
  /** The password. */
  password: Type.String({ maxLength: 200 }),
});
export interface Credentials extends Static<typeof Credentials> {}

/** A session: permissions, token and user. */
export const Session = Type.Object({
  /** What the user may do. An admin may do everything. */
  permissions: PermissionList,
  /** The token of the session. */
  token: Ref<Token>(Token),
  /** The signed-in user. */
  user: Ref<SessionUser>(SessionUser),
});
export interface Session extends Static<typeof Session> {}

/** The response to a sign-in: a session with the whole account. */
export const SignIn = Type.Object({
  ...Session.properties,
  /** The signed-in user with the whole account. */
  user: Ref<SignedInUser>(SignedInUser),
});
export interface SignIn extends Static<typeof SignIn> {}

/** The response to a password change: the new token replaces the old one. */
export const RenewedSession = Type.Object({
  /** What the user may do. An admin may do everything. */
  permissions: PermissionList,
  /** The token of the session. */
  token: Ref<Token>(Token),
});
export interface RenewedSession extends Static<typeof RenewedSession> {}

/** A refusal with status 200, for sign-in, password change and profile. */
export const Refusal = Type.Object({
  /** Why the call was refused, fit to be shown. */
  error: Type.String(),
});
export interface Refusal extends Static<typeof Refusal> {}
