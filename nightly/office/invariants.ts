import { countsAreThoseOfTenants } from './invariants/counts.ts';
import {
  homeHasChargesAndPayments,
  homeHasUnmailedBatches,
  homeHasWhoWaits,
} from './invariants/home.ts';
import {
  facilityPagesTellTheMailDates,
  historiesNameTheLetters,
  mailDatesAreAsSet,
  sentDatesAreThoseOfBatches,
} from './invariants/mailed.ts';
import {
  nobodyHasTwoLettersUnchosen,
  pagesAreForThoseWhoCanAnswer,
  pagesNameTheDatesOfTheFacility,
} from './invariants/printed.ts';
import type { Office, Reading } from './office.ts';

/** Checks the invariants after a step. Returns a sentence for each violation. */
type Invariant = (office: Office, now: Reading, before: Reading) => Promise<string[]> | string[];

export const invariants: Invariant[] = [
  pagesAreForThoseWhoCanAnswer,
  pagesNameTheDatesOfTheFacility,
  nobodyHasTwoLettersUnchosen,
  sentDatesAreThoseOfBatches,
  mailDatesAreAsSet,
  countsAreThoseOfTenants,
  historiesNameTheLetters,
  facilityPagesTellTheMailDates,
  homeHasUnmailedBatches,
  homeHasWhoWaits,
  homeHasChargesAndPayments,
];
