/** The stored statuses; `null` is no response. */
export const TenantStatuses = [
  'selected_coverage',
  'provide_proof',
  'opt_out',
  'moved_out',
  'bad_address',
] as const;
export type TenantStatus = (typeof TenantStatuses)[number];

/** The values of a status call. `no_response` stores `null`. */
export const StatusWords = [...TenantStatuses, 'no_response'] as const;
export type StatusWord = (typeof StatusWords)[number];

/** The word of a stored status: `no_response` for `null`. */
export const wordOfStatus = (status: TenantStatus | null): StatusWord => status ?? 'no_response';

/** The stored status of a word: `null` for `no_response`. */
export const statusOfWord = (word: StatusWord): TenantStatus | null =>
  word === 'no_response' ? null : word;

/** Whether the tenant has a coverage, is charged already, or may still choose a coverage (TEN-44). */
export const mayBeCharged = ({
  status,
  charge_applied,
}: {
  status: TenantStatus | null;
  charge_applied: boolean;
}): boolean => charge_applied || status === null || status === 'selected_coverage';

/** The keys of the tenant filters. They differ from the stored statuses (TEN-7). */
export const TenantFilterKeys = [
  'all',
  'move_out',
  'bad_address',
  'any_coverage',
  'provide_proof',
  'opt_out',
  'non_responder',
] as const;
export type TenantFilterKey = (typeof TenantFilterKeys)[number];

/** The steps after a coverage that tenants wait for. */
export const WaitingFor = ['charge', 'payment', 'change', 'disconnection'] as const;
export type WaitingFor = (typeof WaitingFor)[number];

/** The sort keys of the tenant list. */
export const TenantSortKeys = [
  'last_name',
  'first_name',
  'unit',
  'status',
  'charge_confirmed_date',
  'facility_number',
] as const;
export type TenantSortKey = (typeof TenantSortKeys)[number];

/** The fields that the bulk call can write, with one value for all tenants. */
export const BulkFields = [
  'status',
  'coverage_id',
  'charge_confirmed',
  'charge_applied',
  'tagged_for_removal',
  'charge_apply_date',
] as const;
export type BulkField = (typeof BulkFields)[number];

/** The most tenants in one call. A bulk action is all or nothing, so it cannot be split into calls (TEN-25). */
export const BulkLimit = 10_000;

/** The fields of a tenant with the name and the address: letters print them, and forms change them. */
export const NameAndAddress = [
  'first_name',
  'last_name',
  'address',
  'city',
  'state',
  'zip_code',
  'country',
] as const;
