import { type Decoder, record, text } from '../decode/fields.ts';
import { ResponseError } from './errors.ts';

/** What the server says beside a refusal with this status; `null` for other errors. */
export function dataOfRefusal<T>(error: unknown, status: number, read: Decoder<T>): T | null {
  if (!(error instanceof ResponseError) || error.status !== status) return null;
  try {
    return read(error.data);
  } catch {
    return null;
  }
}

/** Decodes the stored record from a conflict (409); `null` for other errors. */
export function conflictWith<T extends object>(current: Decoder<T>) {
  const conflict = record<{ message: string; current: T }>({ message: text, current });
  return (error: unknown): T | null => dataOfRefusal(error, 409, conflict)?.current ?? null;
}
