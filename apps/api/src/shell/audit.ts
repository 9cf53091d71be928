import type { Db } from '../database/engine.ts';
import type { Transaction } from '../database/transaction.ts';

/** Something that somebody changed. Ids and field names only: never names, addresses or secrets. */
export interface AuditEntry {
  at: Date;
  userId: number | null;
  /** A verb: `create`, `update`, `delete`, `import`, `archive`, `download`, `sign-in` … */
  action: string;
  objectType: string;
  objectIds?: number[];
  details?: object;
}

/** Writes an entry of the audit log, in the transaction of what it tells. Entries are never changed. */
export async function audit(db: Db | Transaction, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: entry.at,
      user_id: entry.userId,
      action: entry.action,
      object_type: entry.objectType,
      object_ids: entry.objectIds ?? [],
      details: entry.details ? JSON.stringify(entry.details) : null,
    })
    .execute();
}
