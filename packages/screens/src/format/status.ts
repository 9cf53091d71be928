import type {
  StatusWord,
  TenantFilterChoice,
  TenantFilterKey,
  TenantStatus,
} from '@audit-letters/api-client';

/** The labels of the statuses. `no_response` stands for `null`. */
export const statusNames: Readonly<Record<StatusWord, string>> = {
  selected_coverage: 'Selected Coverage',
  provide_proof: 'Provided Proof',
  opt_out: 'Opted Out',
  moved_out: 'Moved Out',
  bad_address: 'Bad Address',
  no_response: 'No Response',
};

/** The label of a status; 'No Response' for `null`. */
export const statusName = (status: TenantStatus | null): string =>
  statusNames[status ?? 'no_response'];

/** The labels of the tenant filters, which differ from those of the statuses. */
export const tenantFilterNames: Readonly<Record<TenantFilterKey, string>> = {
  all: 'All Tenants',
  move_out: 'Moved out',
  bad_address: 'Bad Address',
  any_coverage: 'Selected Coverage',
  provide_proof: 'Provided Proof',
  opt_out: 'Opted Out',
  non_responder: 'No Response',
};

/** The label of a filter: the server's, else the known one, else its key. */
export const tenantFilterName = (
  key: string,
  choices: readonly TenantFilterChoice[] | null | undefined = null,
): string =>
  choices?.find((choice) => choice.key === key)?.label ??
  Object.entries(tenantFilterNames).find(([known]) => known === key)?.[1] ??
  key;
