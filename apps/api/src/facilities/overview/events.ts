import type {
  FacilityEvent,
  FacilityEventKind,
  LetterType,
} from '@audit-letters/api-client/contract';
import { LetterTypes } from '@audit-letters/api-client/contract';
import { letterTypes } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { userName } from '../../database/expressions.ts';
import { toMoment } from '../../http/serialize.ts';
import { describeChange, type TenantAuditDetails } from '../../tenants/index.ts';
import { type CoverageLabels, coverageLabels } from '../coverages.ts';
import { batchesOf, lettersOf } from './period.ts';

/** The most entries of the timeline (FAC-89). */
const MOST_EVENTS = 100;

interface Entry {
  id: number;
  at: Date;
  user: string | null;
  action: string;
  letter_type: LetterType | null;
  tenant_count: number | null;
  filename: string | null;
}

/** An entry about the facility or its letters, with the details that the writers of the log store. */
interface FacilityEntry extends Entry {
  object_type: 'facility' | 'letter_batch';
  details: {
    fields?: string[];
    dates?: FacilityEvent['dates'];
    inserted?: number;
    tagged?: number;
    tenants?: number;
    letter_type?: LetterType;
  } | null;
}

interface TenantsEntry extends Entry {
  object_type: 'tenant';
  objects: number;
  details: TenantAuditDetails | null;
}

/** The entries of the audit log about the facility and its letters, newest first. */
export async function facilityEvents(db: Db, facilityId: number): Promise<FacilityEvent[]> {
  const { rows } = await sql<FacilityEntry | TenantsEntry>`
    select
      audit_log.id, audit_log.at, ${userName} as user,
      audit_log.action, audit_log.object_type, cardinality(audit_log.object_ids) as objects,
      audit_log.details, letter_batches.letter_type,
      ${lettersOf(facilityId)} as tenant_count,
      coalesce(letter_batches.filename, archived_periods.filename) as filename
    from audit_log
    left join users on users.id = audit_log.user_id
    left join letter_batches
      on audit_log.object_type = 'letter_batch' and letter_batches.id = audit_log.object_ids[1]
    left join archived_periods
      on audit_log.action = 'archive'
      and archived_periods.id = (audit_log.details->>'archive')::int
    where (audit_log.object_type = 'facility' and audit_log.object_ids @> array[${facilityId}::int])
      or (
        audit_log.object_type = 'letter_batch'
        and audit_log.action <> 'take-back'
        and audit_log.object_ids && array(
          select id::int from ${batchesOf(facilityId)} as own (id)
          union all select (taken.details->>'batch')::int from audit_log as taken
          where taken.object_type = 'facility' and taken.action = 'take-back'
            and taken.object_ids @> array[${facilityId}::int]
        )
      )
      or (
        audit_log.object_type = 'tenant' and (audit_log.details->>'facility')::int = ${facilityId}
        and ${concernsFacility}
      )
    order by audit_log.at desc, audit_log.id desc
    limit ${MOST_EVENTS}
  `.execute(db);
  const coverages = await coverageLabels(db);
  return rows.flatMap(
    (row) => (row.object_type === 'tenant' ? toTenantsEvent(row, coverages) : toEvent(row)) ?? [],
  );
}

/**
 * Changes of several tenants or by imports, bulk changes and their Undo, deletions, charges and tags. Move-outs have an
 * entry of the facility.
 */
const concernsFacility = sql`(
  action not in ('move-out', 'undo-move-out') and (
    cardinality(audit_log.object_ids) > 1 or details ?| array['charged', 'confirmed', 'tagged', 'import']
    or action in ('delete', 'restore', 'reset', 'undo') or action like 'bulk-%'
  )
)`;

function toTenantsEvent(
  { id, at, user, action, details, objects }: TenantsEntry,
  coverages: CoverageLabels,
): FacilityEvent | null {
  const change = describeChange(action, details, coverages);
  return (
    change && {
      id,
      at: toMoment(at),
      user,
      kind: 'tenants_changed',
      count: objects,
      change,
      fields: [],
      dates: [],
      letter_type: null,
      filename: null,
    }
  );
}

const kinds: Record<string, FacilityEventKind> = {
  create: 'created',
  import: 'imported',
  'undo-import': 'import_undone',
  generate: 'letters_generated',
  mail: 'letters_mailed',
  'undo-mail': 'letters_not_mailed',
  'take-back': 'letters_taken_back',
  'confirm-move-outs': 'move_outs_confirmed',
  'undo-move-outs': 'move_outs_undone',
  'end-tagging': 'tagging_ended',
  archive: 'archived',
  restore: 'restored',
};

/** `null` for an entry without a change, such as a save of equal values. */
function toEvent({ id, at, user, action, details, ...row }: FacilityEntry): FacilityEvent | null {
  const { fields = [], dates = [], inserted, tagged, tenants, letter_type } = details ?? {};
  const mailed = LetterTypes.filter((type) => fields.includes(letterTypes[type].sentDate));
  const kind = action === 'update' ? kindOfEdit(fields, mailed) : kinds[action];
  if (!kind || (action === 'update' && fields.length === 0)) return null;
  return {
    id,
    at: toMoment(at),
    user,
    kind,
    fields,
    dates,
    change: null,
    letter_type: row.letter_type ?? letter_type ?? null,
    count: row.tenant_count ?? inserted ?? tagged ?? tenants ?? null,
    filename: row.filename,
  };
}

function kindOfEdit(fields: readonly string[], mailed: readonly LetterType[]): FacilityEventKind {
  if (mailed.length > 0 && mailed.length === fields.length) return 'letters_mailed';
  return fields.every((field) => field.endsWith('_date')) ? 'dates_set' : 'edited';
}
