import {
  DecodeError,
  type Decoder,
  flag,
  id,
  ifGiven,
  isRecord,
  list,
  optionalText,
  record,
  requiredMoment,
  requiredText,
  word,
} from '../decode/decoders.ts';
import { sessionUser } from '../users/decoders.ts';
import type {
  EndedSession,
  OpenSession,
  OpenSessions,
  Refusal,
  RenewedSession,
  Session,
} from './contract.ts';
import type { Permission } from './enums.ts';

const renewal = {
  permissions: list(word<Permission>()),
  token: record<Session['token']>({ token: requiredText }),
};

export const session = record<Session>({ ...renewal, user: sessionUser });
const client = { address: optionalText, browser: optionalText };

export const renewedSession = record<RenewedSession>({
  ...renewal,
  ended_sessions: ifGiven(list(record<EndedSession>(client))),
});

export const openSessions = record<OpenSessions>({
  username: ifGiven(requiredText),
  sessions: list(
    record<OpenSession>({
      id,
      is_current: flag,
      ...client,
      started_at: requiredMoment,
      last_seen_at: requiredMoment,
    }),
  ),
});

/** The decoded response, or the second step that a sign-in needs. */
export function orSecondStep<T extends object, Step extends object>(
  read: Decoder<T>,
  readStep: Decoder<Step>,
): Decoder<T | Step> {
  const readEither = (value: unknown): T | Step =>
    isRecord(value) && value.second_step ? readStep(value) : read(value);
  return Object.assign(readEither, { keys: [...(read.keys ?? []), ...(readStep.keys ?? [])] });
}

/** The decoded response, or a refusal with status 200. */
export function orRefusal<T extends object>(read: Decoder<T>): Decoder<T | Refusal> {
  const readEither = (value: unknown): T | Refusal => {
    if (!isRecord(value) || !value.error) return read(value);
    if (typeof value.error !== 'string') throw new DecodeError('.error: expected a text');
    return { error: value.error };
  };
  return Object.assign(readEither, { keys: [...(read.keys ?? []), 'error'] });
}
