import { number, record } from '../decode/decoders.ts';
import type { TenantStats } from '../facilities/statsContract.ts';

export const tenantStats = record<TenantStats>({
  total_all: number,
  total: number,
  charge_applied: number,
  opted_out: number,
  provided_proof: number,
  selected_coverage: number,
  non_responder: number,
  tagged_for_removal: number,
  charge_applied_percentage: number,
  opted_out_percentage: number,
  provided_proof_percentage: number,
  selected_coverage_percentage: number,
  non_responder_percentage: number,
});
