// Every public name: the client, its calls and records by noun, and what all calls share.

// The client

export { type Client, createClient } from './client.ts';
export type { CallOptions } from './transport/call.ts';
export type { HttpOptions } from './transport/http.ts';
export type { UploadProgress } from './transport/send.ts';
export { createTransport, type Transport } from './transport/transport.ts';

// Session and profile

export type {
  AddedFactor,
  Factor,
  Factors,
  NewFactor,
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignature,
  RecoveryCodes,
  SecondStep,
  SecondStepProof,
  TotpSecret,
} from './factors/contract.ts';
export {
  type FactorKind,
  FactorKinds,
  type SecondStepMethod,
  SecondStepMethods,
} from './factors/enums.ts';
export {
  createFactorCalls,
  type FactorCalls,
  type SecondStepOptions,
} from './factors/factors.ts';
export type { NewPassword, ProfileChanges } from './profile/contract.ts';
export { createProfileCalls, type ProfileCalls } from './profile/profile.ts';
export type {
  Credentials,
  EndedSession,
  OpenSession,
  OpenSessions,
  Refusal,
  RenewedSession,
  Session,
  SessionsQuery,
} from './session/contract.ts';
export { type Permission, Permissions } from './session/enums.ts';
export {
  createSessionCalls,
  isRefusal,
  isSecondStep,
  type SessionCalls,
} from './session/session.ts';

// Facilities

export type {
  Coverage,
  FacilitiesFilter,
  FacilitiesQuery,
  Facility,
  FacilityMatch,
  FlaggedTenants,
  ManagedFacility,
  RetiredFacility,
  RetiredQuery,
} from './facilities/contract.ts';
export type { FacilitiesPage, FacilityStatsPage } from './facilities/entities.ts';
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
} from './facilities/enums.ts';
export {
  conflictingFacility,
  createFacilityCalls,
  type FacilityCalls,
  type FacilityWriteOptions,
  type MoveOuts,
} from './facilities/facilities.ts';
export type {
  AnswersQuery,
  AnswerWeek,
  FacilityEvent,
  FacilityOverview,
  FormerPeriod,
  LettersMailed,
  PeriodImport,
  PeriodLetters,
} from './facilities/overview/contract.ts';
export { type FacilityEventKind, FacilityEventKinds } from './facilities/overview/enums.ts';
export type {
  FacilitiesSummary,
  FacilityStats,
  FacilityStatsFilter,
  FacilityStatsQuery,
  FacilityStatsRow,
  HomeStats,
  MoveOutCounts,
  TenantStats,
  ThresholdCounts,
  UnsentLetterCounts,
} from './facilities/statsContract.ts';
export type {
  FacilityChanges,
  FacilitySeen,
  NewFacility,
  NewFacilityAccount,
} from './facilities/writeContract.ts';

// Archives

export { type ArchiveCalls, archiveFilename, createArchiveCalls } from './archives/archives.ts';
export type {
  ArchiveDates,
  ArchivedFacility,
  ArchiveReceipt,
  ArchivesFilter,
  ArchivesQuery,
} from './archives/contract.ts';
export { type ArchiveSortKey, ArchiveSortKeys } from './archives/enums.ts';

// Tenants

export { allTenants } from './tenants/allTenants.ts';
export {
  type AnswerQueueOptions,
  type AnswerQueueState,
  createAnswerQueue,
  type KeptAnswer,
  type RefusedAnswer,
} from './tenants/answerQueue.ts';
export type { TenantsSort } from './tenants/contract.ts';
export type {
  DeletedTenant,
  FacilityTenantsPage,
  TableInfo,
  Tenant,
  TenantFilterChoice,
  TenantsPage,
  Unit,
} from './tenants/entities.ts';
export {
  type BulkField,
  BulkFields,
  type StatusWord,
  StatusWords,
  statusOfWord,
  type TenantFilterKey,
  TenantFilterKeys,
  type TenantSortKey,
  TenantSortKeys,
  type TenantStatus,
  TenantStatuses,
  WaitingFor,
  wordOfStatus,
} from './tenants/enums.ts';
export type { FacilityTenantsQuery, TenantsFilter } from './tenants/filters.ts';
export type { ChangedValue, TenantChange, TenantEvent } from './tenants/history/contract.ts';
export { type TenantEventKind, TenantEventKinds } from './tenants/history/enums.ts';
export type { TenantLetter, TenantOverview } from './tenants/overview/contract.ts';
export type { Answer, ManagerTenantPatch, TenantPatch } from './tenants/patch.ts';
export {
  conflictingTenant,
  createTenantCalls,
  type TenantCalls,
  type TenantsQuery,
  type TenantWriteOptions,
  tenantWrites,
  type WrittenTenant,
} from './tenants/tenants.ts';
export type { TenantSeen } from './tenants/writeContract.ts';

// Letters

export type {
  BatchesMailed,
  BatchLetter,
  FacilityDates,
  GeneratedBatches,
  GeneratedLetters,
  LetterBatch,
  LetterBatchesFilter,
  LetterDate,
  LetterGroup,
  LetterQuestion,
  LetterRemark,
  LetterScope,
  MailedBatches,
  MailingCounts,
  MailingQuery,
  QuestionTenant,
  TaggedFacility,
} from './letters/contract.ts';
export {
  type LetterFilterKey,
  LetterFilterKeys,
  LetterLimit,
  type LetterType,
  LetterTypes,
} from './letters/enums.ts';
export {
  type AskedLetters,
  createLetterCalls,
  type LetterCalls,
  type LetterRecipients,
  type LettersRequest,
  type PreviewedLetters,
  staleQuestionOf,
} from './letters/letters.ts';

// Imports and exports

export type { ExportFile } from './exports/entities.ts';
export { createExportCalls, type DownloadName, type ExportCalls } from './exports/exports.ts';
export {
  type AskAboutImport,
  NeedsMoreFilesError,
  sendConfirmed,
} from './imports/confirmed.ts';
export type {
  ImportChoice,
  ImportColumn,
  ImportColumnField,
  ImportComparison,
  ImportDifference,
  ImportErrors,
  ImportedChange,
  ImportFacility,
  ImportPreviewRow,
  ImportQuestion,
  ImportResult,
} from './imports/contract.ts';
export {
  type ImportChoiceKind,
  type ImportConfirmation,
  type ImportDifferenceKind,
  type ImportedField,
  type ImportFile,
  ImportFiles,
} from './imports/enums.ts';
export {
  createImportCalls,
  headingsOfImport,
  type ImportCalls,
  type ImportRequest,
  questionOfImport,
} from './imports/imports.ts';

// Users

export type {
  LinkedPassword,
  NewUser,
  OwnedFacility,
  PasswordLink,
  SessionUser,
  User,
  UserChanges,
  UserSeen,
  UsersQuery,
} from './users/contract.ts';
export { MinPasswordLength } from './users/limits.ts';
export {
  conflictingUser,
  createUserCalls,
  type UserCalls,
  type UserWriteOptions,
} from './users/users.ts';

// Undo

export { createUndoCalls, type UndoCalls } from './undo/undo.ts';

// Due work and search

export type {
  DueItem,
  DueWork,
  PutAwayRequest,
  PutAwayWork,
  StateLetters,
} from './due/contract.ts';
export { createDueCalls, type DueCalls } from './due/due.ts';
export { type DueKind, DueKinds, type PutAwayKind, PutAwayKinds } from './due/enums.ts';
export type { SearchResult, TenantMatch } from './search/contract.ts';
export { createSearchCalls, type SearchCalls } from './search/search.ts';

// Shell

export type { AppStatus, NotFoundReport } from './shell/contract.ts';
export { createShellCalls, type ShellCalls } from './shell/shell.ts';

// Errors and repeated calls

export {
  AbortedError,
  ApiError,
  ConnectionError,
  type ErrorCode,
  errorText,
  type FieldMessages,
  FileChangedError,
  isNotFound,
  isRefused,
  isWorthRetrying,
  ResponseError,
  TimeoutError,
  UnexpectedResponseError,
} from './transport/errors.ts';
export { createIdempotencyKeys } from './transport/idempotency.ts';

// Lists

export type { Page, Pagination } from './decode/listPage.ts';
export { type SortDirection, SortDirections } from './values/enums.ts';
export type { Id, PageQuery, Undoable } from './values/schema.ts';

// Addresses

export { MailingStateCodes } from './values/address.ts';

// Days and moments

export { type Day, type Moment, parseDay, parseMoment } from './values/time.ts';
