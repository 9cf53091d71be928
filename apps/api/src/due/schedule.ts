import { type Day, type LetterType, LetterTypes } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { startOfPeriod } from '../facilities/index.ts';
import { addDays } from '../time/day.ts';

/** The most facilities and states of one answer (DUE-18). */
const MOST_LANES = 50;

/** Three weeks, of which the second begins today: plans, open work of before, and mailed letters (DUE-18). */
export const scheduleOf = (today: Day) => {
  const from = addDays(today, -7);
  const to = addDays(today, 13);
  return sql`(
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
    select json_build_object(
      'from', ${from}::date, 'to', ${to}::date, 'lanes', coalesce(max(lane), 0),
      'marks', coalesce(json_agg(ranked order by lane, day, ${orderOfKind}) filter (where lane <= ${MOST_LANES}), '[]')
    ) from ranked
  )`;
};

const orderOfKind = sql`array_position(array['move_outs', 'letters', 'batch', 'mailed', 'effective'], kind)`;

/** The plans of each facility with tenants; past letters without a ready tenant are no open work. */
const marksOfFacilities = (today: Day) => sql`
  select
    mark.kind, mark.day, mark.is_open, facilities.id as facility_id, facilities.facility_number,
    facilities.account_name, null::text as state, mark.letter_type, mark.count
  from facilities
  join counts on counts.facility_id = facilities.id
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

/**
 * Move-outs are to be confirmed until the audit letters are mailed. Tags that stay after a confirmation block the letters
 * (DUE-6).
 */
export const moveOutsOpen = sql<boolean>`(
  counts.tenants > 0
  and case
    when coalesce(facilities.confirmed_move_outs_date, facilities.confirmed_no_move_outs_date) is null
    then facilities.initial_letter_sent_date is null
    else counts.tagged > 0
  end
)`;
export const moveOutsDay = sql<Day | null>`facilities.initial_letter_send_date - 2`;

/** The send date of the letters of a batch, if the batch belongs to the current period of its facility. */
const sendDate = sql<Day | null>`
  case when save_time > ${startOfPeriod('letter_batches.facility_id')} then case letter_type
    ${sql.join(
      LetterTypes.map(
        (type) => sql`when ${sql.lit(type)} then ${sql.ref(`facilities.${type}_letter_send_date`)}`,
      ),
      sql` `,
    )}
  end end`;

/** The batches that are not mailed (DUE-5). */
export const unmailedBatches = sql`
  select
    'batch' as kind, greatest(letter_batches.day, ${sendDate}) as day, letter_batches.facility_id, letter_batches.facility_number,
    facilities.account_name, letter_batches.state, letter_batches.letter_type,
    letter_batches.tenant_count as count, null::integer as import_id
  from letter_batches
  left join facilities on facilities.id = letter_batches.facility_id
  where letter_batches.mail_time is null
`;
