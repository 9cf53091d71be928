import {
  isRecord,
  list,
  Mismatch,
  type Reader,
  record,
  requiredText,
  word,
} from '../http/readers.ts';
import { sessionUser } from '../users/readers.ts';
import type { Refusal, RenewedSession, Session } from './contract.ts';
import type { Permission } from './words.ts';

const renewal = {
  permissions: list(word<Permission>()),
  token: record<Session['token']>({ token: requiredText }),
};

export const session = record<Session>({ ...renewal, user: sessionUser });
export const renewedSession = record<RenewedSession>(renewal);

/** Either what was asked for, or the refusal that travels as a 200 answer. */
export function orRefusal<T extends object>(read: Reader<T>): Reader<T | Refusal> {
  const readEither = (value: unknown): T | Refusal => {
    if (!isRecord(value) || !value.error) return read(value);
    if (typeof value.error !== 'string') throw new Mismatch('.error: expected a text');
    return { error: value.error };
  };
  return Object.assign(readEither, { keys: [...(read.keys ?? []), 'error'] });
}
