import { ResponseError } from './errors.ts';
import { type Reader, record, text } from './readers.ts';

interface Conflict<T> {
  message: string;
  current: T;
}

/** Reads the record as someone else has left it, when that is why a write was refused (409); else `null`. */
export function conflictWith<T extends object>(current: Reader<T>) {
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
