import { formatDay, isDay } from '@audit-letters/ui';
import type { KeptDraft } from './keptDrafts.ts';

/** The state of an edit form: the stored values, the changes of this user, and the fields changed by others. */
export interface Draft<Values extends object> {
  /** The stored values, as last loaded. */
  base: Values;
  /** The changed fields. */
  changes: Partial<Values>;
  /** Fields that another user has changed since the form opened. */
  others: readonly (keyof Values)[];
}

/** A form of one kind of record. */
export interface DraftForm<Stored, Values extends object, Written extends object> {
  /** The name under which unsaved changes are kept, with the id of the record. */
  name: string;
  /** The values that the form shows. A missing text is `''`. */
  valuesOf: (stored: Stored) => Values;
  /** The fields that a save writes, of these values: texts trimmed. */
  writtenOf: (values: Values, stored: Stored) => Written;
}

/** Changes that were not saved, and the values that they were to replace. */
export interface KeptChanges<Values extends object> {
  changes: Partial<Values>;
  seen: Partial<Values>;
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
  const fields = keysOf(differences(draft.base, now));
  return { ...draft, base: now, others: [...new Set([...draft.others, ...fields])] };
}

/** The draft with changes of an earlier form, and the fields that others have changed since. Newer changes stay. */
export function restored<Values extends object>(
  draft: Draft<Values>,
  { changes, seen }: KeptChanges<Values>,
): Draft<Values> {
  const before = { ...draft.base, ...seen };
  return rebased(withChanges(draftOf(before), { ...changes, ...draft.changes }), draft.base);
}

/** The kept changes, if they are of a form with these fields and would still change the record. */
export function offeredOf<Stored, Values extends object, Written extends object>(
  { valuesOf, writtenOf }: DraftForm<Stored, Values, Written>,
  stored: Stored,
  kept: KeptDraft | null,
): (KeptChanges<Values> & { time: number }) | null {
  if (!kept) return null;
  const { changes, seen, time } = kept;
  const base = valuesOf(stored);
  if (!isPartOf(base, changes) || !isPartOf(base, seen)) return null;
  // A save whose response was lost has stored them.
  const next = writtenOf({ ...base, ...changes }, stored);
  const isStored = keysOf(differences(writtenOf(base, stored), next)).length === 0;
  return isStored ? null : { changes, seen, time };
}

const isPartOf = <Values extends object>(base: Values, part: unknown): part is Partial<Values> =>
  typeof part === 'object' && part !== null && Object.keys(part).every((field) => field in base);

/** The fields that this user and another user have changed to different values. */
export const conflicts = <Values extends object>({ base, changes, others }: Draft<Values>) =>
  others.filter((field) => field in changes && !isSame(changes[field], base[field]));

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
  words: (value: Values[keyof Values]) => string = valueInWords,
): string | undefined {
  if (!draft.others.includes(field)) return undefined;
  if (!conflicts(draft).includes(field)) return 'Changed by someone else.';
  return savedByOthers(words(draft.base[field]));
}

/** The hint of a field that another user has saved meanwhile with this value. */
export const savedByOthers = (value: string) => `Saved by someone else: ${value || 'empty'}`;

/** The text of a value in the hint of its field. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return isDay(value) ? formatDay(value) : String(value ?? '');
}

/** The fields of `after` whose values differ from those of `before`. */
export function differences<Values extends object>(before: Values, after: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const field of keysOf(after))
    if (!isSame(before[field], after[field])) changed[field] = after[field];
  return changed;
}

/** A value for each of these fields. */
export const fieldsOf = <Field extends string, Value>(
  fields: readonly Field[],
  valueFor: (field: Field) => Value,
) =>
  // `Object.fromEntries` returns any names.
  Object.fromEntries(fields.map((field) => [field, valueFor(field)])) as Record<Field, Value>;

/** These fields of a record. */
export const picked = <Stored extends object, Field extends keyof Stored>(
  record: Stored,
  fields: readonly Field[],
) =>
  // `Object.fromEntries` returns any names.
  Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<Stored, Field>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The names of fields. `Object.keys` returns `string[]`; these objects have no other keys. */
export const keysOf = <Values extends object>(values: Values) =>
  Object.keys(values) as (keyof Values)[];
