import type { TenantStatus } from '@audit-letters/api-client/contract';

const statusNames: Record<TenantStatus, string> = {
  selected_coverage: 'Selected Coverage',
  provide_proof: 'Provided Proof',
  opt_out: 'Opted Out',
  moved_out: 'Moved Out',
  bad_address: 'Bad Address',
};

/** The name of a tenant's status in the portal (TEN-4). */
export const statusName = (status: TenantStatus | null): string =>
  status ? statusNames[status] : 'No Response';
