/** How a save ended. A form or dialog closes only on `ok`; otherwise it shows the sentences and keeps what was typed. */
export type Outcome = Done | Refused;

export interface Done {
  ok: true;
}

export interface Refused {
  ok: false;
  /** What happened, in one sentence. */
  message: string;
  /** A sentence per field, by the field's wire name. */
  fields?: Readonly<Record<string, string>>;
}

export const done: Done = { ok: true };
