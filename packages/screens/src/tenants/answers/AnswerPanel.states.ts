import { ana, boris } from '../../fixtures/tenants.ts';
import { type StatesOf, unready } from '../../states.ts';
import type { AnswerPanelModel, QuickAnswers } from './AnswerPanel.tsx';

/** The answer panel in each of its states. */
export const answerPanelStates = {
  closed: { status: 'closed' },
  ...unready,
  asking: { status: 'asking', tenant: ana },
  answered: { status: 'asking', tenant: boris },
  finished: { status: 'finished', skipped: 0 },
  skipped: { status: 'finished', skipped: 3 },
} satisfies StatesOf<AnswerPanelModel>;

const noAction = () => {};

/** No panel and nothing to report. */
export const quietAnswers: QuickAnswers = {
  panel: answerPanelStates.closed,
  last: null,
  kept: 0,
  refused: [],
  onNext: noAction,
  onOpen: noAction,
  onAnswer: noAction,
  onUndo: noAction,
  onSkip: noAction,
  onClose: noAction,
  onSendNow: noAction,
  onRefusedDismiss: noAction,
};
