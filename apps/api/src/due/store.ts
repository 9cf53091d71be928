import type {
  Day,
  DueItem,
  DueKind,
  LetterType,
  StateLetters,
} from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import { counted } from '../facilities/index.ts';
import { countedDue, countedFor, type LetterDeps } from '../letters/index.ts';
import { chargeDay, waitsFor } from '../tenants/index.ts';
import { addDays, dueBefore } from '../time/day.ts';
import type { Reach } from '../users/index.ts';
import { type UnprintableTenants, unprintableDue } from './unprintable.ts';

/** The days for which an import with errors is listed (DUE-9). */
const IMPORT_DAYS = 7;
/** The most items of one answer (DUE-15). */
const MOST_ITEMS = 200;

interface DueRow extends Omit<DueItem, 'late'> {
  total: number;
}

/** Who asks for the due work, and when. */
interface Asked {
  today: Day;
  timeZone: string;
  /** The accounts that the caller sees. */
  reach: Reach;
}

/** The work that is due in the week that begins today, and what is overdue: one statement over all subjects. */
export async function listDue(deps: LetterDeps, { today, timeZone, reach }: Asked) {
  const before = dueBefore(today);
  const unprintable = await unprintableDue(deps, before);
  const { rows } = await sql<DueRow>`
    select due.*, count(*) over ()::int as total
    from (
      ${dueOfFacilities(before, unprintable)}
      union all
      ${unmailedBatches}
      union all
      ${chargesToConnect(before)}
      union all
      ${paymentsToConfirm}
      union all
      ${importsWithErrors(today, timeZone)}
      union all
      ${unusedAccounts(reach)}
    ) as due
    order by
      day nulls last,
      array_position(array['letters', 'addresses', 'names', 'batch', 'move_outs', 'charges', 'payments', 'dates', 'tenants', 'import', 'accounts'], kind),
      array_position(array['initial', 'follow_up', 'welcome'], letter_type),
      lower(facility_number), state
    limit ${MOST_ITEMS}
  `.execute(deps.db);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _, ...item }): DueItem => ({ ...item, late: isLate(item, today) })),
  };
}

/** An import needs a look, but it has no deadline. */
const isLate = ({ kind, day }: { kind: DueKind; day: Day | null }, today: Day) =>
  kind !== 'import' && day !== null && day < today;

/** Per facility its tenants, and those who are ready for each letter or lack an address for it. */
export const countsByFacility = sql`(
  select
    facility_id,
    ${counted(sql`true`)}::int as tenants,
    ${counted(sql`tenant_counts.tagged_for_removal`)}::int as tagged,
    ${counted(countedFor.initial_letter_ready)}::int as initial,
    ${counted(countedFor.follow_up_letter_ready)}::int as follow_up,
    ${counted(countedFor.welcome_letter_ready)}::int as welcome,
    ${counted(countedDue('initial').incomplete)}::int as initial_incomplete,
    ${counted(countedDue('follow_up').incomplete)}::int as follow_up_incomplete,
    ${counted(countedDue('welcome').incomplete)}::int as welcome_incomplete
  from tenant_counts group by facility_id
)`;

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

/** Per facility and subject one candidate with its day and count; `where` keeps what is due (DUE-4 to DUE-8). */
const dueOfFacilities = (before: Day, unprintable: readonly UnprintableTenants[]) => sql`
  select
    subject.kind, subject.day, facilities.id as facility_id, facilities.facility_number,
    facilities.account_name, null::text as state, subject.letter_type, subject.count,
    null::integer as import_id
  from facilities
  left join ${countsByFacility} as counts on counts.facility_id = facilities.id
  left join jsonb_to_recordset(${JSON.stringify(unprintable)}::jsonb)
    as unprintable (facility_id int, initial int, follow_up int, welcome int)
    on unprintable.facility_id = facilities.id
  cross join lateral (values
    ${dueLetters('initial')},
    ${dueLetters('follow_up')},
    ${dueLetters('welcome')},
    ('move_outs', null, ${moveOutsDay}, coalesce(counts.tagged, 0)),
    ('dates', null, null, coalesce(counts.tenants, 0)),
    ('tenants', null, null, 0)
  ) as subject (kind, letter_type, day, count)
  where case subject.kind
    when 'letters' then subject.day < ${before}::date and subject.count > 0
    when 'addresses' then subject.day < ${before}::date and subject.count > 0
    when 'names' then subject.day < ${before}::date and subject.count > 0
    when 'move_outs' then subject.day < ${before}::date and ${moveOutsOpen}
    when 'dates' then
      facilities.initial_letter_send_date is null
      or facilities.follow_up_letter_send_date is null
      or facilities.letter_effective_date is null
      or facilities.welcome_letter_send_date is null
        and coalesce(counts.welcome, 0) + coalesce(counts.welcome_incomplete, 0) > 0
    else coalesce(counts.tenants, 0) = 0
  end
`;

/** The letters of a type, and the tenants who cannot get them before somebody completes an address or a name. */
function dueLetters(type: LetterType) {
  const day = sql.ref(`facilities.${type}_letter_send_date`);
  const ready = sql.ref(`counts.${type}`);
  const incomplete = sql.ref(`counts.${type}_incomplete`);
  const unprintable = sql`coalesce(${sql.ref(`unprintable.${type}`)}, 0)`;
  return sql`
    ('letters', ${sql.lit(type)}, ${day}, coalesce(${ready}, 0) - ${unprintable}),
    ('addresses', ${sql.lit(type)}, ${day}, coalesce(${incomplete}, 0)),
    ('names', ${sql.lit(type)}, ${day}, ${unprintable})
  `;
}

/** The batches that are not mailed (DUE-5). */
export const unmailedBatches = sql`
  select
    'batch' as kind, letter_batches.day, letter_batches.facility_id, letter_batches.facility_number,
    facilities.account_name, letter_batches.state, letter_batches.letter_type,
    letter_batches.tenant_count as count, null::integer as import_id
  from letter_batches
  left join facilities on facilities.id = letter_batches.facility_id
  where letter_batches.mail_time is null
`;

/** Tenants with a coverage whose charge nobody has connected; without a day for it, their facility lacks dates (DUE-17). */
const chargesToConnect = (before: Day) =>
  sql`${waiting('charges', waitsFor.charge(before), sql`min(${chargeDay})`)}
  group by facilities.id`;

/** Tenants with a connected charge whose payment nobody has confirmed (DUE-17). */
const paymentsToConfirm = sql`${waiting('payments', waitsFor.payment(), sql`null::date`)}
  group by facilities.id`;

function waiting(kind: DueKind, condition: RawBuilder<boolean>, day: RawBuilder<unknown>) {
  return sql`
    select
      ${sql.lit(kind)}, ${day}, facilities.id, facilities.facility_number, facilities.account_name, null, null,
      count(*)::int, null::integer
    from tenants
    join facilities on facilities.id = tenants.facility_id
    where ${condition}`;
}

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
  where last_active_at is null and ${reach === 'everyone' ? sql`true` : sql`not is_admin and not is_monitor`}
  having count(*) > 0
`;

/** The states with facilities, and how many tenants are ready for each letter there (DUE-20). */
export async function listStates(db: Db): Promise<StateLetters[]> {
  const { rows } = await sql<StateLetters>`
    select
      facilities.state,
      count(*)::int as facilities,
      coalesce(sum(counts.initial), 0)::int as initial,
      coalesce(sum(counts.follow_up), 0)::int as follow_up,
      coalesce(sum(counts.welcome), 0)::int as welcome
    from facilities
    left join ${countsByFacility} as counts on counts.facility_id = facilities.id
    where facilities.state <> ''
    group by facilities.state
    order by facilities.state
  `.execute(db);
  return rows;
}
