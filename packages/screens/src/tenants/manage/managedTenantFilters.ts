import { TenantFilterKeys } from '@audit-letters/api-client/values';
import { checkboxFilter, extraFilter, keyFilter, personalTextFilter } from '../../list/filters.ts';
import { chargesFilter } from './managerRules.ts';

/** The filters of a manager's tenants. */
export const managedTenantFilters = {
  filter: keyFilter([...TenantFilterKeys.filter((key) => key !== 'all'), chargesFilter]),
  full_name: { ...personalTextFilter, label: 'Name or Unit' },
  incomplete_address: { ...extraFilter, ...checkboxFilter },
};

/** The name of a filter of a manager's tenants. */
export type ManagedTenantFilterName = keyof typeof managedTenantFilters;
