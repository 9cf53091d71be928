import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchName } from '../searchName.ts';

/** Folds names outside ASCII again by the current rules, so that searches find them. */
export const namesInAllScripts: Migration = {
  async up(db) {
    const { rows } = await sql<Named>`
      select id, first_name, last_name from tenants where concat(first_name, last_name) ~ '[^ -~]'
    `.execute(db);
    const ids = rows.map(({ id }) => id);
    const names = rows.map(({ first_name, last_name }) => searchName(first_name, last_name));
    await sql`
      update tenants set search_name = name
      from unnest(${ids}::int[], ${names}::text[]) as folded (id, name)
      where tenants.id = folded.id
    `.execute(db);
  },
};

interface Named {
  id: number;
  first_name: string | null;
  last_name: string | null;
}
