import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const SLICE = 5_000;

/** Stores the keys by which imports compare names. */
export const nameKeys: Migration = {
  async up(db) {
    for (const table of ['tenants', 'archived_tenants']) {
      const name = sql.table(table);
      await sql`alter table ${name} add column name_key text not null default ''`.execute(db);
      for (let last = 0; ; ) {
        const { rows } = await sql<Named>`
          select id, first_name, last_name from ${name} where id > ${last} order by id limit ${SLICE}
        `.execute(db);
        const end = rows.at(-1)?.id;
        if (end === undefined) break;
        last = end;
        const { nameKey } = await import('../nameKey.ts');
        await sql`
          update ${name} set name_key = keyed.name_key
          from unnest(${rows.map(({ id }) => id)}::int[],
            ${rows.map((row) => nameKey(row.first_name, row.last_name))}::text[]) as keyed (id, name_key)
          where ${name}.id = keyed.id
        `.execute(db);
      }
    }
  },
};

interface Named {
  id: number;
  first_name: string | null;
  last_name: string | null;
}
