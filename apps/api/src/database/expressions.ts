import { fold } from '@audit-letters/api-client/values';
import { type Expression, type RawBuilder, sql } from 'kysely';

/** One of these ids, as one parameter: `where('id', '=', anyOf(ids))`. */
export const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::int[])`;

/** The name of a joined user that others see; null without one. */
export const userName = sql<string | null>`coalesce(users.real_name, users.username)`;

/** A text as lists order it: ignoring case, and an empty text as a missing one. */
export const textOrder = (column: string) => sql`lower(nullif(${sql.ref(column)}, ''))`;

/** A number as it is stored, without full-width and invisible characters and the hyphens of Word (FAC-31). */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .trim();

/** Whether a column of numbers contains a text, ignoring case. `%`, `_` and `\` are literal. */
export const contains = (column: Expression<string | null>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`${column} ilike ${likeAnywhere(plainText(typed))}`;

/** Whether a column of folded text contains a text (TEN-114). No name contains a text that has only apostrophes. */
export function containsFolded(
  column: Expression<string | null>,
  typed: string,
): RawBuilder<boolean> {
  const folded = fold(typed);
  return folded === '' ? sql<boolean>`false` : sql<boolean>`${column} like ${likeAnywhere(folded)}`;
}

/** Whether a word of a column begins with the text, ignoring case; the words stand in one line or in several. */
export const hasWordFrom = (
  column: Expression<string | null>,
  typed: string,
): RawBuilder<boolean | null> =>
  sql`' ' || replace(${column}, E'\n', ' ') ilike ${likeAnywhere(` ${fold(typed)}`)}`;

/** The LIKE pattern that finds a literal text anywhere. */
const likeAnywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
