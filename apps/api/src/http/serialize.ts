import type { Moment } from '@audit-letters/api-client/contract';

/** A moment as it travels. */
export function toMoment(date: Date): Moment {
  return date.toISOString() as Moment;
}

/** Trimmed; `null` when nothing is left. */
export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
