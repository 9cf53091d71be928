/** The state of an edit form: the stored values, the changes of this user, and the fields changed by others. */
export interface Draft<Values extends object> {
  /** The stored values, as last loaded. */
  base: Values;
  /** The changed fields. */
  changes: Partial<Values>;
  /** Fields that another user has changed since the form opened. */
  others: readonly (keyof Values)[];
}

/** A draft without changes. */
export const draftOf = <Values extends object>(base: Values): Draft<Values> => ({
  base,
  changes: {},
  others: [],
});

/** The values that the form shows. */
export const draftValues = <Values extends object>({ base, changes }: Draft<Values>): Values => ({
  ...base,
  ...changes,
});

/** The draft with these fields changed. */
export const withChanges = <Values extends object>(
  draft: Draft<Values>,
  changes: Partial<Values>,
): Draft<Values> => ({ ...draft, changes: { ...draft.changes, ...changes } });

/**
 * Rebases the draft on values that another user has saved: the changes of this user stay, the other fields take
 * the stored values, and `others` lists the fields that the other user changed.
 */
export function rebased<Values extends object>(draft: Draft<Values>, now: Values): Draft<Values> {
  const fields = keysOf(now).filter((field) => now[field] !== draft.base[field]);
  return { ...draft, base: now, others: [...new Set([...draft.others, ...fields])] };
}

/** The fields that this user and another user have changed to different values. */
export const conflicts = <Values extends object>({ base, changes, others }: Draft<Values>) =>
  others.filter((field) => field in changes && changes[field] !== base[field]);

/** The draft without the changes that conflict with another user's. */
export function withTheirs<Values extends object>(draft: Draft<Values>): Draft<Values> {
  const changes = { ...draft.changes };
  for (const field of conflicts(draft)) delete changes[field];
  return { ...draft, changes };
}

/** The hint of a field that another user has changed since the form opened, with their value if it differs. */
export function noteOnOthers<Values extends object>(
  draft: Draft<Values>,
  field: keyof Values,
  words: (value: Values[keyof Values]) => string,
): string | undefined {
  if (!draft.others.includes(field)) return undefined;
  if (!conflicts(draft).includes(field)) return 'Changed by someone else.';
  return `Saved by someone else: ${words(draft.base[field]) || 'empty'}`;
}

// `Object.keys` returns `string[]`; these objects have no other keys.
const keysOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];
