import { type Expression, type RawBuilder, sql } from 'kysely';

/** Whether a text holds what was typed, letter case aside; `%`, `_` and `\` stand for themselves. */
export function contains(column: Expression<string | null>, typed: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${column}) like lower(${likeAnywhere(typed)})`;
}

/** A LIKE pattern for a literal text anywhere. */
export function likeAnywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
