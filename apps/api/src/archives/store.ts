import type { ArchivesQuery } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import { contains } from '../database/expressions.ts';
import { type ListPage, pageOf, sortedBy } from '../http/paging.ts';
import { parseDayField } from '../time/day.ts';

/** A page of the archived periods, by default the latest first. */
export function listArchives(db: Db, filter: ArchivesQuery, page: ListPage) {
  const facilityNumber = filter.facility_number?.trim() ?? '';
  const effectiveDay = parseDayField(filter.letter_effective_date, 'letter_effective_date') ?? null;
  const matching = db
    .selectFrom('archived_periods')
    .$if(facilityNumber !== '', (query) =>
      query.where(contains(sql.ref<string>('facility_number'), facilityNumber)),
    )
    .$if(effectiveDay !== null, (query) => query.where('letter_effective_date', '=', effectiveDay))
    .select(['id', 'facility_number', 'prime_site_id', 'letter_effective_date'])
    .select(['percent_complete', 'filename'])
    .$call(sortedBy(filter, ['facility_number', 'prime_site_id']))
    .orderBy('archived_at', 'desc')
    .orderBy('id', 'desc');
  return pageOf(db, matching, page);
}
