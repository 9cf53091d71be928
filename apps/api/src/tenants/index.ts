// What other nouns use of the tenants.
export { binStart } from './bin/restore.ts';
export { hasCompleteAddress } from './list/completeAddress.ts';
export { filterLabel } from './list/filters.ts';
export { findTenants } from './list/find.ts';
export { facilityTenants, filteredTenants } from './list/list.ts';
export { tenantSlice } from './list/page/page.ts';
export { type ExportedTenant, type TenantRow, toTenant } from './list/rows.ts';
export { sortedColumns } from './list/sort.ts';
export { statusName } from './statusName.ts';
