import type { RetiredQuery } from '@audit-letters/api-client/contract';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import type { RetiredFacilitiesTable } from '../../database/schema.ts';
import { type ListPage, offsetOf, sortDirection } from '../../http/paging.ts';

/** A page of the retired facilities, by default the latest first. */
export async function listRetired(db: Db, sort: RetiredQuery, page: ListPage) {
  const rows: Selectable<RetiredFacilitiesTable>[] = await db
    .selectFrom('retired_facilities')
    .selectAll()
    .$if(sort.sort_by !== undefined, (query) =>
      query.orderBy(sql.ref(sort.sort_by ?? 'retired_at'), sortDirection(sort)),
    )
    .orderBy('retired_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.perPage)
    .offset(offsetOf(page))
    .execute();
  const { total } = await db
    .selectFrom('retired_facilities')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
