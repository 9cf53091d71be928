import { DecodeError, type Decoder, isRecord } from '../decode/fields.ts';
import type { Refusal } from './contract.ts';

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
