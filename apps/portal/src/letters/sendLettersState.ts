import type {
  Day,
  FacilityMatch,
  LetterQuestion,
  LetterScope,
  LetterType,
} from '@audit-letters/api-client';
import type {
  LetterRequest,
  LettersStep,
  LettersTab,
  PrintedLetters,
  TenantIds,
} from '@audit-letters/screens';
import { noSelection } from '@audit-letters/ui';

/** Everything that the user has chosen on the letters screen, and how far the letters are. */
export interface SendLettersState {
  tab: LettersTab;
  facility: FacilityMatch | null;
  state: string | null;
  selection: TenantIds;
  step: LettersStep;
  /** The batches of the last letters, oldest first, and how many ready tenants remain. */
  generated: PrintedLetters | null;
}

export type SendLettersAction =
  | { type: 'tab-opened'; tab: LettersTab }
  | { type: 'facility-chosen'; facility: FacilityMatch | null }
  | { type: 'state-chosen'; state: string | null }
  | { type: 'selected'; selection: TenantIds }
  /** The user presses the button of a letter, for which so many tenants are ready. */
  | { type: 'letters-wanted'; letterType: LetterType; all: boolean; ready?: number | undefined }
  /** The user wants the next batch of the letters just made. */
  | { type: 'next-wanted' }
  | { type: 'date-set'; date: Day }
  | { type: 'question-loaded'; question: LetterQuestion; repeats: boolean }
  /** The question, its date or the result is closed without an answer, or cannot be loaded. */
  | { type: 'closed' }
  | { type: 'printing' }
  | { type: 'printed'; scope: LetterScope; run: PrintedLetters }
  /** The letters are refused, because another question would be asked now. */
  | { type: 'refused'; refusal: string; question: LetterQuestion }
  | { type: 'failed' };

export const nothingChosen: SendLettersState = {
  tab: 'facility',
  facility: null,
  state: null,
  selection: noSelection,
  step: { name: 'choosing' },
  generated: null,
};

/** The choice at first: the state of the address on its tab, otherwise nothing. */
export const initialChoice = (state: string | null): SendLettersState => ({
  ...nothingChosen,
  ...(state !== null && { tab: 'state', state }),
});

/** The chosen facility or state. */
export function scopeOf({
  tab,
  facility,
  state,
}: Pick<SendLettersState, 'tab' | 'facility' | 'state'>): LetterScope | null {
  if (tab === 'facility') return facility && { facilityId: facility.id };
  return state === null ? null : { state };
}

/** The number of the facility or the code of the state, in words. */
export const placeOf = ({ facility, state }: SendLettersState): string =>
  facility?.facility_number ?? state ?? '';

/** Whether two scopes are the same. */
export const isSameScope = (one: LetterScope | null | undefined, other: LetterScope | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether the question about these letters is being loaded. */
export const isAsking = ({ step }: Pick<SendLettersState, 'step'>, request: LetterRequest) =>
  step.name === 'asking' && JSON.stringify(step.request) === JSON.stringify(request);

/** The state of the letters screen after an action (LET-8, LET-18, LET-20, LET-23, LET-100). */
export function reduce(state: SendLettersState, action: SendLettersAction): SendLettersState {
  const { step, generated } = state;
  switch (action.type) {
    case 'tab-opened':
      return elsewhere(state, { tab: action.tab, facility: null, state: null });
    case 'facility-chosen':
      return elsewhere(state, { facility: action.facility });
    case 'state-chosen':
      return elsewhere(state, { state: action.state });
    case 'selected':
      return { ...state, selection: action.selection };
    case 'letters-wanted': {
      const { letterType, all, ready } = action;
      const tenantIds = state.selection.kind === 'ids' && !all ? [...state.selection.ids] : [];
      const request = { letterType, tenantIds, all };
      // Without letters, there is no date to ask for.
      const hasDate = letterType === 'follow_up' && (tenantIds.length > 0 || ready !== 0);
      return {
        ...state,
        generated: null,
        step: hasDate ? { name: 'dating', request } : { name: 'asking', request, dating: false },
      };
    }
    case 'next-wanted':
      if (step.name !== 'result') return state;
      // The next batch, also after all batches of a call.
      return {
        ...state,
        step: { name: 'asking', request: { ...step.request, all: false }, dating: false },
      };
    case 'date-set': {
      if (step.name !== 'dating') return state;
      const request = { ...step.request, enrollmentLetterDate: action.date };
      return { ...state, step: { name: 'asking', request, dating: true } };
    }
    case 'question-loaded': {
      if (step.name !== 'asking') return state;
      const { question, repeats } = action;
      return { ...state, step: { ...step, name: 'question', question, repeats } };
    }
    case 'closed':
      if (step.name === 'printing') return state;
      if ((step.name === 'asking' || step.name === 'question') && step.dating)
        return { ...state, step: { name: 'dating', request: step.request } };
      if (step.name === 'asking' || step.name === 'question') return rested(state, step.request);
      return { ...state, generated: null, step: { name: 'choosing' } };
    case 'printing':
      if (step.name !== 'asking' && step.name !== 'question') return state;
      return { ...state, step: { name: 'printing', request: step.request } };
    case 'printed': {
      if (step.name !== 'printing') return state;
      const batches = [...(generated?.batches ?? []), ...action.run.batches] as const;
      // If the page shows another scope now, keep its selection and offer no next batch.
      const isShown = isSameScope(scopeOf(state), action.scope);
      return {
        ...state,
        ...(isShown && { selection: noSelection }),
        generated: { ...action.run, batches, ...(!isShown && { remaining: 0 }) },
        step: { name: 'result', request: step.request },
      };
    }
    case 'refused': {
      if (step.name !== 'printing') return state;
      const { request } = step;
      const { question, refusal } = action;
      return {
        ...state,
        step: { name: 'question', request, dating: false, question, refusal, repeats: false },
      };
    }
    case 'failed':
      return step.name === 'printing' ? rested(state, step.request) : state;
    default:
      return action satisfies never;
  }
}

/** Another scope has no selection. Letters that are being made go on. */
const elsewhere = (
  state: SendLettersState,
  scope: Partial<SendLettersState>,
): SendLettersState => ({
  ...state,
  ...scope,
  selection: noSelection,
  ...(state.step.name !== 'printing' && { step: { name: 'choosing' }, generated: null }),
});

/** Without the next letters, the page shows the batches made before. */
const rested = (state: SendLettersState, request: LetterRequest): SendLettersState => ({
  ...state,
  step: state.generated ? { name: 'result', request } : { name: 'choosing' },
});
