import { sql } from 'kysely';

/** One of these ids, as one parameter: `where('id', '=', anyOf(ids))`. */
export const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::int[])`;
