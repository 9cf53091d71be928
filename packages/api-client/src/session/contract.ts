import { type Static, Type } from 'typebox';
import { SessionUser, SignedInUser } from '../users/contract.ts';
import { described, OneOf, Ref } from '../values/schema.ts';
import { Permissions } from './enums.ts';

export * from './enums.ts';

const PermissionList = Type.Array(OneOf(Permissions));
export const Token = Type.Object(
  {
    token: described('The token itself, for the header `X-Authorization`.', Type.String()),
  },
  { title: 'Token', description: 'The token of a session.' },
);
export interface Token extends Static<typeof Token> {}

export const Credentials = Type.Object(
  {
    username: described('The user name.', Type.String({ maxLength: 200 })),
    password: described('The password.', Type.String({ maxLength: 200 })),
  },
  { title: 'Credentials', description: 'The credentials of a user.' },
);
export interface Credentials extends Static<typeof Credentials> {}

export const Session = Type.Object(
  {
    permissions: described('What the user may do. An admin may do everything.', PermissionList),
    token: described('The token of the session.', Ref<Token>(Token)),
    user: described('The signed-in user.', Ref<SessionUser>(SessionUser)),
  },
  { title: 'Session', description: 'A session: permissions, token and user.' },
);
export interface Session extends Static<typeof Session> {}

export const SignIn = Type.Object(
  {
    ...Session.properties,
    user: described('The signed-in user with the whole account.', Ref<SignedInUser>(SignedInUser)),
  },
  { title: 'SignIn', description: 'The response to a sign-in: a session with the whole account.' },
);
export interface SignIn extends Static<typeof SignIn> {}

export const RenewedSession = Type.Object(
  {
    permissions: described('What the user may do. An admin may do everything.', PermissionList),
    token: described('The token of the session.', Ref<Token>(Token)),
  },
  {
    title: 'RenewedSession',
    description: 'The response to a password change: the new token replaces the old one.',
  },
);
export interface RenewedSession extends Static<typeof RenewedSession> {}

export const Refusal = Type.Object(
  {
    error: described('Why the call was refused, fit to be shown.', Type.String()),
  },
  {
    title: 'Refusal',
    description: 'A refusal with status 200, for sign-in, password change and profile.',
  },
);
export interface Refusal extends Static<typeof Refusal> {}
