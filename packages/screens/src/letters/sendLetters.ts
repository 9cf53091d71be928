import type {
  Day,
  DueItem,
  DueWork,
  FacilityMatch,
  LetterFilterKey,
  LetterType,
  MailingCounts,
  Page as PageOf,
  Tenant,
} from '@audit-letters/api-client';
import type { Selection } from '@audit-letters/ui';
import type { Loadable } from '../loadable.ts';
import type { WhatToFixProps } from './checks/WhatToFix.tsx';
import type { MailedMark } from './generated/LettersGeneratedDialog.tsx';
import type { PrintedLetters } from './generated/printedLetters.ts';
import type { LettersStep } from './lettersStep.ts';
import type { FindFacilityCardProps } from './start/FindFacilityCard.tsx';

/** The selected tenants. "All that match" cannot be selected, because a batch has a limit. */
export type TenantIds = Selection<number>;

/** Whether letters go to the tenants of a facility or of a state. */
export type LettersTab = 'facility' | 'state';

/** The tenants that can get letters; `nothing-chosen` until a facility or state is chosen. */
export type MailingModel =
  | { status: 'nothing-chosen' }
  | (Loadable<PageOf<Tenant>> & { counts: MailingCounts | null });

/** A facility whose letters the user has opened. */
export interface RecentFacility {
  /** Its number. */
  facility_number: string;
  /** Its account name; `null` without one. */
  account_name: string | null;
  /** The address that chooses it. */
  href: string;
}

/** The letters that are due. */
export interface DueLetters {
  /** The due work, of which the letters are shown. */
  work: Loadable<DueWork>;
  /** The address of the letters screen with the facility of an item. */
  href: (item: DueItem) => string;
  /** The facilities that the user chose last, with the address that chooses them again. */
  recent: readonly RecentFacility[];
}

/** Everything that the letters screen shows and reports. */
export interface SendLettersScreenProps {
  /** The open tab. */
  tab: LettersTab;
  /** The search for a facility. */
  search: FindFacilityCardProps;
  /** The chosen facility. */
  facility: FacilityMatch | null;
  /** The chosen state. */
  state: string | null;
  /** The current day, to which letter dates are compared. */
  today: Day;
  /** The list of tenants. */
  mailing: MailingModel;
  /** The due letters, shown until a facility or state is chosen; without them the list is hidden. */
  start?: DueLetters | undefined;
  /** The filter in force. */
  filter: LetterFilterKey;
  /** The selected tenants. */
  selection: TenantIds;
  /** How far the letters are: a date or a question that is open, or letters that are being made. */
  step: LettersStep;
  /** The batches generated last, for the success dialog. */
  generated: PrintedLetters | null;
  /** Marks the letters of the success dialog as mailed. */
  mailed?: MailedMark | undefined;
  /** The tenants for whom something can be done before a letter. Without it the line is hidden. */
  whatToFix?: WhatToFixProps | undefined;
  /** The address where a tenant is edited. */
  tenantHref: (tenantId: number) => string;
  /** The address where the letter dates of a facility are set. */
  datesHref: (facilityId: number) => string;
  /** The address of a facility's tenants tagged for removal. */
  taggedHref?: (facility: { id?: number; facility_number: string }) => string;
  /** Asks about the facility's tagged tenants and sets them to Moved Out; states have no such question. */
  onTaggedMoveOut?: () => void;
  /** The address of the import into the facility, the next step of a facility without tenants. */
  importHref?: string;
  /** The address of the letter batches. */
  batchesHref?: string;
  /** The user opens another tab. */
  onTabChange: (change: { tab: LettersTab }) => void;
  /** The user chooses a state. */
  onStateChange: (change: { state: string | null }) => void;
  /** The user changes the filter. */
  onFilterChange: (change: { filter: LetterFilterKey }) => void;
  /** The user opens another page. */
  onPageChange: (change: { page: number }) => void;
  /** The user refreshes the list. */
  onRefresh: () => void;
  /** The user selects or deselects rows. */
  onSelectionChange: (change: { selection: TenantIds }) => void;
  /** The user wants letters of a type: for the selected or the first ready tenants, or in one run for all of them. */
  onLetters: (letters: { letterType: LetterType; all: boolean }) => void;
  /** Whether letters for all ready tenants are offered in one run. */
  offersAll?: boolean;
  /** The user sets the date of the enrollment letters. It resolves when the question is loaded. */
  onEnrollmentDate: (change: { date: Day }) => Promise<void>;
  /** The user answers the question with Yes, also for these of its choices. */
  onYes: (answer: { chosen: readonly number[] }) => void;
  /** The user wants the next batch of the same letters. */
  onNextBatch: () => void;
  /** The user closes the date, the question or the dialog of generated letters. */
  onClose: () => void;
}
