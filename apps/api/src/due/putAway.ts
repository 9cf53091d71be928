import {
  type Day,
  type LetterType,
  LetterTypes,
  type PutAwayKind,
  PutAwayKinds,
  type PutAwayRequest,
} from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { auditChange } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { userName } from '../database/expressions.ts';
import { transaction } from '../database/transaction.ts';
import { facilityChange, lockFacility } from '../facilities/index.ts';
import { HttpError, NotFound } from '../http/errors.ts';
import { type LetterDeps, readyFor, reasonAgainst } from '../letters/index.ts';
import type { CurrentSession } from '../session/store.ts';
import { waitsFor } from '../tenants/index.ts';
import { dueBefore } from '../time/day.ts';
import { leftOutDue } from './leftOut.ts';

/** Whether an item of due work counts a tenant; `left_out` has the rows of `leftOutDue`. */
function countedBy(kind: PutAwayKind, type: LetterType | null, before: Day): RawBuilder<boolean> {
  if (kind === 'charges') return waitsFor.charge(before);
  if (type === null) return sql`false`;
  const isLeftOut = (which: RawBuilder<boolean>) => sql<boolean>`exists (
    select from left_out
    where left_out.tenant_id = tenants.id and left_out.letter_type = ${sql.lit(type)} and ${which}
  )`;
  switch (kind) {
    case 'letters':
      return sql`(${readyFor[type]} and not ${isLeftOut(sql`true`)})`;
    case 'addresses':
      return sql`(${reasonAgainst[type]} is not distinct from 'incomplete')`;
    case 'names':
      return sql`(${readyFor[type]} and ${isLeftOut(sql`not is_duplicate`)})`;
  }
}

const isWorkOf = (kind: PutAwayKind, type: LetterType | null) =>
  sql<boolean>`(put_away_work.kind = ${sql.lit(kind)} and put_away_work.letter_type is not distinct from ${sql.lit(type)})`;

/** The tenants who are put away, as long as an item of due work would count them (DUE-23). */
export const putAwayTenants = (before: Day) => sql`
  select
    put_away_work.id, put_away_work.facility_id, put_away_work.kind, put_away_work.letter_type,
    tenants.id as tenant_id
  from put_away_work
  cross join unnest(put_away_work.tenant_ids) as away (tenant_id)
  join tenants on tenants.id = away.tenant_id
  where case ${sql.join(
    PutAwayKinds.flatMap((kind) =>
      [null, ...LetterTypes].map(
        (type) => sql`when ${isWorkOf(kind, type)} then ${countedBy(kind, type, before)}`,
      ),
    ),
    sql` `,
  )} else false end
`;

/** The due work that is put away, latest first. Work without a tenant who waits is left out. */
export const putAwayList = sql`
  select
    put_away_work.id, put_away_work.kind, put_away_work.letter_type, put_away_work.facility_id,
    facilities.facility_number, facilities.account_name, put_away_work.reason,
    ${userName} as "user", put_away_work.put_away_at as at,
    (select count(*) from put_away where put_away.id = put_away_work.id) as count
  from put_away_work
  join facilities on facilities.id = put_away_work.facility_id
  left join users on users.id = put_away_work.user_id
  where put_away_work.id in (select id from put_away)
  order by put_away_work.put_away_at desc, put_away_work.id desc
`;

const staleWork =
  'This work has changed since the page was loaded. Nothing was put away. Please look at it again.';

/** Hides an item of due work for the tenants whom it counts now (DUE-23). */
export async function putAway(
  deps: LetterDeps & Pick<Context, 'db' | 'clock'>,
  session: CurrentSession,
  { facility_id, kind, letter_type, count, reason }: PutAwayRequest,
): Promise<void> {
  const before = dueBefore(deps.clock.today());
  const leftOut = await leftOutDue(deps, before);
  await transaction(deps.db, async (trx) => {
    await lockFacility(trx, facility_id);
    const { rows } = await sql`
      with left_out as (${leftOut})
      insert into put_away_work (facility_id, kind, letter_type, tenant_ids, reason, user_id, put_away_at)
      select
        ${facility_id}::int, ${kind}, ${letter_type}, array_agg(tenants.id), ${reason.trim()},
        ${session.userId}::int, ${deps.clock.now()}
      from tenants
      where tenants.facility_id = ${facility_id} and ${countedBy(kind, letter_type, before)}
        and not exists (
          select from put_away_work
          where put_away_work.facility_id = ${facility_id} and ${isWorkOf(kind, letter_type)}
            and tenants.id = any(put_away_work.tenant_ids)
        )
      having count(*) = ${count} and count(*) > 0
      returning id
    `.execute(trx);
    if (rows.length === 0) throw new HttpError(409, staleWork);
    const details = { work: kind, letter_type, tenants: count };
    await auditChange(trx, deps, session, facilityChange('put-away', facility_id, details));
  });
}

/** Lists the work again as due. */
export async function putBack(
  context: Pick<Context, 'db' | 'clock'>,
  session: CurrentSession,
  id: number,
): Promise<void> {
  await transaction(context.db, async (trx) => {
    const row = await trx
      .deleteFrom('put_away_work')
      .where('id', '=', id)
      .returning(['facility_id', 'kind', 'letter_type'])
      .executeTakeFirst();
    if (!row) throw new NotFound();
    const { facility_id, kind: work, letter_type } = row;
    const change = facilityChange('put-back', facility_id, { work, letter_type });
    await auditChange(trx, context, session, change);
  });
}
