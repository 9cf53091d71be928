import type { Transaction } from '../../database/transaction.ts';

/** Locks the facilities with letters in these batches, in the order of `recordBatch`. */
export const lockFacilitiesOf = (trx: Transaction, batchIds: readonly number[]) =>
  trx
    .selectFrom('facilities')
    .select('id')
    .where('id', 'in', (query) =>
      query
        .selectFrom('letter_batch_tenants')
        .select('facility_id')
        .where('batch_id', 'in', [...batchIds]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
