// The client

// Archives
export { archiveFilename } from './archives/archives.ts';
export type {
  ArchiveDates,
  ArchivedFacility,
  ArchiveReceipt,
  ArchivesFilter,
  ArchivesQuery,
} from './archives/contract.ts';
export { type ArchiveSortKey, ArchiveSortKeys } from './archives/words.ts';
export { type Client, createClient } from './client.ts';
// Imports and exports
export type { DownloadName } from './exports/exports.ts';
// Facilities
export type {
  Coverage,
  FacilitiesFilter,
  FacilitiesQuery,
  FacilitiesSummary,
  Facility,
  FacilityChanges,
  FacilityMatch,
  FacilitySeen,
  FacilityStats,
  FacilityStatsFilter,
  FacilityStatsQuery,
  FacilityStatsRow,
  FlaggedTenants,
  HomeStats,
  ManagedFacility,
  MoveOutCounts,
  NewFacility,
  NewFacilityAccount,
  RetiredFacility,
  RetiredQuery,
  TenantStats,
  ThresholdCounts,
  UnsentLetterCounts,
} from './facilities/contract.ts';
export { conflictingFacility, type FacilityWriteOptions } from './facilities/facilities.ts';
export type { FacilitiesPage } from './facilities/readers.ts';
export {
  type FacilityFilterKey,
  FacilityFilterKeys,
  type FacilitySortKey,
  FacilitySortKeys,
  type FacilityStatsSortKey,
  FacilityStatsSortKeys,
  type RetiredSortKey,
  RetiredSortKeys,
  type Software,
  SoftwareKinds,
  StateCodes,
} from './facilities/words.ts';
export type { CallOptions } from './http/call.ts';
// What can go wrong
export {
  AbortedError,
  ApiError,
  ConnectionError,
  type FieldMessages,
  ResponseError,
  TimeoutError,
  UnexpectedAnswerError,
} from './http/errors.ts';
export type { HttpOptions } from './http/http.ts';
export type { Page } from './http/page.ts';
// Lists
export type { ExportFile, Id, PageQuery, Pagination } from './http/schema.ts';
// Days and moments
export { type Day, dayOf, type Moment, momentOf } from './http/time.ts';
export type { UploadProgress } from './http/transport.ts';
export { type SortDirection, SortDirections } from './http/words.ts';
export type {
  ImportFacility,
  ImportPreviewRow,
  ImportQuestion,
  ImportResult,
} from './imports/contract.ts';
export { type ImportRequest, questionOfImport } from './imports/imports.ts';
export { type ImportConfirmation, type ImportFile, ImportFiles } from './imports/words.ts';
// Letters
export type {
  FacilityLetterDates,
  GeneratedLetters,
  LetterBatch,
  LetterBatchesFilter,
  LetterScope,
  MailingCounts,
  MailingQuery,
} from './letters/contract.ts';
export type { LetterRecipients, LettersOrder } from './letters/letters.ts';
export {
  type LetterFilterKey,
  LetterFilterKeys,
  LetterLimit,
  type LetterType,
  LetterTypes,
} from './letters/words.ts';
export type { NewPassword, ProfileChanges } from './profile/contract.ts';
// Session and profile
export type { Credentials, Refusal, RenewedSession, Session } from './session/contract.ts';
export { isRefusal } from './session/session.ts';
export { type Permission, Permissions } from './session/words.ts';
// Shell
export type { AppStatus, NotFoundReport } from './shell/contract.ts';
// Tenants
export type { TableInfo, Tenant, TenantSeen, TenantsOrder, Unit } from './tenants/contract.ts';
export type { ManagerTenantEdit, TenantEdit } from './tenants/edits.ts';
export type {
  FacilityTenantsQuery,
  TenantFilterChoice,
  TenantsFilter,
} from './tenants/filters.ts';
export type { FacilityTenantsPage, TenantsPage } from './tenants/readers.ts';
export {
  conflictingTenant,
  type TenantsQuery,
  type TenantWriteOptions,
} from './tenants/tenants.ts';
export {
  type BulkField,
  BulkFields,
  type StatusWord,
  StatusWords,
  type TenantFilterKey,
  TenantFilterKeys,
  type TenantSortKey,
  TenantSortKeys,
  type TenantStatus,
  TenantStatuses,
} from './tenants/words.ts';

// Users
export type {
  NewUser,
  OwnedFacility,
  SessionUser,
  User,
  UserChanges,
  UserSeen,
} from './users/contract.ts';
export { conflictingUser, type UserWriteOptions } from './users/users.ts';
