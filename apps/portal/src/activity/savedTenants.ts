import type { Undoable } from '@audit-letters/api-client';

/** A saved change of tenants. */
export interface SavedTenants {
  /** The sentence for the user. */
  text: string;
  /** What was changed of whom, for the message log. */
  detail?: string;
  /** The answer of the server, with the number of its undo if it can be undone. */
  written?: Undoable;
  /** The sentence after an Undo. */
  undoneText?: string;
}

/** A change of tenants that was not saved. */
interface FailedTenants {
  /** What was to be saved. */
  work: string;
  /** The reason. */
  message: string;
  /** Whether the screen shows the reason. If not, the app shows it. */
  shown: boolean;
}

/** What an app does after changes of tenants. */
export interface TenantEvents {
  /** A change is saved. */
  onSaved?: (saved: SavedTenants) => void;
  /** A change was not saved. */
  onFailure?: (failure: FailedTenants) => void;
}
