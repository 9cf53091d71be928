import type { RefusedAnswer, Tenant } from '@audit-letters/api-client';
import type { StatusChange } from '../edit/tenantSave.ts';

/** The state of the answer panel. */
export type AnswerPanelModel =
  | { status: 'closed' }
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | {
      status: 'asking';
      /** The tenant to answer for. */
      tenant: Tenant;
    }
  | {
      status: 'finished';
      /** The number of skipped tenants. */
      skipped: number;
    };

/** The answers that a manager records with one tap each. */
export interface QuickAnswers {
  /** The panel that asks for an answer. */
  panel: AnswerPanelModel;
  /** The answer given last, which Undo takes back, until the user presses Done. */
  last: StatusChange | null;
  /** The number of answers that wait until the server can be reached. */
  kept: number;
  /** The answers that the server refused. */
  refused: readonly RefusedAnswer[];
  /** The user asks for the next tenant without an answer. */
  onNext: () => void;
  /** The user opens the panel for a tenant of the list. */
  onOpen: (event: { tenant: Tenant }) => void;
  /** The user answers. */
  onAnswer: (change: StatusChange) => void;
  /** The user takes the last answer back. */
  onUndo: () => void;
  /** The user also tags the tenant of the last answer for removal; omitted unless it was Moved Out and tagging is open. */
  onLastTag?: () => void;
  /** The user skips a tenant. */
  onSkip: (event: { tenant: Tenant }) => void;
  /** The user closes the panel. */
  onClose: () => void;
  /** The user sends the kept answers now. */
  onSendNow: () => void;
  /** The user has read a refusal. */
  onRefusedDismiss: (event: { id: number }) => void;
}
