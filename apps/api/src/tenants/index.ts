// The exports of the tenants for other nouns.
export { assertPlacesFree } from './bin/bin.ts';
export { doubtInName, isBrokenText } from './doubtfulText.ts';
export { auditDetails, type TenantAuditDetails } from './edit/auditDetails.ts';
export {
  moveOut,
  moveOutUpdate,
  othersTagged,
  taggingCompleted,
  tagInTransaction,
} from './edit/tags.ts';
export {
  assertUndoneByManager,
  auditRestoredTenants,
  auditUndoneTenants,
} from './edit/undone.ts';
export { changesOf, columnNames, type TenantEdit } from './edit/updates.ts';
export { auditTenants, lockStored, lockTenants, tenantChange } from './edit/write.ts';
export { describeChange } from './history/describeChange.ts';
export { parseIds } from './ids.ts';
export {
  chargeDay,
  chargeToChange,
  hasCompleteAddress,
  isSameLease,
  waitsFor,
} from './list/conditions.ts';
export { findTenants } from './list/find.ts';
export {
  countChargesToConnect,
  facilityTenants,
  filteredTenants,
  pageOfTenants,
} from './list/list.ts';
export { type TenantRow, toTenant } from './list/rows.ts';
export { sorted } from './list/sort.ts';
