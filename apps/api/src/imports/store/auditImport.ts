import type { ImportChoice, Software } from '@audit-letters/api-client/contract';
import { auditChange } from '../../audit/audit.ts';
import { anyOf } from '../../database/expressions.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CurrentSession } from '../../session/store.ts';
import { takenOver } from '../compare/fields.ts';

interface ImportDetails {
  import: number;
  software: Software;
  inserted: number;
  changed: number;
}

/** Adds an import to the audit log, with an entry for each facility and kind of change to tenants. */
export async function auditImport(
  trx: Transaction,
  session: CurrentSession,
  {
    at,
    facilityIds,
    choices,
  }: { at: Date; facilityIds: number[]; choices: readonly ImportChoice[] },
  details: ImportDetails,
): Promise<void> {
  const clock = { now: () => at };
  await auditChange(trx, { clock }, session, {
    action: 'import',
    objectType: 'facility',
    objectIds: facilityIds,
    details,
  });
  const changed = await trx
    .selectFrom('tenants')
    .select(['id', 'facility_id'])
    .where('id', '=', anyOf(choices.map(({ tenant_id }) => tenant_id)))
    .execute();
  const facilityOf = new Map(changed.map(({ id, facility_id }) => [id, facility_id]));
  const groupOf = ({ tenant_id, take }: ImportChoice) =>
    [facilityOf.get(tenant_id), ...take.toSorted()].join();
  for (const key of new Set(choices.map(groupOf))) {
    const group = choices.filter((choice) => groupOf(choice) === key);
    const take = group[0]?.take ?? [];
    const facility = facilityOf.get(group[0]?.tenant_id ?? 0);
    await auditChange(trx, { clock }, session, {
      action: 'update',
      objectType: 'tenant',
      objectIds: group.map(({ tenant_id }) => tenant_id),
      details: {
        fields: take.flatMap((kind) => takenOver[kind].columns),
        ...(take.includes('moved_out') && { status: 'moved_out' }),
        facility,
        import: details.import,
      },
    });
  }
}
