import {
  type FacilitiesSummary,
  type FacilityFilterKey,
  FacilityFilterKeys,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { facilityConditions } from './conditions.ts';
import { facilitiesWithCounts } from './rows.ts';

/** The number of facilities that each filter shows, out of all facilities. */
export async function summarize(db: Db): Promise<FacilitiesSummary> {
  const number = (key: FacilityFilterKey) =>
    sql<number>`count(*) filter (where ${facilityConditions[key]})`.as(key);
  const row = await facilitiesWithCounts(db)
    .select((facilities) => facilities.fn.countAll<number>().as('total'))
    .select(FacilityFilterKeys.map(number))
    .executeTakeFirstOrThrow();
  const { total, doing_move_outs, confirmed_move_outs, confirmed_no_move_outs } = row;
  return {
    move_outs: { total, doing_move_outs, confirmed_move_outs, confirmed_no_move_outs },
    tenant_thresholds: row,
    letters: row,
  };
}
