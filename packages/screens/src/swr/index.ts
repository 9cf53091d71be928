// Every public name of `@audit-letters/screens/swr`: hooks that connect a screen to the client.

// Calls

export { askedOnce, asRecord, refreshedOnReturn, swrConfig } from './options.ts';
export { editResultOf, saveResultOf } from './saveResultOf.ts';
export { useLoadTime, useNow, useToday } from './time.ts';
export { toLoadable } from './toLoadable.ts';
export { type ListCallOptions, useCall, useListCall, useLoadError } from './useCall.ts';

// Lists

export { addressPlace, filtersInAddress, type PageAddress, type SetQuery } from './addressPlace.ts';
export {
  choiceFilter,
  type FilterField,
  type FilterFields,
  type FilterValues,
  facilityIdFilter,
  facilityIdOf,
  filterNames,
  mapFilters,
  noFilters,
  personalTextFilter,
  sentFilters,
  textFilter,
} from './filters.ts';
export { type ListPlace, type ListQueryState, useMemoryPlace } from './listPlace.ts';
export { type List, type ListOptions, type ListQuery, unfiltered, useList } from './useList.ts';
export { type SeenSelection, useListSelection, useSeenRows } from './useListSelection.ts';

// Tenants

export {
  type FailedTenants,
  type SavedTenants,
  type TenantEvents,
  type TenantUndoCall,
  undoTenants,
} from './tenants/savedTenants.ts';
export { type TenantSaves, type TenantSavesOptions, tenantSaves } from './tenants/tenantSaves.ts';
export { type AnswersOptions, type ConnectedAnswers, useAnswers } from './tenants/useAnswers.ts';
export { type BulkActionsOptions, useBulkActions } from './tenants/useBulkActions.ts';
export { type ChargesOptions, type ConnectedCharges, useCharges } from './tenants/useCharges.ts';
export {
  type ConnectedManagedList,
  type ManagedTenantListOptions,
  managedTenantFilters,
  useManagedTenantList,
} from './tenants/useManagedTenantList.ts';
export {
  type ConnectedManagedTenants,
  type ManagedTenantsOptions,
  useManagedTenants,
} from './tenants/useManagedTenants.ts';
export { type ConnectedTagging, type TaggingOptions, useTagging } from './tenants/useTagging.ts';
export {
  type ConnectedTenantDialogs,
  type LoadedCoverages,
  type TenantDialogCalls,
  type TenantDialogsOptions,
  tenantHistory,
  useCoverages,
  useTenantDialogs,
} from './tenants/useTenantDialogs.ts';
export {
  type ConnectedTenantList,
  type TenantListOptions,
  tenantFilters,
  tenantsFilter,
  useTenantList,
} from './tenants/useTenantList.ts';
export { type ConnectedTenants, type TenantsOptions, useTenants } from './tenants/useTenants.ts';

// Facilities, letters and the command box

export {
  type FacilitySaves,
  type FacilitySavesOptions,
  facilitySaves,
} from './facilities/facilitySaves.ts';
export {
  type FacilitySearch,
  type FacilitySearchOptions,
  useFacilitySearch,
} from './facilities/useFacilitySearch.ts';
export {
  type ConnectedFacility,
  type ManagedFacilityOptions,
  useManagedFacility,
} from './facilities/useManagedFacility.ts';
export { type MoveOutsOptions, useMoveOuts } from './facilities/useMoveOuts.ts';
export {
  type LetterGenerationOptions,
  letterGeneration,
  type ScopedLetters,
} from './letters/letterGeneration.ts';
export {
  type ConnectedMailing,
  isSameScope,
  type MailingOptions,
  useMailing,
} from './letters/useMailing.ts';
export {
  type ConnectedPreflight,
  type PreflightOptions,
  usePreflight,
} from './letters/usePreflight.ts';
export { type CommandSearchOptions, useCommandSearch } from './shell/useCommandSearch.ts';

// Accounts

export {
  type ConnectedUserList,
  type UserListOptions,
  userFilters,
  useUserList,
} from './users/useUserList.ts';
