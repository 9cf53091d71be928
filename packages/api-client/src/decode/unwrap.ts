import { DecodeError, type Decoder, isRecord } from './fields.ts';

/**
 * Extracts the payload of a response (WIR-8). It is at the top level or under one `data`. The rows of a list are at
 * `data` or `data.data`, with `pagination`, `info`, `filters` and `stats` beside them or one level up.
 */
export function unwrap<T>(body: unknown, read: Decoder<T>): T {
  return read(payload(body, read.keys));
}

function payload(body: unknown, keys?: readonly string[]): unknown {
  const inner = isRecord(body) ? body.data : undefined;
  if (!keys) return [body, inner, isRecord(inner) && inner.data].find(Array.isArray) ?? body;
  if (keys.includes('data'))
    return isRecord(body) && isRecord(inner) ? { ...body, ...inner } : body;
  // An envelope can have fields such as `status`, and an entity can have a field `data`: the level with more of the
  // expected fields is the payload.
  const best = knownKeys(inner, keys) > knownKeys(body, keys) ? inner : body;
  if (knownKeys(best, keys) === 0)
    throw new DecodeError(`expected an object with ${keys.join(', ')}`);
  return best;
}

const knownKeys = (level: unknown, keys: readonly string[]) =>
  isRecord(level) ? keys.filter((key) => Object.hasOwn(level, key)).length : 0;
