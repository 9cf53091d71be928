import {
  flag,
  id,
  ifGiven,
  list,
  optionalText,
  record,
  requiredMoment,
  requiredText,
  type Values,
  word,
} from '../decode/fields.ts';
import { sessionUser, signedInUser } from '../users/entities.ts';
import { Permissions } from './enums.ts';

const renewal = {
  permissions: list(word(Permissions)),
  token: record({ token: requiredText }),
};

const sessionFields = {
  ...renewal,
  user: sessionUser,
};
export interface Session extends Values<typeof sessionFields> {}
export const session = record<Session>(sessionFields);

const signInFields = { ...renewal, user: signedInUser };
export interface SignIn extends Values<typeof signInFields> {}
export const signIn = record<SignIn>(signInFields);

const client = { address: optionalText, browser: optionalText };

export interface EndedSession extends Values<typeof client> {}
export const endedSession = record<EndedSession>(client);

const renewedSessionFields = {
  ...renewal,
  ended_sessions: ifGiven(list(endedSession)),
};
export interface RenewedSession extends Values<typeof renewedSessionFields> {}
export const renewedSession = record<RenewedSession>(renewedSessionFields);

const openSessionFields = {
  id,
  is_current: flag,
  ...client,
  started_at: requiredMoment,
  last_seen_at: requiredMoment,
};
export interface OpenSession extends Values<typeof openSessionFields> {}
export const openSession = record<OpenSession>(openSessionFields);

const openSessionsFields = {
  username: ifGiven(requiredText),
  sessions: list(openSession),
};
export interface OpenSessions extends Values<typeof openSessionsFields> {}
export const openSessions = record<OpenSessions>(openSessionsFields);
