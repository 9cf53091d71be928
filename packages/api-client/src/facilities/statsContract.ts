import { type Static, Type } from 'typebox';
import { DaySchema, Id, Nullable, PageQuery, Ref, type Sort, SortBy } from '../values/schema.ts';
import { type FacilityStatsSortKey, FacilityStatsSortKeys } from './enums.ts';

/** Counts and percentages of one facility's tenants; percentages are of `tenant_count`, one decimal. */
export const FacilityStats = Type.Object({
  /** Tenants that imports of this period have added. */
  upload_count: Type.Integer(),
  /** All tenants of the facility. */
  tenant_count: Type.Integer(),
  /** Tenants whose audit letter was made. */
  audit_letters_sent: Type.Integer(),
  /** Tenants whose enrollment letter was made. */
  enrollment_letters_sent: Type.Integer(),
  /** Tenants whose welcome letter was made. */
  welcome_letters_sent: Type.Integer(),
  /** Tenants with the status `selected_coverage`. */
  selected_coverage: Type.Integer(),
  /** Tenants whose charge staff have confirmed. */
  confirmed_payment: Type.Integer(),
  /** Tenants with the status `provide_proof`. */
  provided_proof: Type.Integer(),
  /** Tenants with the status `opt_out`. */
  opted_out: Type.Integer(),
  /** Tenants with the status `moved_out`. */
  moved_out: Type.Integer(),
  /** Tenants with the status `bad_address`. */
  bad_address: Type.Integer(),
  /** `selected_coverage` in percent of `tenant_count`, with one decimal; 0 without tenants. */
  selected_coverage_percentage: Type.Number(),
  /** `confirmed_payment` in percent of `tenant_count`, with one decimal; 0 without tenants. */
  confirmed_payment_percentage: Type.Number(),
  /** `provided_proof` in percent of `tenant_count`, with one decimal; 0 without tenants. */
  provided_proof_percentage: Type.Number(),
  /** `opted_out` in percent of `tenant_count`, with one decimal; 0 without tenants. */
  opted_out_percentage: Type.Number(),
  /** `moved_out` in percent of `tenant_count`, with one decimal; 0 without tenants. */
  moved_out_percentage: Type.Number(),
  /** `bad_address` in percent of `tenant_count`, with one decimal; 0 without tenants. */
  bad_address_percentage: Type.Number(),
  /** Tenants with a status in percent of `tenant_count`, rounded down. */
  percent_complete: Type.Integer(),
});
export interface FacilityStats extends Static<typeof FacilityStats> {}

/** Counts and percentages of tenants, over one facility or all; percentages are of `total`. */
export const TenantStats = Type.Object({
  /** All tenants, also those who moved out. */
  total_all: Type.Integer(),
  /** Tenants who have not moved out. */
  total: Type.Integer(),
  /** Of `total`, tenants whose charge is connected. */
  charge_applied: Type.Integer(),
  /** Tenants with the status `opt_out`. */
  opted_out: Type.Integer(),
  /** Tenants with the status `provide_proof`. */
  provided_proof: Type.Integer(),
  /** Tenants with the status `selected_coverage`. */
  selected_coverage: Type.Integer(),
  /** Tenants without a status. */
  non_responder: Type.Integer(),
  /** Tenants that are tagged for removal. */
  tagged_for_removal: Type.Integer(),
  /** `charge_applied` in percent of `total`, with one decimal; 0 without tenants. */
  charge_applied_percentage: Type.Number(),
  /** `opted_out` in percent of `total`, with one decimal; 0 without tenants. */
  opted_out_percentage: Type.Number(),
  /** `provided_proof` in percent of `total`, with one decimal; 0 without tenants. */
  provided_proof_percentage: Type.Number(),
  /** `selected_coverage` in percent of `total`, with one decimal; 0 without tenants. */
  selected_coverage_percentage: Type.Number(),
  /** `non_responder` in percent of `total`, with one decimal; 0 without tenants. */
  non_responder_percentage: Type.Number(),
});
export interface TenantStats extends Static<typeof TenantStats> {}

/** The number of facilities per state of the move-out confirmation. */
export const MoveOutCounts = Type.Object({
  /** Facilities with tagged tenants and neither move-out date. */
  doing_move_outs: Type.Integer(),
  /** Facilities with a `confirmed_move_outs_date`. */
  confirmed_move_outs: Type.Integer(),
  /** Facilities with a `confirmed_no_move_outs_date`. */
  confirmed_no_move_outs: Type.Integer(),
  /** All facilities. */
  total: Type.Integer(),
});
export interface MoveOutCounts extends Static<typeof MoveOutCounts> {}

/** The number of facilities above each threshold. */
export const ThresholdCounts = Type.Object({
  /** Facilities where more than 5% of the tenants opted out. */
  opt_outs_threshold: Type.Integer(),
  /** Facilities where more than 20% of the tenants provided proof. */
  provided_proof_threshold: Type.Integer(),
  /** Facilities where more than 5% of the tenants have a bad address. */
  bad_address_threshold: Type.Integer(),
  /** Facilities where more than 5% of the tenants moved out. */
  moved_out_threshold: Type.Integer(),
});
export interface ThresholdCounts extends Static<typeof ThresholdCounts> {}

/** The number of facilities without the sent date of each letter. */
export const UnsentLetterCounts = Type.Object({
  /** Facilities without an `initial_letter_sent_date`. */
  initial_letters_unsent: Type.Integer(),
  /** Facilities without a `follow_up_letter_sent_date`. */
  follow_up_letters_unsent: Type.Integer(),
  /** Facilities without a `welcome_letter_sent_date`. */
  welcome_letters_unsent: Type.Integer(),
});
export interface UnsentLetterCounts extends Static<typeof UnsentLetterCounts> {}

/** Counts over all facilities, independent of the filters of the list. */
export const FacilitiesSummary = Type.Object({
  /** Facilities by the state of their move-outs. */
  move_outs: Ref<MoveOutCounts>(MoveOutCounts),
  /** Facilities above each threshold. */
  tenant_thresholds: Ref<ThresholdCounts>(ThresholdCounts),
  /** Facilities whose letters have no sent date. */
  letters: Ref<UnsentLetterCounts>(UnsentLetterCounts),
});
export interface FacilitiesSummary extends Static<typeof FacilitiesSummary> {}

/** The counts of the staff home page. */
export const HomeStats = Type.Object({
  /** Facilities by the state of their move-outs. */
  move_outs: Ref<MoveOutCounts>(MoveOutCounts),
  /** Facilities above each threshold. */
  tenant_thresholds: Ref<ThresholdCounts>(ThresholdCounts),
});
export interface HomeStats extends Static<typeof HomeStats> {}

/** A facility with the statistics of its tenants. `stats` is `null` if the server omits it. */
export const FacilityStatsRow = Type.Object({
  /** The number of the facility, also for the calls of archives. */
  id: Id,
  /** The number that the facility is known by, unique among facilities. */
  facility_number: Type.String(),
  /** The Prime Site ID, unique among facilities; `null` without one. */
  prime_site_id: Nullable(Type.String()),
  /** The account name (Company Name); `null` without one. */
  account_name: Nullable(Type.String()),
  /** Whether it is a Prime facility. */
  is_prime: Type.Boolean(),
  /** Whether it was a Prime facility before (FAC-30). */
  was_prime: Type.Boolean(),
  /** The number of tenants of the current period. */
  tenant_count: Type.Integer(),
  /** The day on which coverage begins; `null` until it is set. */
  letter_effective_date: Nullable(DaySchema),
  /** The counts of its tenants; `null` if the server omits them. */
  stats: Nullable(Ref<FacilityStats>(FacilityStats)),
});
export interface FacilityStatsRow extends Static<typeof FacilityStatsRow> {}

/** The filters of the statistics. Texts match a part. */
export const FacilityStatsFilter = Type.Object({
  /** A part of the facility number. */
  facility_number: Type.Optional(Type.String({ maxLength: 200 })),
  /** A part of the Prime Site ID. */
  prime_site_id: Type.Optional(Type.String({ maxLength: 200 })),
  /** A part of the account name. */
  account_name: Type.Optional(Type.String({ maxLength: 200 })),
});
export type FacilityStatsFilter = Static<typeof FacilityStatsFilter>;

/** The query of the statistics: filter, sort and page. */
export const FacilityStatsQuery = Type.Object({
  ...FacilityStatsFilter.properties,
  ...SortBy(FacilityStatsSortKeys).properties,
  ...PageQuery.properties,
});
export type FacilityStatsQuery = FacilityStatsFilter & Sort<FacilityStatsSortKey> & PageQuery;
