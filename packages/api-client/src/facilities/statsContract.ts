import { type Static, Type } from 'typebox';
import { DaySchema, Id, Nullable, PageQuery, SortBy } from '../values/schema.ts';
import { FacilityStatsSortKeys } from './enums.ts';

/** Counts and percentages of one facility's tenants; percentages are of `tenant_count`, one decimal. */
export const FacilityStats = Type.Object({
  upload_count: Type.Integer(),
  tenant_count: Type.Integer(),
  audit_letters_sent: Type.Integer(),
  enrollment_letters_sent: Type.Integer(),
  welcome_letters_sent: Type.Integer(),
  selected_coverage: Type.Integer(),
  confirmed_payment: Type.Integer(),
  provided_proof: Type.Integer(),
  opted_out: Type.Integer(),
  moved_out: Type.Integer(),
  bad_address: Type.Integer(),
  selected_coverage_percentage: Type.Number(),
  confirmed_payment_percentage: Type.Number(),
  provided_proof_percentage: Type.Number(),
  opted_out_percentage: Type.Number(),
  moved_out_percentage: Type.Number(),
  bad_address_percentage: Type.Number(),
  percent_complete: Type.Integer(),
});
export type FacilityStats = Static<typeof FacilityStats>;

/** Counts and percentages of tenants, over one facility or all; percentages are of `total`. */
export const TenantStats = Type.Object({
  total_all: Type.Integer(),
  total: Type.Integer(),
  charge_applied: Type.Integer(),
  opted_out: Type.Integer(),
  provided_proof: Type.Integer(),
  selected_coverage: Type.Integer(),
  non_responder: Type.Integer(),
  tagged_for_removal: Type.Integer(),
  charge_applied_percentage: Type.Number(),
  opted_out_percentage: Type.Number(),
  provided_proof_percentage: Type.Number(),
  selected_coverage_percentage: Type.Number(),
  non_responder_percentage: Type.Number(),
});
export type TenantStats = Static<typeof TenantStats>;

/** The number of facilities per state of the move-out confirmation. */
export const MoveOutCounts = Type.Object({
  doing_move_outs: Type.Integer(),
  confirmed_move_outs: Type.Integer(),
  confirmed_no_move_outs: Type.Integer(),
  total: Type.Integer(),
});
export type MoveOutCounts = Static<typeof MoveOutCounts>;

/** The number of facilities above each threshold. */
export const ThresholdCounts = Type.Object({
  opt_outs_threshold: Type.Integer(),
  provided_proof_threshold: Type.Integer(),
  bad_address_threshold: Type.Integer(),
  moved_out_threshold: Type.Integer(),
});
export type ThresholdCounts = Static<typeof ThresholdCounts>;

/** The number of facilities without the sent date of each letter. */
export const UnsentLetterCounts = Type.Object({
  initial_letters_unsent: Type.Integer(),
  follow_up_letters_unsent: Type.Integer(),
  welcome_letters_unsent: Type.Integer(),
});
export type UnsentLetterCounts = Static<typeof UnsentLetterCounts>;

/** Counts over all facilities, independent of the filters of the list. */
export const FacilitiesSummary = Type.Object({
  move_outs: MoveOutCounts,
  tenant_thresholds: ThresholdCounts,
  letters: UnsentLetterCounts,
});
export type FacilitiesSummary = Static<typeof FacilitiesSummary>;

/** The counts of the staff home page. */
export const HomeStats = Type.Object({
  move_outs: MoveOutCounts,
  tenant_thresholds: ThresholdCounts,
});
export type HomeStats = Static<typeof HomeStats>;

/** A facility with the statistics of its tenants. `stats` is `null` if the server omits it. */
export const FacilityStatsRow = Type.Object({
  id: Id,
  facility_number: Type.String(),
  prime_site_id: Nullable(Type.String()),
  account_name: Nullable(Type.String()),
  is_prime: Type.Boolean(),
  was_prime: Type.Boolean(),
  tenant_count: Type.Integer(),
  letter_effective_date: Nullable(DaySchema),
  stats: Nullable(FacilityStats),
});
export type FacilityStatsRow = Static<typeof FacilityStatsRow>;

/** The filters of the statistics. Texts match a part. */
export const FacilityStatsFilter = Type.Object({
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  prime_site_id: Type.Optional(Type.String({ maxLength: 200 })),
  account_name: Type.Optional(Type.String({ maxLength: 200 })),
});
export type FacilityStatsFilter = Static<typeof FacilityStatsFilter>;

/** The query of the statistics: filter, sort and page. */
export const FacilityStatsQuery = Type.Interface(
  [FacilityStatsFilter, SortBy(FacilityStatsSortKeys), PageQuery],
  {},
);
export type FacilityStatsQuery = Static<typeof FacilityStatsQuery>;
