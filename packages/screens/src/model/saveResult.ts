/** How a save ended. A form or dialog closes only on `ok`; otherwise it shows the sentences and keeps what was typed. */
export type SaveResult = Done | Refused;

/** It is saved. */
export interface Done {
  ok: true;
}

/** It is not saved, and why. */
export interface Refused {
  ok: false;
  /** What happened, in one sentence. */
  message: string;
  /** A sentence per field, by the field's wire name. */
  fields?: Readonly<Record<string, string>>;
}

/** The outcome of what cannot say more. */
export const done: Done = { ok: true };

/** How a save ended that can collide with someone else's. */
export type EditResult<T> = Done | EditRefused<T>;

/** It is not saved, and why. */
export interface EditRefused<T> extends Refused {
  /** Someone else has saved the record in the meantime; this is what it is now. */
  current?: T;
}
