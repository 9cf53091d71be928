import type { RetiredQuery } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { type ListPage, pageOf, sortDirection } from '../../http/paging.ts';

/** A page of the retired facilities, by default the latest first. */
export function listRetired(db: Db, sort: RetiredQuery, page: ListPage) {
  const rows = db
    .selectFrom('retired_facilities')
    .selectAll()
    .$if(sort.sort_by !== undefined, (query) =>
      query.orderBy(sql.ref(sort.sort_by ?? 'retired_at'), sortDirection(sort)),
    )
    .orderBy('retired_at', 'desc')
    .orderBy('id', 'desc');
  return pageOf(db, rows, page);
}
