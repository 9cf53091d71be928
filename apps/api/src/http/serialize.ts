import type { Moment } from '@audit-letters/api-client/contract';

/** A moment on the wire. */
export function toMoment(date: Date): Moment {
  return date.toISOString() as Moment;
}

/** Trims a text; `null` if it is empty. */
export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
