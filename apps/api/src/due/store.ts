import {
  type Day,
  type DueKind,
  DueKinds,
  type DueWork,
  type LetterType,
  LetterTypes,
} from '@audit-letters/api-client/contract';
import { letterTypes, readyFilters } from '@audit-letters/api-client/values';
import { type RawBuilder, sql } from 'kysely';
import {
  countWhere,
  mailedByFacility,
  moveOutsConfirmed,
  ofLetterType,
  sentDate,
  startOfPeriod,
} from '../facilities/index.ts';
import { countedFor, countedReason, type LetterDeps } from '../letters/index.ts';
import { chargeDay, waitsFor } from '../tenants/index.ts';
import { addDays, dueBefore } from '../time/day.ts';
import { isWithin, type Reach } from '../users/index.ts';
import { leftOutDue } from './leftOut.ts';
import { putAwayList, putAwayTenants } from './putAway.ts';

/** The days for which an import with errors is listed (DUE-9). */
const IMPORT_DAYS = 7;
/** The most items of one answer (DUE-2). */
const MOST_ITEMS = 200;

interface Asked {
  today: Day;
  timeZone: string;
  /** The accounts that the caller sees. */
  reach: Reach;
}

/** The work that is due in the week that begins today and what is overdue, and the states: one statement. */
export async function findDueWork(
  deps: LetterDeps,
  { today, timeZone, reach }: Asked,
): Promise<DueWork> {
  const before = dueBefore(today);
  const leftOut = await leftOutDue(deps, before);
  const { rows } = await sql<Omit<DueWork, 'today'>>`
    with counts as materialized (${countsByFacility}),
    mailed as materialized ${mailedByFacility()},
    left_out as materialized (${leftOut}),
    put_away as materialized (${putAwayTenants(before)}),
    due as (
      ${dueOfFacilities(before)}
      union all
      ${unmailedBatches}
      union all
      ${waitingTenants(before)}
      union all
      ${importsWithErrors(today, timeZone)}
      union all
      ${unusedAccounts(reach)}
    ),
    listed as (
      select *, ${isLate(today)} as late from due
      order by
        day nulls last,
        array_position(${sql.val([...DueKinds])}::text[], kind),
        array_position(${sql.val([...LetterTypes])}::text[], letter_type),
        lower(facility_number), state
      limit ${MOST_ITEMS}
    )
    select
      (select count(*) from due) as total,
      (select coalesce(json_agg(listed), '[]') from listed) as items,
      (select coalesce(json_agg(states), '[]') from (${lettersOfStates(before)}) as states) as states,
      (select coalesce(json_agg(away), '[]') from (${putAwayList}) as away) as put_away
  `.execute(deps.db);
  const [work] = rows;
  if (!work) throw new Error('A statement without a row.');
  return { today, ...work };
}

/** An import needs a look, but it has no deadline. */
const isLate = (today: Day) => sql`(kind <> 'import' and coalesce(day < ${today}::date, false))`;

/** Whether nothing but the address keeps tenants from a letter. */
const lacksAddress = (type: LetterType) =>
  sql<boolean>`(${countedReason[type]} is not distinct from 'incomplete')`;

/** Per facility its tenants, and those who are ready for each letter or lack an address for it. */
const countsByFacility = sql`
  select
    facility_id,
    ${countWhere(sql`true`)}::int as tenants,
    ${countWhere(sql`tenant_counts.tagged_for_removal`)}::int as tagged,
    ${sql.join(
      LetterTypes.flatMap((type) => [
        sql`${countWhere(countedFor[readyFilters[type]])}::int as ${sql.ref(type)}`,
        sql`${countWhere(lacksAddress(type))}::int as ${sql.ref(`${type}_incomplete`)}`,
      ]),
    )}
  from tenant_counts group by facility_id
`;

/** Per facility and subject one candidate with its day and count; `where` keeps what is due (DUE-4 to DUE-8). */
const dueOfFacilities = (before: Day) => sql`
  select
    subject.kind, subject.day, facilities.id as facility_id, facilities.facility_number,
    facilities.account_name, null::text as state, subject.letter_type,
    subject.count - coalesce(hidden.count, 0) as count, null::integer as import_id
  from facilities
  left join mailed on mailed.facility_id = facilities.id
  left join counts on counts.facility_id = facilities.id
  left join (${leftOutCounts}) as left_out_counts on left_out_counts.facility_id = facilities.id
  cross join lateral (values
    ${sql.join(LetterTypes.map(dueLetters))},
    ('move_outs', null, ${moveOutsDay}, coalesce(counts.tagged, 0)),
    ('tagged', null, ${moveOutsDay}, coalesce(counts.tagged, 0)),
    ('dates', null, null, coalesce(counts.tenants, 0)),
    ('dates', 'welcome', null, coalesce(counts.welcome, 0) + coalesce(counts.welcome_incomplete, 0)),
    ('tenants', null, null, 0)
  ) as subject (kind, letter_type, day, count)
  left join (${hiddenCounts}) as hidden
    on hidden.facility_id = facilities.id and hidden.kind = subject.kind
    and hidden.letter_type = subject.letter_type
  where case subject.kind
    when 'move_outs' then subject.day < ${before}::date and counts.tenants > 0
      and ${sentDate('initial')} is null and not ${moveOutsConfirmed}
    when 'tagged' then subject.day < ${before}::date and subject.count > 0 and ${moveOutsConfirmed}
    when 'dates' then case subject.letter_type
      when 'welcome' then facilities.welcome_letter_send_date is null and subject.count > 0
      else facilities.initial_letter_send_date is null
        or facilities.follow_up_letter_send_date is null
        or facilities.letter_effective_date is null
    end
    when 'tenants' then coalesce(counts.tenants, 0) = 0
    else subject.day < ${before}::date and subject.count > coalesce(hidden.count, 0)
  end
`;

const leftOutCounts = sql`
  select facility_id, ${sql.join(
    LetterTypes.flatMap((type) => [
      sql`count(*) filter (where letter_type = ${sql.lit(type)})::int as ${sql.ref(type)}`,
      sql`count(*) filter (where letter_type = ${sql.lit(type)} and not is_duplicate)::int as ${sql.ref(`${type}_names`)}`,
    ]),
  )}
  from left_out group by facility_id
`;

/** The tenants whom an item would count if they were not put away (DUE-23). */
const hiddenCounts = sql`
  select facility_id, kind, letter_type, count(distinct tenant_id)::int as count
  from put_away group by facility_id, kind, letter_type
`;

/** The letters that a print makes, and the tenants who get none before somebody completes an address or a name. */
function dueLetters(type: LetterType) {
  const day = sql.ref(`facilities.${letterTypes[type].sendDate}`);
  const ready = sql.ref(`counts.${type}`);
  const incomplete = sql.ref(`counts.${type}_incomplete`);
  const leftOut = (column: string) => sql`coalesce(${sql.ref(`left_out_counts.${column}`)}, 0)`;
  return sql`
    ('letters', ${sql.lit(type)}, ${day}, coalesce(${ready}, 0) - ${leftOut(type)}),
    ('addresses', ${sql.lit(type)}, ${day}, coalesce(${incomplete}, 0)),
    ('names', ${sql.lit(type)}, ${day}, ${leftOut(`${type}_names`)})
  `;
}

const moveOutsDay = sql<Day | null>`facilities.initial_letter_send_date - 2`;

/** The send date of the letters of a batch, if the batch belongs to the current period of its facility. */
const sendDate = sql<Day | null>`
  case when save_time > ${startOfPeriod('letter_batches.facility_id')}
  then ${ofLetterType((type) => `facilities.${letterTypes[type].sendDate}`)} end`;

/** The batches that are not mailed (DUE-5). */
const unmailedBatches = sql`
  select
    'batch' as kind, greatest(letter_batches.day, ${sendDate}) as day, letter_batches.facility_id, letter_batches.facility_number,
    facilities.account_name, letter_batches.state, letter_batches.letter_type,
    letter_batches.tenant_count as count, null::integer as import_id
  from letter_batches
  left join facilities on facilities.id = letter_batches.facility_id
  where letter_batches.mail_time is null
`;

/**
 * The tenants of each facility who wait for a charge (DUE-17, DUE-22, DUE-26). Charges have the first day on which one
 * applies; without a day, their facility lacks dates.
 */
const waitingTenants = (before: Day) => {
  const isAway = sql`tenants.id in (select tenant_id from put_away where kind = 'charges')`;
  const subjects: [DueKind, condition: RawBuilder<boolean>, day: RawBuilder<Day | null>][] = [
    ['charges', sql`(${waitsFor.charge(before)} and not ${isAway})`, sql`min(${chargeDay})`],
    ['payments', waitsFor.payment(), sql`null::date`],
    ['charge_changes', waitsFor.change(), sql`null::date`],
    ['disconnections', waitsFor.disconnection(), sql`null::date`],
  ];
  return sql.join(
    subjects.map(
      ([kind, condition, day]) => sql`
        select
          ${sql.lit(kind)}, ${day}, facilities.id, facilities.facility_number, facilities.account_name, null, null,
          count(*)::int, null::integer
        from tenants
        join facilities on facilities.id = tenants.facility_id
        where ${condition}
        group by facilities.id`,
    ),
    sql` union all `,
  );
};

/** A later import into the same facility replaces an earlier one. */
const importsWithErrors = (today: Day, timeZone: string) => sql`
  select
    'import', (imports.created_at at time zone ${timeZone}::text)::date, imports.facility_id,
    facilities.facility_number, facilities.account_name, null, null,
    (imports.counts->>'error_count')::int, imports.id
  from imports
  left join facilities on facilities.id = imports.facility_id
  where (imports.counts->>'error_count')::int > 0
    and (imports.facilities = '[]' or exists (
      select from facilities as present
      where imports.facilities @> jsonb_build_array(jsonb_build_object('facility_id', present.id))
    ))
    and imports.undone_at is null and imports.errors_dismissed_at is null
    and (imports.created_at at time zone ${timeZone}::text)::date > ${addDays(today, -IMPORT_DAYS)}::date
    and not exists (
      select from imports as later
      where later.facility_id = imports.facility_id and later.id > imports.id
        and later.undone_at is null
    )
`;

/** The accounts that nobody has used (DUE-21), among those that the caller sees (USR-1). */
const unusedAccounts = (reach: Reach) => sql`
  select 'accounts', null, null, null, null, null, null, count(*)::int, null
  from users
  where last_active_at is null and ${isWithin(reach)}
  having count(*) > 0
`;

/** The states with facilities, and how many tenants there are ready for each letter that is due (LET-8). */
const lettersOfStates = (before: Day) => sql`
  select
    facilities.state,
    count(*) as facilities,
    ${sql.join(
      LetterTypes.map((type) => {
        const isDue = sql`${sql.ref(`facilities.${letterTypes[type].sendDate}`)} < ${before}::date`;
        const ready = sql`sum(${sql.ref(`counts.${type}`)}) filter (where ${isDue})`;
        return sql`coalesce(${ready}, 0) as ${sql.ref(type)}`;
      }),
    )}
  from facilities
  left join counts on counts.facility_id = facilities.id
  where facilities.state <> ''
  group by facilities.state
  order by facilities.state
`;
