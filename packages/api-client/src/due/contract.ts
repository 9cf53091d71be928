import { type Static, Type } from 'typebox';
import { LetterTypes } from '../letters/enums.ts';
import { DaySchema, Id, Nullable, OneOf } from '../values/schema.ts';
import { DueKinds } from './enums.ts';

export * from './enums.ts';

/** One piece of due work (DUE-2). */
export const DueItem = Type.Object({
  kind: OneOf(DueKinds),
  day: Nullable(DaySchema),
  late: Type.Boolean(),
  facility_id: Nullable(Id),
  facility_number: Nullable(Type.String()),
  account_name: Nullable(Type.String()),
  state: Nullable(Type.String()),
  letter_type: Nullable(OneOf(LetterTypes)),
  count: Type.Integer({ description: 'Tenants, letters or rows with an error' }),
});
export type DueItem = Static<typeof DueItem>;

/** The due work, earliest first. `total` also counts the work beyond the limit. */
export const DueWork = Type.Object({
  today: DaySchema,
  total: Type.Integer(),
  items: Type.Array(DueItem),
});
export type DueWork = Static<typeof DueWork>;
