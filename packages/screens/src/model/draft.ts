/** A form over a record: what is stored, what was changed here, and what someone else has changed since. */
export interface Draft<Values extends object> {
  /** The stored values that the form was last drawn from. */
  base: Values;
  changes: Partial<Values>;
  /** Fields that someone else has changed since the form was opened. */
  others: readonly (keyof Values)[];
}

/** A draft in which nothing is changed yet. */
export const draftOf = <Values extends object>(base: Values): Draft<Values> => ({
  base,
  changes: {},
  others: [],
});

/** What the form shows. */
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
 * The draft over the values that someone else has saved meanwhile: what was changed here stays changed, the rest
 * becomes what is stored now, and `others` names the fields that the other one changed.
 */
export function rebased<Values extends object>(draft: Draft<Values>, now: Values): Draft<Values> {
  const fields = keysOf(now).filter((field) => now[field] !== draft.base[field]);
  return { ...draft, base: now, others: [...new Set([...draft.others, ...fields])] };
}

/** The fields that were changed here and by someone else, to different values. */
export const conflicts = <Values extends object>({ base, changes, others }: Draft<Values>) =>
  others.filter((field) => field in changes && changes[field] !== base[field]);

/** The draft without the changes that conflict with someone else's. */
export function withTheirs<Values extends object>(draft: Draft<Values>): Draft<Values> {
  const changes = { ...draft.changes };
  for (const field of conflicts(draft)) delete changes[field];
  return { ...draft, changes };
}

/** The note under a field that someone else has changed since the form was opened; their value where it differs. */
export function noteOnOthers<Values extends object>(
  draft: Draft<Values>,
  field: keyof Values,
  words: (value: Values[keyof Values]) => string,
): string | undefined {
  if (!draft.others.includes(field)) return undefined;
  if (!conflicts(draft).includes(field)) return 'Changed by someone else.';
  return `Saved by someone else: ${words(draft.base[field]) || 'empty'}`;
}

// `Object.keys` forgets that these are all the keys there are.
const keysOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];
