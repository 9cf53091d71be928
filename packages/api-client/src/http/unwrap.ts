import { isRecord, Mismatch, type Reader } from './readers.ts';

/**
 * Takes what a call is about out of its envelope (WIR-8). For every call the payload may stand
 * at the top level or under one `data`; for every list the rows may stand at `data` or `data.data`, with
 * `pagination`, `info`, `filters` and `stats` beside them or one level up.
 */
export function unwrap<T>(body: unknown, read: Reader<T>): T {
  return read(payload(body, read.keys));
}

function payload(body: unknown, keys?: readonly string[]): unknown {
  const inner = isRecord(body) ? body.data : undefined;
  if (!keys) return [body, inner, isRecord(inner) && inner.data].find(Array.isArray) ?? body;
  if (keys.includes('data'))
    return isRecord(body) && isRecord(inner) ? { ...body, ...inner } : body;
  // An envelope may carry words of its own, such as `status`, and an entity a field named `data`:
  // the level that knows more of the expected fields is the payload.
  const best = knownKeys(inner, keys) > knownKeys(body, keys) ? inner : body;
  if (knownKeys(best, keys) === 0) throw new Mismatch(`expected an object with ${keys.join(', ')}`);
  return best;
}

const knownKeys = (level: unknown, keys: readonly string[]) =>
  isRecord(level) ? keys.filter((key) => Object.hasOwn(level, key)).length : 0;
