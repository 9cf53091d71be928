// Every public name, by noun: screens and dialogs with their models, and the words that an app says about them.

// Session

export { ChoosePasswordScreen } from './session/ChoosePasswordScreen.tsx';
export type { AppSecretResult } from './session/factors/AddFactor.tsx';
export { factorWords } from './session/factors/factorWords.ts';
export {
  type SecondStepModel,
  SecondStepScreen,
} from './session/factors/SecondStepScreen.tsx';
export { SecurityScreen } from './session/factors/SecurityScreen.tsx';
export {
  type Credentials,
  type EndReason,
  LoginScreen,
} from './session/LoginScreen.tsx';
export { PasswordQuestion } from './session/PasswordQuestion.tsx';

// Home

export { ManagerHomeScreen } from './home/ManagerHomeScreen.tsx';
export { StaffHomeScreen } from './home/StaffHomeScreen.tsx';
export type { DuePanelProps } from './list/due/DuePanel.tsx';

// Facilities

export {
  ActiveFacilities,
  type ActiveFacilitiesProps,
} from './facilities/active/ActiveFacilities.tsx';
export {
  type AddFacilityModel,
  AddFacilityScreen,
  type AddFacilityScreenProps,
} from './facilities/add/AddFacilityScreen.tsx';
export type { FacilitySave } from './facilities/edit/facilitySave.ts';
export { moveOutsQuestion } from './facilities/edit/moveOutsQuestion.tsx';
export { FacilitiesScreen, type FacilitiesScreenProps } from './facilities/FacilitiesScreen.tsx';
export { facilityFilters } from './facilities/facilityFilters.ts';
export { facilityWords } from './facilities/facilityWords.ts';
export type { FacilityPageLinks } from './facilities/page/FacilityOverviewCards.tsx';
export {
  type FacilityPageDialog,
  type FacilityPageModel,
  FacilityScreen,
  type FacilityScreenProps,
} from './facilities/page/FacilityScreen.tsx';
export type { UndoImportProps } from './facilities/page/PeriodLists.tsx';
export {
  RetiredFacilities,
  type RetiredFacilitiesProps,
} from './facilities/retired/RetiredFacilities.tsx';
export {
  FacilityStatsList,
  facilityStatsFilters,
} from './facilities/statistics/FacilityStatsList.tsx';
export type { FacilitiesTab } from './format/facilitiesTabs.ts';

// Archives

export {
  type ArchiveChoice,
  ArchiveDialog,
  type ArchiveDialogProps,
} from './archives/ArchiveDialog.tsx';
export { FacilityArchives, type FacilityArchivesProps } from './archives/FacilityArchives.tsx';

// Tenants

export type { AnswerPanelModel, QuickAnswers } from './tenants/answers/AnswerPanel.tsx';
export { BinScreen, type BinScreenProps } from './tenants/bin/BinScreen.tsx';
export { afterBulkChange, type BulkChange } from './tenants/bulk/bulkChanges.ts';
export { bulkWords } from './tenants/bulk/bulkWords.ts';
export { selectionInWords, type TenantSelection } from './tenants/bulk/selectionInWords.ts';
export { isTaggable } from './tenants/edit/answers.ts';
export { decidedOn } from './tenants/edit/replacedCoverage.ts';
export type { StatusChange, TenantSave, TenantSaveResult } from './tenants/edit/tenantSave.ts';
export { tenantWords } from './tenants/edit/tenantWords.ts';
export type { TenantHistoryProps, TenantHistoryResult } from './tenants/history/TenantHistory.tsx';
export {
  type BulkAction,
  type StaffTenantDialogs,
  type TenantBulkActions,
  type TenantList,
  TenantsScreen,
  type TenantsScreenProps,
} from './tenants/list/TenantsScreen.tsx';
export { tenantFilters } from './tenants/list/tenantFilters.ts';
export {
  type ChargeActions,
  ManageTenantsScreen,
  type ManageTenantsScreenProps,
  type TaggingActions,
} from './tenants/manage/ManageTenantsScreen.tsx';
export { managedTenantFilters } from './tenants/manage/managedTenantFilters.ts';
export {
  canConnectCharge,
  chargesFilter,
  isLocked,
  unconnectableInWords,
} from './tenants/manage/managerRules.ts';
export type { NewTags } from './tenants/manage/TagTenantsDialog.tsx';
export {
  completeTaggingQuestion,
  type LeavingTenants,
  noMoveOutsQuestion,
} from './tenants/manage/taggingQuestions.tsx';
export {
  type TenantPageLinks,
  TenantScreen,
  type TenantScreenProps,
} from './tenants/page/TenantScreen.tsx';

// Letters

export { batchWords } from './letters/batches/batchWords.ts';
export {
  LetterBatchesScreen,
  type LetterBatchesScreenProps,
} from './letters/batches/LetterBatchesScreen.tsx';
export type { MailDateChange } from './letters/batches/MailDateDialog.tsx';
export type { WithdrawDialogProps } from './letters/batches/WithdrawDialog.tsx';
export type { WhatToFixProps } from './letters/checks/WhatToFix.tsx';
export type { MailedMark } from './letters/generated/LettersGeneratedDialog.tsx';
export type { GeneratedLetterFiles, PrintedLetters } from './letters/generated/printedLetters.ts';
export type { LetterRequest, LettersStep } from './letters/lettersStep.ts';
export { letterWords } from './letters/letterWords.ts';
export { plainQuestion } from './letters/question/plainQuestion.ts';
export { SendLettersScreen } from './letters/SendLettersScreen.tsx';
export type {
  LettersTab,
  MailingModel,
  RecentFacility,
  SendLettersScreenProps,
  TenantIds,
} from './letters/sendLetters.ts';

// Imports

export { importWords } from './imports/confirm/importWords.ts';
export { ImportTenantsScreen } from './imports/ImportTenantsScreen.tsx';
export type {
  ImportErrorsModel,
  ImportNextLinks,
  ImportTenantsModel,
  ImportTenantsScreenProps,
} from './imports/importModel.ts';

// Users and profile

export type { PasswordChange } from './form/PasswordForm.tsx';
export type { FirstPasswordProps } from './home/FirstPassword.tsx';
export { ProfileScreen, type ProfileScreenProps } from './profile/ProfileScreen.tsx';
export { profileWords } from './profile/profileWords.ts';
export { UsersScreen, type UsersScreenProps } from './users/UsersScreen.tsx';

// The frame around the screens

export {
  type AppCommand,
  type AppCommands,
  appCommands,
  type FoundLinks,
  foundCommands,
  type LinkCommand,
} from './commands/appCommands.ts';
export type { Command, CommandSearch } from './commands/commands.ts';
export { leaveQuestion } from './form/leaveGuard.ts';
export { ActivityButton, type ActivityButtonProps } from './shell/activity/ActivityButton.tsx';
export type { ActivityPanelProps, DownloadRecord } from './shell/activity/ActivityPanel.tsx';
export { AppFrame } from './shell/frame/AppFrame.tsx';
export {
  MaintenanceBanner,
  OutOfDateBanner,
} from './shell/frame/Banners.tsx';
export { IdleOverlay } from './shell/frame/IdleOverlay.tsx';
export { TopBar, type TopBarProps } from './shell/frame/TopBar.tsx';
export { HelpDialog } from './shell/help/HelpDialog.tsx';
export { HelpVideosScreen } from './shell/help/HelpVideosScreen.tsx';
export type { Job, JobControl, JobLink, JobProgress } from './shell/jobs/JobList.tsx';
export { ErrorScreen } from './shell/messages/ErrorScreen.tsx';
export {
  LogoutScreen,
  NotFoundScreen,
  UnauthorizedScreen,
} from './shell/messages/MessageScreens.tsx';
export { ScreenMenu } from './shell/nav/ScreenMenu.tsx';
export { type NavItem, ScreenNav } from './shell/nav/ScreenNav.tsx';
export { ActivityPanel, ShortcutsDialog, shellDialogs } from './shell/shellDialogs.ts';
export { shellWords } from './shell/shellWords.ts';

// Lists

export {
  checkboxFilter,
  extraFilter,
  facilityIdFilter,
  keyFilter,
  personalTextFilter,
  type ScreenFilter,
  textFilter,
} from './list/filters.ts';
export type { FilteredList, ListSelection, SortableList } from './list/listTable.tsx';
export { listWords } from './list/listWords.ts';
export type { SavedView, SavedViewsProps } from './list/SavedViews.tsx';
export {
  type RememberedTable,
  type TablePreferences,
  usualTable,
} from './list/tablePreferences.ts';

// Forms and pages

export { type KeptDraft, type KeptDrafts, KeptDraftsContext } from './form/keptDrafts.ts';
export { type LeaveGuard, LeaveGuardContext } from './form/leaveGuard.ts';
export { type Done, done, type EditResult, type SaveResult } from './form/saveResult.ts';

// Models and formats

export { counted } from './format/counted.ts';
export { mailedDay } from './format/dates/moment.ts';
export { letterFileName } from './format/letterFileName.ts';
export { namesInWords, tenantName } from './format/tenant.ts';
export { type Loadable, type Ready, ready } from './loadable.ts';
export { isTagging, type ManagerHomeModel } from './results/managedFacility.ts';
