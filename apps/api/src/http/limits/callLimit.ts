import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { TooManyCalls } from '../errors.ts';

/** How many calls a caller may make within a time. */
export interface CallLimit {
  calls: number;
  perMs: number;
}

/** The clocks of two replicas may differ by this much. */
const clockSkewMs = 5_000;

/** Whether a stored time is not in the future, where only a clock that was put back can have left it. */
export function isPast(stored: Date, now: Date): boolean {
  return stored.getTime() <= now.getTime() + clockSkewMs;
}

/** Counts a call in one statement, which all replicas share. Rejects it beyond the limit. */
export async function countCall(db: Db, key: string, limit: CallLimit, now: Date): Promise<void> {
  const from = new Date(now.getTime() - limit.perMs);
  const until = new Date(now.getTime() + clockSkewMs);
  const sameWindow = sql`call_counts.since > ${from} and call_counts.since <= ${until}`;
  const { calls, since } = await db
    .insertInto('call_counts')
    .values({ key, calls: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        calls: sql`case when ${sameWindow} then call_counts.calls + 1 else 1 end`,
        since: sql`case when ${sameWindow} then call_counts.since else excluded.since end`,
      }),
    )
    .returning(['calls', 'since'])
    .executeTakeFirstOrThrow();
  if (calls <= limit.calls) return;
  const left = since.getTime() + limit.perMs - now.getTime();
  throw new TooManyCalls(Math.ceil(Math.min(left, limit.perMs) / 1000));
}
