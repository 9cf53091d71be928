import type { Software } from '@audit-letters/api-client/contract';
import { auditChange } from '../../audit/audit.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CurrentSession } from '../../session/store.ts';
import { auditDetails, auditTenants, type TenantEdit } from '../../tenants/index.ts';

interface ImportDetails {
  import: number;
  software: Software;
  inserted: number;
  changed: number;
}

/** Adds an import to the audit log, with the changes of tenants. */
export async function auditImport(
  trx: Transaction,
  session: CurrentSession,
  { at, facilityIds, edits }: { at: Date; facilityIds: number[]; edits: readonly TenantEdit[] },
  details: ImportDetails,
): Promise<void> {
  const clock = { now: () => at };
  await auditChange(trx, { clock }, session, {
    action: 'import',
    objectType: 'facility',
    objectIds: facilityIds,
    details,
  });
  await auditTenants(trx, { clock }, session, 'update', edits, (edit) => {
    // With the values, each tenant would have an entry in the history of the facility.
    const { values: _, ...changes } = auditDetails(edit);
    return { ...changes, import: details.import };
  });
}
