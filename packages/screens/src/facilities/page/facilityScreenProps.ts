import type {
  AnswerWeek,
  Day,
  Facility,
  FacilityEvent,
  FacilityOverview,
  Moment,
  PeriodImport,
  PeriodLetters,
} from '@audit-letters/api-client';
import type { Loadable } from '../../loadable.ts';
import type { FacilitySave, FacilitySaveResult } from '../edit/facilitySave.ts';

/** A facility page: the facility, or none with this id. */
export type FacilityPageModel = Loadable<FacilityOverview> | { status: 'no-facility' };

/** The dialogs of the page (FAC-91). */
export type FacilityPageDialog = 'edit' | 'dates' | 'mailed';

export interface FacilityScreenProps {
  /** The facility with its period and timeline. */
  model: FacilityPageModel;
  /** When the facility was loaded. */
  loadedAt: Moment | null;
  /** The answers of each week (FAC-97). */
  answers: Loadable<readonly AnswerWeek[]>;
  /** The addresses that the page links to. */
  links: FacilityPageLinks;
  /** The undo of the period's last import (IMP-38). */
  undoImport: UndoImportProps;
  /** Asks about the tagged tenants and confirms the move-outs. */
  onMoveOutsConfirm: (event: { facility: Facility }) => void;
  /** The open dialog and what it needs. */
  edit: {
    /** The open dialog. */
    dialog: FacilityPageDialog | null;
    /** The current date where the user is. */
    today: Day;
    /** The user opens or closes a dialog. */
    onDialogChange: (change: { dialog: FacilityPageDialog | null }) => void;
    /** Saves the facility. */
    onSave: (change: FacilitySave) => Promise<FacilitySaveResult>;
  };
}

/** The undo of the last import. */
export interface UndoImportProps {
  /** Whether the import is being undone. */
  running: boolean;
  /** Called to undo the import. */
  onUndo: (last: PeriodImport) => void;
}

/** The addresses of a facility page. */
export interface FacilityPageLinks {
  /** The facility list. */
  facilities: string;
  /** The tenants of the facility. */
  tenants: (facility: Facility) => string;
  /** The tenants of the facility without an answer. */
  unanswered: (facility: Facility) => string;
  /** The letters of the facility. */
  letters: (facility: Facility) => string;
  /** The import into the facility. */
  importTenants: (facility: Facility) => string;
  /** The refused rows of an import. */
  importErrors: (one: PeriodImport) => string;
  /** The PDF of a batch. */
  batch: (letters: PeriodLetters) => string;
  /** The mail merge of a batch; `null` without one. */
  mailMerge: (letters: PeriodLetters) => string | null;
  /** The file of an entry of the timeline. */
  event: (event: FacilityEvent) => string;
}
