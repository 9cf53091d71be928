import { sql } from 'kysely';

/** The name by which others know a joined user; null without one. */
export const userName = sql<string | null>`coalesce(users.real_name, users.username)`;
