import { count, id, number, record, type Values } from '../decode/fields.ts';

const coverageFields = {
  id,
  monthly_fee_dollars: count,
  monthly_fee_cents: count,
  coverage_amount: count,
};
export interface Coverage extends Values<typeof coverageFields> {}
export const coverage = record<Coverage>(coverageFields);

const tenantStatsFields = {
  total_all: count,
  total: count,
  charge_applied: count,
  opted_out: count,
  provided_proof: count,
  selected_coverage: count,
  non_responder: count,
  tagged_for_removal: count,
  charge_applied_percentage: number,
  opted_out_percentage: number,
  provided_proof_percentage: number,
  selected_coverage_percentage: number,
  non_responder_percentage: number,
};
export interface TenantStats extends Values<typeof tenantStatsFields> {}
export const tenantStats = record<TenantStats>(tenantStatsFields);
