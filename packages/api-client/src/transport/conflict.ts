import { type Decoder, record, text } from '../decode/fields.ts';
import { ResponseError } from './errors.ts';

interface Conflict<T> {
  message: string;
  current: T;
}

/** Decodes the stored record from a conflict (409); `null` for other errors. */
export function conflictWith<T extends object>(current: Decoder<T>) {
  const conflict = record<Conflict<T>>({ message: text, current });
  return (error: unknown): T | null => {
    if (!(error instanceof ResponseError) || error.status !== 409) return null;
    try {
      return conflict(error.data).current;
    } catch {
      return null;
    }
  };
}
