import {
  errorText,
  type LetterQuestion,
  type LetterScope,
  type LetterType,
  staleQuestionOf,
  type Tenant,
} from '@audit-letters/api-client';
import { type LetterRequest, letterWords, plainQuestion } from '@audit-letters/screens';
import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import { openDownload } from '../activity/downloads.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useReloadAll } from '../loading/useReloadAll.ts';
import {
  generateAllLetters,
  generateLetters,
  hasNoResponse,
  type PrintRequest,
  printRequest,
  questionOf,
  withFiles,
} from './generate.ts';
import {
  isAsking,
  isSameScope,
  placeOf,
  reduce,
  type SendLettersAction,
  type SendLettersState,
  scopeOf,
} from './sendLettersState.ts';

interface LetterStepsOptions {
  choice: SendLettersState;
  dispatch: Dispatch<SendLettersAction>;
  /** The number of tenants who are ready for a letter; `undefined` until it is loaded. */
  readyFor: (letterType: LetterType) => number | undefined;
  /** The tenants that the list has shown. */
  rowsById: RefObject<Map<number, Tenant>>;
}

/** The calls from the button of a letter over the question to the files. */
export function useLetterSteps({ choice, dispatch, readyFor, rowsById }: LetterStepsOptions) {
  const notices = useNotices();
  const reloadAll = useReloadAll();
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  });
  const scope = scopeOf(choice);
  const place = placeOf(choice);

  /** Takes the next step, and asks when it leads to the question. */
  async function next(action: SendLettersAction) {
    dispatch(action);
    const { step } = reduce(choice, action);
    if (step.name === 'asking') await ask(step.request);
  }

  /** Loads the question. Chosen tenants who are plainly ready get their letters without it. */
  async function ask(request: LetterRequest) {
    if (!scope) return notices.errorModal(letterWords.noTab);
    // The user has closed the dialog, asked for other letters or chosen another facility meanwhile.
    const isLate = () =>
      !isAsking(latest.current, request) || !isSameScope(scopeOf(latest.current), scope);
    try {
      const question =
        (await questionOf(scope, request)) ??
        plainQuestion(request, readyFor(request.letterType) ?? 0);
      if (isLate()) return;
      if (!question.asks) return print(request, question, []);
      const repeats = hasNoResponse(scope, request);
      dispatch({ type: 'question-loaded', question, repeats });
    } catch (error) {
      if (!isLate()) dispatch({ type: 'closed' });
      notices.errorModal(error);
    }
  }

  /** Makes the letters of a question, also for the choices that the user has ticked. */
  async function print(
    request: LetterRequest,
    question: LetterQuestion,
    tickedIds: readonly number[],
  ) {
    if (!scope) return;
    dispatch({ type: 'printing' });
    const letters = printRequest(request, question, tickedIds);
    try {
      const run = letters.all
        ? await generateAllLetters(scope, place, letters)
        : await printBatch(scope, letters, question);
      dispatch({ type: 'printed', scope, run });
    } catch (error) {
      const present = staleQuestionOf(error);
      dispatch(
        present
          ? { type: 'refused', refusal: errorText(error), question: withFiles(present) }
          : { type: 'failed' },
      );
      // The screen stays as it is, so that the same call can be repeated: its answer may be lost.
      if (!present) return notices.errorModal(error);
    }
    void reloadAll();
  }

  async function printBatch(scope: LetterScope, letters: PrintRequest, question: LetterQuestion) {
    const tenants = letters.tenantIds.flatMap((id) => rowsById.current.get(id) ?? []);
    const batch = { ...(await generateLetters(scope, place, letters)), place, tenants };
    openDownload(batch.href);
    const remaining = letters.tenantIds.length > 0 ? 0 : question.ready - question.letters;
    return { batches: [batch], remaining } as const;
  }

  return { next, print };
}
