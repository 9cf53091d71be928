import type { TenantOverview } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import { availableCoverages, findFacility } from '../facilities/index.ts';
import { NotFound } from '../http/errors.ts';
import { toMoment } from '../http/serialize.ts';
import { isSameLease } from './list/conditions.ts';
import { tenantRowsOf, toTenant } from './list/rows.ts';

/** A tenant with its letters and the coverages of its facility, for staff (TEN-140). */
export async function tenantOverview(db: Db, id: number): Promise<TenantOverview> {
  const [row] = await tenantRowsOf(db, [id]).execute();
  if (!row) throw new NotFound();
  const facility = await findFacility(db, row.facility_id);
  const letters = await db
    .selectFrom('letter_batch_tenants')
    .innerJoin('letter_batches', 'letter_batches.id', 'letter_batch_tenants.batch_id')
    .where('tenant_id', '=', id)
    .select(['filename', 'letter_type', 'save_time', 'mail_time'])
    .select(
      sql<number>`(
        select count(*) from letter_batch_tenants as printed
        where printed.batch_id = letter_batches.id and printed.position <= letter_batch_tenants.position
      )`.as('page'),
    )
    .orderBy('save_time', 'desc')
    .execute();
  const sameLease = await sql<{ id: number }>`
    select other.id from tenants as one join tenants as other on ${isSameLease('one', 'other')}
    where one.id = ${id} order by other.id
  `.execute(db);
  return {
    tenant: toTenant(row, true),
    account_name: facility.account_name,
    coverages: await availableCoverages(db, facility.state),
    letters: letters.map(({ save_time, mail_time, ...letter }) => ({
      ...letter,
      save_time: toMoment(save_time),
      mail_time: mail_time && toMoment(mail_time),
    })),
    same_lease_ids: sameLease.rows.map((other) => other.id),
  };
}
