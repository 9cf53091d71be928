import type { ImportChoice, ImportChoiceKind, Software } from '@audit-letters/api-client/contract';
import { audit } from '../audit/audit.ts';
import type { Transaction } from '../database/transaction.ts';

/** The columns of each choice, as the history of a tenant names them. */
const columnsOf: Record<ImportChoiceKind, readonly string[]> = {
  name: ['first_name', 'last_name'],
  unit: ['unit'],
  address: ['address', 'city', 'state', 'zip_code'],
  contact: ['phone', 'email'],
  moved_out: ['status'],
};

interface ImportDetails {
  import: number;
  software: Software;
  inserted: number;
  changed: number;
}

/** Adds an import to the audit log, with an entry for each kind of change to tenants. */
export async function auditImport(
  trx: Transaction,
  {
    facilityIds,
    choices,
    ...by
  }: { at: Date; userId: number; facilityIds: number[]; choices: readonly ImportChoice[] },
  details: ImportDetails,
): Promise<void> {
  await audit(trx, {
    ...by,
    action: 'import',
    objectType: 'facility',
    objectIds: facilityIds,
    details,
  });
  const kindsOf = ({ take }: ImportChoice) => take.toSorted().join();
  for (const kinds of new Set(choices.map(kindsOf))) {
    const group = choices.filter((choice) => kindsOf(choice) === kinds);
    const take = group[0]?.take ?? [];
    await audit(trx, {
      ...by,
      action: 'update',
      objectType: 'tenant',
      objectIds: group.map(({ tenant_id }) => tenant_id),
      details: {
        fields: take.flatMap((kind) => columnsOf[kind]),
        ...(take.includes('moved_out') && { status: 'moved_out' }),
        import: details.import,
      },
    });
  }
}
