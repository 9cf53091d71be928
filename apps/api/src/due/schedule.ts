import {
  type Day,
  type LetterType,
  LetterTypes,
  type Schedule,
  type ScheduleMark,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import { addDays } from '../time/day.ts';
import { countsByFacility, moveOutsDay, moveOutsOpen, unmailedBatches } from './store.ts';

/** The most facilities and states of one answer (DUE-18). */
const MOST_LANES = 50;

interface MarkRow extends ScheduleMark {
  lanes: number;
}

/** Three weeks, of which the second begins today: plans, open work of before, and mailed letters (DUE-18). */
export async function listSchedule(db: Db, today: Day): Promise<Schedule> {
  const from = addDays(today, -7);
  const to = addDays(today, 13);
  const { rows } = await sql<MarkRow>`
    with marks as (
      ${marksOfFacilities(today)}
      union all
      select kind, day, true, facility_id, facility_number, account_name, state, letter_type, count
      from (${unmailedBatches}) as batches
    ),
    shown as (
      select *, is_open and day < ${today}::date as late
      from marks
      where day <= ${to}::date and (is_open or day >= ${from}::date)
    ),
    ordered as (
      select *, min(day) filter (where is_open) over (partition by facility_id, state) as first_open
      from shown
    ),
    ranked as (
      select *, dense_rank() over (order by first_open nulls last, lower(facility_number), facility_id, state) as lane
      from ordered
    )
    select
      kind, day, late, facility_id, facility_number, account_name, state, letter_type, count,
      max_lane.lanes
    from ranked
    cross join (select coalesce(max(lane), 0)::int as lanes from ranked) as max_lane
    where lane <= ${MOST_LANES}
    order by lane, day, array_position(array['move_outs', 'letters', 'batch', 'mailed', 'effective'], kind)
  `.execute(db);
  return {
    from,
    to,
    lanes: rows[0]?.lanes ?? 0,
    marks: rows.map(({ lanes: _, ...mark }) => mark),
  };
}

/** The plans of each facility with tenants; letters for nobody are no open work of the past. */
const marksOfFacilities = (today: Day) => sql`
  select
    mark.kind, mark.day, mark.is_open, facilities.id as facility_id, facilities.facility_number,
    facilities.account_name, null::text as state, mark.letter_type, mark.count
  from facilities
  join ${countsByFacility} as counts on counts.facility_id = facilities.id
  cross join lateral (values
    ${sql.join(LetterTypes.flatMap((type) => [planned(type, today), mailed(type)]))},
    ('move_outs', null, ${moveOutsDay}, ${moveOutsOpen}, coalesce(counts.tagged, 0), ${moveOutsOpen}),
    ('effective', null, facilities.letter_effective_date, false, counts.tenants, true)
  ) as mark (kind, letter_type, day, is_open, count, applies)
  where mark.applies
`;

/** The send date of a letter, until it is mailed; later only while tenants are ready for it. */
function planned(type: LetterType, today: Day) {
  const day = sql.ref(`facilities.${type}_letter_send_date`);
  const sent = sql.ref(`facilities.${type}_letter_sent_date`);
  const ready = sql.ref(`counts.${type}`);
  const isOpen = sql`${ready} > 0 or (${sent} is null and ${day} >= ${today}::date)`;
  return sql`('letters', ${sql.lit(type)}, ${day}, ${isOpen}, ${ready}, ${isOpen})`;
}

const mailed = (type: LetterType) =>
  sql`('mailed', ${sql.lit(type)}, ${sql.ref(`facilities.${type}_letter_sent_date`)}, false, counts.tenants, true)`;
