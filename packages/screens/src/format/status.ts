import type {
  StatusWord,
  TenantFilterChoice,
  TenantFilterKey,
  TenantStatus,
} from '@audit-letters/api-client';

/** What the status of a tenant reads. `no_response` is the word for none. */
export const statusNames: Readonly<Record<StatusWord, string>> = {
  selected_coverage: 'Selected Coverage',
  provide_proof: 'Provided Proof',
  opt_out: 'Opted Out',
  moved_out: 'Moved Out',
  bad_address: 'Bad Address',
  no_response: 'No Response',
};

/** The status in words; no status reads 'No Response'. */
export const statusName = (status: TenantStatus | null): string =>
  statusNames[status ?? 'no_response'];

/** The choices of the tenant filters, which speak of the same statuses in words of their own. */
export const tenantFilterNames: Readonly<Record<TenantFilterKey, string>> = {
  all: 'All Tenants',
  move_out: 'Moved out',
  bad_address: 'Bad Address',
  any_coverage: 'Selected Coverage',
  provide_proof: 'Provided Proof',
  opt_out: 'Opted Out',
  non_responder: 'No Response',
};

/** A filter in words: the server's where it offers the filter, else the known ones, else its key. */
export const tenantFilterName = (
  key: string,
  choices: readonly TenantFilterChoice[] | null | undefined = null,
): string =>
  choices?.find((choice) => choice.key === key)?.label ??
  Object.entries(tenantFilterNames).find(([known]) => known === key)?.[1] ??
  key;
