import type { LetterType, TenantEvent } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { userName } from '../../database/expressions.ts';
import { type CoverageLabels, coverageLabels } from '../../facilities/index.ts';
import { NotFound } from '../../http/errors.ts';
import { toMoment } from '../../http/serialize.ts';
import type { TenantAuditDetails } from '../edit/auditDetails.ts';
import type { TenantReach } from '../edit/write.ts';
import { describeChange } from './describeChange.ts';

/** The most entries of a history (TEN-83). */
const MOST_EVENTS = 100;

interface HistoryRow {
  at: Date;
  user: string | null;
  action: string;
  details: TenantAuditDetails | null;
  letter_type: LetterType | null;
  filename: string | null;
  mail_time: Date | null;
}

/** The history of a tenant, newest first: its import, the changes and its letters (TEN-83). */
export async function tenantHistory(
  db: Db,
  id: number,
  reach: TenantReach,
): Promise<TenantEvent[]> {
  const tenant = await db
    .selectFrom('tenants')
    .select(['facility_id', 'import_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!tenant || (reach !== 'all' && reach.facilityId !== tenant.facility_id)) throw new NotFound();
  const { rows } = await sql<HistoryRow>`
    select
      audit_log.at, ${userName} as user, audit_log.action,
      audit_log.details, batches.letter_type, batches.filename, batches.mail_time
    from audit_log
    left join users on users.id = audit_log.user_id
    left join letter_batches as batches
      on audit_log.object_type = 'letter_batch' and batches.id = audit_log.object_ids[1]
    where
      (audit_log.object_type = 'tenant' and audit_log.object_ids @> array[${id}::int])
      or (
        audit_log.object_type = 'letter_batch'
        and audit_log.object_ids && array(
          select batch_id from letter_batch_tenants where tenant_id = ${id}
        )
      )
      or (
        audit_log.object_type = 'facility' and audit_log.action = 'import'
        and audit_log.object_ids @> array[${tenant.facility_id}::int]
        and (audit_log.details->>'import')::int = ${tenant.import_id}
      )
    order by audit_log.at desc, audit_log.id desc
    limit ${MOST_EVENTS}
  `.execute(db);
  const coverages = await coverageLabels(db);
  return rows.flatMap((row) => toEvent(row, coverages, reach === 'all') ?? []);
}

/** `null` for an entry without a change, or with one that only staff see. */
function toEvent(
  { at, user, action, details, ...row }: HistoryRow,
  coverages: CoverageLabels,
  forStaff: boolean,
): TenantEvent | null {
  const own = details?.fields?.filter((field) => forStaff || field !== 'monitor_note');
  const change = describeChange(action, { ...details, ...(own && { fields: own }) }, coverages);
  return (
    change && {
      ...change,
      values: Object.entries(details?.values ?? {}).map(([field, [before, after]]) => ({
        field,
        before,
        after,
      })),
      at: toMoment(at),
      user,
      letter_type: row.letter_type ?? details?.letter_type ?? null,
      filename: forStaff ? row.filename : null,
      mail_time: row.mail_time && toMoment(row.mail_time),
    }
  );
}
