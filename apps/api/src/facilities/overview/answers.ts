import type { AnswerWeek, Day } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { addDays } from '../../time/day.ts';

/** The weeks of the chart, the current one included (FAC-97). */
const WEEKS = 12;

interface Office {
  today: Day;
  timeZone: string;
}

/**
 * The present tenants of a facility who answered in each week and have a status still, oldest first (FAC-97). Moved out
 * and bad address are no answers.
 */
export async function answersPerWeek(
  db: Db,
  { today, timeZone }: Office,
  facilityId: number,
): Promise<AnswerWeek[]> {
  const earliest = addDays(today, -7 * WEEKS);
  const { rows } = await sql<AnswerWeek>`
    with answered as (
      select
        date_trunc('week', audit_log.at at time zone ${timeZone}::text)::date as week,
        count(distinct tenant_id)::int as answers
      from audit_log cross join unnest(audit_log.object_ids) as tenant_id
      where audit_log.object_type = 'tenant'
        and audit_log.details->>'status' in ('selected_coverage', 'provide_proof', 'opt_out')
        and not audit_log.details ? 'import'
        and audit_log.at >= ${earliest}::date - 1
        and tenant_id in (
          select id from tenants where facility_id = ${facilityId} and status is not null
        )
      group by 1
    )
    select weeks.week::date as week, coalesce(answered.answers, 0) as answers
    from generate_series(
      date_trunc('week', ${today}::timestamp) - make_interval(weeks => ${WEEKS - 1}::int),
      date_trunc('week', ${today}::timestamp),
      interval '1 week'
    ) as weeks (week)
    left join answered on answered.week = weeks.week
    order by weeks.week
  `.execute(db);
  return rows;
}
