import { type Expression, type RawBuilder, sql } from 'kysely';

/** Whether a column contains a text, ignoring case. `%`, `_` and `\` are literal. */
export function contains(column: Expression<string | null>, typed: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${column}) like lower(${likeAnywhere(typed)})`;
}

/** The LIKE pattern that finds a literal text anywhere. */
export function likeAnywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
