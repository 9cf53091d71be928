import type { Day } from '@audit-letters/api-client/contract';
import type { ColumnType } from 'kysely';

/** A calendar date: text `YYYY-MM-DD`, read and written. */
export type DayColumn = ColumnType<Day, string, string>;
export type NullableDay = ColumnType<Day | null, string | null | undefined, string | null>;
/** A nullable column without a default. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** A column with a default value. JSON is sent as text. */
export type Defaulted<T, Sent = T> = ColumnType<T, Sent | undefined, Sent>;
export type ReadOnly<T> = ColumnType<T, never, never>;
