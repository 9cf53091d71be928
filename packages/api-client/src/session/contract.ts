import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import { described, Id } from '../values/schema.ts';
import * as entities from './entities.ts';

export * from './enums.ts';

export const Credentials = Type.Object(
  {
    username: described('The user name.', Type.String({ maxLength: 200 })),
    password: described('The password.', Type.String({ maxLength: 200 })),
  },
  { title: 'Credentials', description: 'The credentials of a user.' },
);
export interface Credentials extends Static<typeof Credentials> {}

export const Session = schemaOf(
  entities.session,
  'Session',
  'A session: permissions, token and user.',
  {
    permissions: 'What the user may do. An admin may do everything.',
    token: 'The token of the session, for the header `X-Authorization`.',
  },
);
export type Session = entities.Session;

export const SignIn = schemaOf(
  entities.signIn,
  'SignIn',
  'The response to a sign-in: a session with the whole account.',
);
export type SignIn = entities.SignIn;

export const OpenSession = schemaOf(
  entities.openSession,
  'OpenSession',
  'A session that is open.',
  {
    is_current: 'Whether the call was made in this session.',
    started_at: 'When the user signed in.',
    last_seen_at: 'The last call, to the minute.',
    address: 'The network address.',
    browser: 'What the browser calls itself.',
  },
);
export type OpenSession = entities.OpenSession;

export const OpenSessions = schemaOf(
  entities.openSessions,
  'OpenSessions',
  'The open sessions of an account.',
  {
    username: 'The user name of the account.',
    sessions: 'The open sessions, the last used first.',
  },
);
export type OpenSessions = entities.OpenSessions;

export const SessionsQuery = Type.Object(
  { user_id: Type.Optional(described('The account; by default the own one. For admins.', Id)) },
  { title: 'SessionsQuery', description: 'The query of the open sessions.' },
);
export type SessionsQuery = Static<typeof SessionsQuery>;

export const EndedSession = schemaOf(
  entities.endedSession,
  'EndedSession',
  'A session that a new password has ended.',
);
export type EndedSession = entities.EndedSession;

export const RenewedSession = schemaOf(
  entities.renewedSession,
  'RenewedSession',
  'The response to a password change: the new token replaces the old one.',
  {
    ended_sessions: 'The other sessions that the new password has ended, if any (USR-65).',
  },
);
export type RenewedSession = entities.RenewedSession;

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
