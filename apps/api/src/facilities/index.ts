// The exports of the facilities for other nouns.
export {
  availableCoverages,
  type CoverageLabels,
  coverageLabels,
  type StoredCoverage,
  toCoverage,
} from './coverages.ts';
export { facilityChange, facilityUpdate } from './edit/changes.ts';
export { moveOutsConfirmed } from './list/conditions.ts';
export { filteredFacilities, filteredStats } from './list/list.ts';
export { withStats } from './list/rows.ts';
export { findFacilities } from './list/search.ts';
export { mailMergeName } from './overview/period.ts';
export { premiumPerMonth } from './overview/results.ts';
export {
  assertMadeBefore,
  assertNotAhead,
  batchChange,
  mailChange,
  mailedByFacility,
  mailedOn,
  mailTimeOf,
  ofLetterType,
  sentDate,
  startOfPeriod,
} from './sentDates.ts';
export { countNames, countWhere, tenantCounts, tenantStats } from './statistics.ts';
export { assertFacility, findFacility, lockFacilities, lockFacility } from './store.ts';
