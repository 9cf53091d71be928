/** The result of a save. A form or dialog closes on `ok`; otherwise it shows the messages and keeps the input. */
export type SaveResult = Done | Refused;

/** A successful save. */
export interface Done {
  /** The save succeeded. */
  ok: true;
}

/** A failed save. */
export interface Refused {
  /** The save failed. */
  ok: false;
  /** The reason, in one sentence. */
  message: string;
  /** A sentence per field, by the field's wire name. Absent when no field has one. */
  fields?: Readonly<Record<string, string>>;
}

/** The messages of a failed save for its fields. A `Form` shows each one until the user changes its field. */
export const fieldMessages = (result: SaveResult) =>
  !result.ok && result.fields ? { fields: result.fields } : undefined;

/** A successful save. */
export const done: Done = { ok: true };

/** The result of a save that can conflict with another user's. */
export type EditResult<T> = Done | EditRefused<T>;

/** A failed save. */
export interface EditRefused<T> extends Refused {
  /** The stored record, if another user has saved it in the meantime. */
  current?: T;
}
