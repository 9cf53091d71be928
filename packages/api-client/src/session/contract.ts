import { type Static, Type } from 'typebox';
import { SessionUser, SignedInUser } from '../users/contract.ts';
import { described, Id, MomentSchema, Nullable, OneOf, Ref } from '../values/schema.ts';
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

const OpenClient = {
  address: described('The network address; `null` if it is not known.', Nullable(Type.String())),
  browser: described(
    'What the browser calls itself; `null` if it is not known.',
    Nullable(Type.String()),
  ),
};

export const OpenSession = Type.Object(
  {
    id: described('The number of the record.', Id),
    is_current: described('Whether the call was made in this session.', Type.Boolean()),
    started_at: described('When the user signed in.', MomentSchema),
    last_seen_at: described('The last call, to the minute.', MomentSchema),
    ...OpenClient,
  },
  { title: 'OpenSession', description: 'A session that is open.' },
);
export interface OpenSession extends Static<typeof OpenSession> {}

export const OpenSessions = Type.Object(
  {
    username: Type.Optional(described('The user name of the account.', Type.String())),
    sessions: described(
      'The open sessions, the last used first.',
      Type.Array(Ref<OpenSession>(OpenSession)),
    ),
  },
  { title: 'OpenSessions', description: 'The open sessions of an account.' },
);
export interface OpenSessions extends Static<typeof OpenSessions> {}

export const SessionsQuery = Type.Object(
  { user_id: Type.Optional(described('The account; by default the own one. For admins.', Id)) },
  { title: 'SessionsQuery', description: 'The query of the open sessions.' },
);
export type SessionsQuery = Static<typeof SessionsQuery>;

export const EndedSession = Type.Object(OpenClient, {
  title: 'EndedSession',
  description: 'A session that a new password has ended.',
});
export interface EndedSession extends Static<typeof EndedSession> {}

export const RenewedSession = Type.Object(
  {
    permissions: described('What the user may do. An admin may do everything.', PermissionList),
    token: described('The token of the session.', Ref<Token>(Token)),
    ended_sessions: Type.Optional(
      described(
        'The other sessions that the new password has ended, if any (USR-65).',
        Type.Array(Ref<EndedSession>(EndedSession)),
      ),
    ),
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
