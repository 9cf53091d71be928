import { type Static, Type } from 'typebox';
import { LetterTypes } from '../letters/enums.ts';
import { DaySchema, Id, Nullable, OneOf, Ref } from '../values/schema.ts';
import { DueKinds } from './enums.ts';

export * from './enums.ts';

/** One piece of due work (DUE-2). */
export const DueItem = Type.Object({
  /** The kind of work. */
  kind: OneOf(DueKinds),
  /** The day on which it is due; `null` for work without a day. */
  day: Nullable(DaySchema),
  /** Whether that day is before today. */
  late: Type.Boolean(),
  /** The facility; `null` for a batch by state and for an import into several facilities. */
  facility_id: Nullable(Id),
  /** The number of that facility; `null` without one. */
  facility_number: Nullable(Type.String()),
  /** The account name of that facility; `null` without one. */
  account_name: Nullable(Type.String()),
  /** The state of a batch by state; else `null`. */
  state: Nullable(Type.String()),
  /** The type of the letters; `null` for other work. */
  letter_type: Nullable(OneOf(LetterTypes)),
  /** The import with errors; else left out. */
  import_id: Type.Optional(Nullable(Id)),
  /** Tenants, letters or rows with an error, according to `kind` (DUE-4 to DUE-9). */
  count: Type.Integer(),
});
export interface DueItem extends Static<typeof DueItem> {}

/** The due work, earliest first. `total` also counts the work beyond the limit. */
export const DueWork = Type.Object({
  /** Today in the office's time zone. */
  today: DaySchema,
  /** The number of all items, also of those beyond the limit of 200 (DUE-15). */
  total: Type.Integer(),
  /** The earliest items; those without a day are last. */
  items: Type.Array(Ref<DueItem>(DueItem)),
});
export interface DueWork extends Static<typeof DueWork> {}
