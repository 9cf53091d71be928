/** The constants and pure functions of the contract, without schemas and without the client. */

// Enums and limits

export { ArchiveSortKeys } from './archives/enums.ts';
export { PutAwayKinds } from './due/enums.ts';
export {
  FacilityFilterKeys,
  FacilitySortKeys,
  FacilityStatsSortKeys,
  RetiredSortKeys,
  SoftwareKinds,
  StateCodes,
} from './facilities/enums.ts';
export { ImportFiles } from './imports/enums.ts';
export { AllLettersLimit, LetterFilterKeys, LetterLimit, LetterTypes } from './letters/enums.ts';
export { Permissions } from './session/enums.ts';
export {
  BulkFields,
  mayBeCharged,
  StatusWords,
  statusOfWord,
  TenantFilterKeys,
  TenantSortKeys,
  TenantStatuses,
  WaitingFor,
  wordOfStatus,
} from './tenants/enums.ts';
export { MinPasswordLength } from './users/limits.ts';
export { SortDirections } from './values/enums.ts';

// Names and formats

export {
  eachLetterType,
  letterFilterName,
  letterNames,
  letterTypes,
  oneLetter,
  readyFilters,
} from './letters/letterTypes.ts';
export { fold } from './values/fold.ts';
export {
  coverageLabel,
  formatCents,
  formatDay,
  formatPhone,
  planFee,
  planInShort,
} from './values/format.ts';
export {
  facilityFilterNames,
  softwareName,
  statusName,
  statusNames,
  tenantFilterNames,
} from './values/names.ts';

// Addresses

export {
  addressFault,
  firstFaultyPart,
  isCompleteAddress,
  isMissing,
  isUnitedStates,
  isUsAddress,
  MailingStateCodes,
  type PostalAddress,
  wrongAddressParts,
  ZipCodePattern,
} from './values/address.ts';
export { isOfAnotherState, isZipCodeOf } from './values/zipCodes.ts';

// Counts and dates

export { ImportColumnFields } from './imports/enums.ts';
export {
  dateOrderWarnings,
  facilityDateNames,
  inNextPeriod,
  type LetterDateName,
  type LetterDates,
  letterDateNames,
  letterDateWarnings,
  pastDateWarnings,
  proposedDates,
} from './values/letterDates.ts';
export {
  answersOf,
  type StatusCounts,
  statusesOfFacility,
  statusesOfTenants,
} from './values/statusCounts.ts';
export { parseDay, parseMoment, timerDelay } from './values/time.ts';
