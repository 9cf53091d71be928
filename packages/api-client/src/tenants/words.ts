/** What is stored; `null` is no response. */
export const TenantStatuses = [
  'selected_coverage',
  'provide_proof',
  'opt_out',
  'moved_out',
  'bad_address',
] as const;
/** One of `TenantStatuses`. */
export type TenantStatus = (typeof TenantStatuses)[number];

/** What a status call may say: `no_response` stores `null`. */
export const StatusWords = [...TenantStatuses, 'no_response'] as const;
/** One of `StatusWords`. */
export type StatusWord = (typeof StatusWords)[number];

/** The words of the tenant filters, which differ from the stored ones (TEN-6). */
export const TenantFilterKeys = [
  'all',
  'move_out',
  'bad_address',
  'any_coverage',
  'provide_proof',
  'opt_out',
  'non_responder',
] as const;
/** One of `TenantFilterKeys`. */
export type TenantFilterKey = (typeof TenantFilterKeys)[number];

/** The columns that the list of tenants can be sorted by. */
export const TenantSortKeys = [
  'last_name',
  'first_name',
  'unit',
  'status',
  'charge_confirmed_date',
  'facility_number',
] as const;
/** One of `TenantSortKeys`. */
export type TenantSortKey = (typeof TenantSortKeys)[number];

/** The fields that the bulk call writes, each with one value for all named tenants. */
export const BulkFields = [
  'status',
  'coverage_id',
  'charge_confirmed',
  'charge_applied',
  'tagged_for_removal',
  'charge_apply_date',
] as const;
/** One of `BulkFields`. */
export type BulkField = (typeof BulkFields)[number];
