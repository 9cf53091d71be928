import type {
  Day,
  DueItem,
  DueWork,
  FacilityMatch,
  LetterFilterKey,
  LetterPreflight,
  LetterType,
  MailingCounts,
  Page as PageOf,
  Tenant,
} from '@audit-letters/api-client';
import type { Selection } from '@audit-letters/ui';
import type { FindFacilityCardProps } from '../facilities/FindFacilityCard.tsx';
import type { Loadable } from '../loadable.ts';
import type { PreflightProps } from './checks/Preflight.tsx';
import type { MailedMark } from './generated/LettersGeneratedDialog.tsx';
import type { LetterRun } from './generated/letterRun.ts';

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

/** The letters to generate. */
export interface LetterRequest {
  /** The type of the letters. */
  letterType: LetterType;
  /** The selected tenants. Without any, the first 300 that are ready get letters. */
  tenantIds: readonly number[];
  /** The date that appears on each enrollment letter. */
  enrollmentLetterDate?: Day;
  /** Identifies the tenants of the question, if none are selected: the letters are for them or not made. */
  digest?: string | undefined;
}

/** The letters that a question is about. */
export interface PreflightRequest extends LetterRequest {
  /** Whether they are for the selected tenants, or in several batches for all who are ready. */
  whose?: 'chosen' | 'all';
}

/** Everything that the letters screen shows and reports. */
export interface SendLettersScreenProps {
  /** The open tab. */
  tab: LettersTab;
  /** The search for a facility. */
  search: FindFacilityCardProps;
  /** The chosen facility. */
  facility: FacilityMatch | null;
  /** The state codes to choose from: `StateCodes` of the client. */
  states: readonly string[];
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
  /** The type of the letters that are being generated. */
  generating: LetterType | null;
  /** The batches generated last, for the success dialog. */
  generated: LetterRun | null;
  /** Marks the letters of the success dialog as mailed. */
  mailed?: MailedMark | undefined;
  /** The tenants who are due for a letter and cannot get it. Without it the line is hidden. */
  preflight?: PreflightProps | undefined;
  /** The address of a preview of the first letter. Without it there are no preview links. */
  previewHref?: (request: LetterRequest) => string;
  /**
   * Loads who gets the letters and who does not, for the question before printing. It resolves to `null` when this
   * cannot be loaded and the user has seen the error, and to `undefined` when the server lacks the call.
   */
  getPreflight?: (request: PreflightRequest) => Promise<LetterPreflight | null | undefined>;
  /** The address of a picture of the first letter in its envelope. */
  pictureHref?: (request: LetterRequest) => string;
  /** Whether an equal request got no response: its letters may exist, and are not made twice. */
  hasNoResponse?: (request: LetterRequest) => boolean;
  /** The address where the letter dates of the facility are set. */
  datesHref?: string;
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
  /** The user generates letters. */
  onGenerate: (request: LetterRequest) => void;
  /** The user generates letters for all ready tenants in one call. Without it this is not offered. */
  onGenerateAll?: (request: LetterRequest) => void;
  /** The user asked for the next batch of the same letters. */
  onNextBatch: () => void;
  /** The user closes the dialog of generated letters. */
  onGeneratedClose: () => void;
}
