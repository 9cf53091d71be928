import { type Static, Type } from 'typebox';
import { OneOf } from '../http/schema.ts';
import { SessionUser, SignedInUser } from '../users/contract.ts';
import { Permissions } from './words.ts';

export * from './words.ts';

const PermissionList = Type.Array(OneOf(Permissions));
const Token = Type.Object({ token: Type.String() });

/** What a user signs in with. */
export const Credentials = Type.Object({
  username: Type.String({ maxLength: 200 }),
  password: Type.String({ maxLength: 200 }),
});
export type Credentials = Static<typeof Credentials>;

/** What signing in yields, and what the portal keeps until it ends. */
export const Session = Type.Object({
  permissions: PermissionList,
  token: Token,
  user: SessionUser,
});
export type Session = Static<typeof Session>;

/** The answer to a sign-in: a session with the whole account. */
export const SignIn = Type.Interface([Session], { user: SignedInUser });
export type SignIn = Static<typeof SignIn>;

/** What a changed password yields: the old token is dead, this one replaces it. */
export const RenewedSession = Type.Object({ permissions: PermissionList, token: Token });
export type RenewedSession = Static<typeof RenewedSession>;

/** A refusal that travels as a 200 answer: sign-in, password and profile say it so. */
export const Refusal = Type.Object({ error: Type.String() });
export type Refusal = Static<typeof Refusal>;
