import type {
  FacilityEvent,
  FacilityEventKind,
  LetterType,
  SetDate,
} from '@audit-letters/api-client/contract';
import { LetterTypes } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { toMoment } from '../../http/serialize.ts';
import { batchesOf } from './period.ts';

/** The most entries of the timeline (FAC-94). */
const MOST_EVENTS = 100;

interface AuditRow {
  id: number;
  at: Date;
  user: string | null;
  action: string;
  /** The details that the writers of the log store with an entry. */
  details: {
    fields?: string[];
    dates?: SetDate[];
    inserted?: number;
    tagged?: number;
    tenants?: number;
  } | null;
  letter_type: LetterType | null;
  tenant_count: number | null;
  filename: string | null;
}

/** The entries of the audit log about the facility and its letters, newest first. */
export async function facilityEvents(db: Db, facilityId: number): Promise<FacilityEvent[]> {
  const { rows } = await sql<AuditRow>`
    select
      audit_log.id, audit_log.at, coalesce(users.real_name, users.username) as user,
      audit_log.action, audit_log.details, batches.letter_type, batches.tenant_count,
      coalesce(batches.filename, archived_periods.filename) as filename
    from audit_log
    left join users on users.id = audit_log.user_id
    left join letter_batches as batches
      on audit_log.object_type = 'letter_batch' and batches.id = audit_log.object_ids[1]
    left join archived_periods
      on audit_log.action = 'archive'
      and archived_periods.id = (audit_log.details->>'archive')::int
    where (audit_log.object_type = 'facility' and audit_log.object_ids @> array[${facilityId}::int])
      or (
        audit_log.object_type = 'letter_batch'
        and audit_log.object_ids && array(select id::int from ${batchesOf(facilityId)} as own (id))
      )
    order by audit_log.at desc, audit_log.id desc
    limit ${MOST_EVENTS}
  `.execute(db);
  return rows.flatMap((row) => toEvent(row) ?? []);
}

const kinds: Record<string, FacilityEventKind> = {
  create: 'created',
  import: 'imported',
  'undo-import': 'import_undone',
  generate: 'letters_generated',
  'confirm-move-outs': 'move_outs_confirmed',
  'end-tagging': 'tagging_ended',
  archive: 'archived',
};

/** `null` for an entry without a change, such as a save of equal values. */
function toEvent({ id, at, user, action, details, ...row }: AuditRow): FacilityEvent | null {
  const { fields = [], dates = [], inserted, tagged, tenants } = details ?? {};
  const mailed = LetterTypes.filter((type) => fields.includes(`${type}_letter_sent_date`));
  const kind = action === 'update' ? kindOfEdit(fields, mailed) : kinds[action];
  if (!kind || (action === 'update' && fields.length === 0)) return null;
  return {
    ...{ id, at: toMoment(at), user, kind, fields, dates },
    letter_type: row.letter_type,
    count: row.tenant_count ?? inserted ?? tagged ?? tenants ?? null,
    filename: row.filename,
  };
}

function kindOfEdit(fields: readonly string[], mailed: readonly LetterType[]): FacilityEventKind {
  if (mailed.length > 0 && mailed.length === fields.length) return 'letters_mailed';
  return fields.every((field) => field.endsWith('_date')) ? 'dates_set' : 'edited';
}
