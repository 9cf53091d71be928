import type { NotFoundReport } from '@audit-letters/api-client/contract';
import type { Db } from '../database/engine.ts';

/** The planned maintenance in `settings`; `undefined` if the row is missing. */
export async function maintenanceSetting(db: Db): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'scheduled_maintenance_date')
    .executeTakeFirst();
  if (!row) return undefined;
  const date = typeof row.value === 'string' ? new Date(row.value) : null;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}

export async function storeReport(
  db: Db,
  { path, referrer }: NotFoundReport,
  userId: number | null,
  now: Date,
): Promise<void> {
  await db
    .insertInto('page_404s')
    .values({ path, referrer: referrer || null, user_id: userId, created_at: now })
    .execute();
}
