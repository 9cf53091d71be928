import {
  errorText,
  type FacilityMatch,
  type LetterQuestion,
  type LetterScope,
  type LetterType,
  staleQuestionOf,
} from '@audit-letters/api-client';
import { LetterFilterKeys, readyFilters, StateCodes } from '@audit-letters/api-client/values';
import {
  type LetterRequest,
  letterWords,
  plainQuestion,
  SendLettersScreen,
  type SendLettersScreenProps,
} from '@audit-letters/screens';
import { useEffect, useReducer, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { openDownload } from '../activity/downloads.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useMoveOuts } from '../facilities/useMoveOuts.ts';
import { useDue } from '../home/useDue.ts';
import { useKnownRows } from '../lists/useListSelection.ts';
import { facilityCalls } from '../loading/calls.ts';
import { useToday } from '../loading/time.ts';
import { useCall } from '../loading/useCall.ts';
import { useReloadAll } from '../loading/useReloadAll.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';
import { useSession } from '../session/store.ts';
import {
  generateAllLetters,
  generateLetters,
  hasNoResponse,
  type PrintRequest,
  questionOf,
  withFiles,
} from './generate.ts';
import { recentFacilities, recentFacility } from './recentFacilities.ts';
import {
  initialChoice,
  isAsking,
  isSameScope,
  reduce,
  type SendLettersAction,
  scopeOf,
} from './sendLettersState.ts';
import { useFacilitySearch } from './useFacilitySearch.ts';
import { useMailedMark } from './useMailedMark.ts';
import { useMailing } from './useMailing.ts';
import { useWhatToFix } from './useWhatToFix.ts';

export const SendLettersPage = () => <SendLettersScreen {...useSendLetters()} />;

/** The letters screen: its state, the lists of the chosen facility or state, and the calls of each step. */
function useSendLetters(): SendLettersScreenProps {
  const notices = useNotices();
  const due = useDue();
  const confirmMoveOuts = useMoveOuts();
  const [address, setAddress] = useSearchParams();
  const [shown, dispatch] = useReducer(reduce, stateIn(address), initialChoice);
  const { facility, state, selection, step, generated } = shown;
  const scope = scopeOf(shown);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  const isShown = (scope: LetterScope) => isSameScope(scopeOf(latest.current), scope);
  const mailing = useMailing(scope);
  const knownRows = useKnownRows(
    mailing.model.status === 'ready' ? mailing.model.data.data : undefined,
  );
  const hasExtras = useExtras();
  const recent = recentFacilities(useSession()?.user.id);
  const whatToFix = useWhatToFix(scope, mailing.applied);
  // The dates change while the page shows them: by an Undo, for example.
  const found = useCall(facilityCalls.search, facility && [facility.facility_number]);
  const current = found.data?.find(({ id }) => id === facility?.id) ?? facility;
  const reloadAll = useReloadAll();

  const named = address.get('facility_number');
  const namedFilter = LetterFilterKeys.find((key) => key === address.get('filter'));
  /** Puts what is chosen into the address, so that a reload and Back find it again. */
  const nameInAddress = (chosen: Record<string, string> | null) =>
    setAddress(chosen ?? {}, { replace: true });

  function chooseFacility(chosen: FacilityMatch | null) {
    dispatch({ type: 'facility-chosen', facility: chosen });
    if (chosen) recent.remember(recentFacility(chosen));
    if (chosen?.facility_number !== named)
      nameInAddress(chosen && { facility_number: chosen.facility_number });
    mailing.reset();
  }

  const search = useFacilitySearch({
    // Searches for the number in the address (SHL-4), unless its facility is chosen already.
    initialQuery: named === facility?.facility_number ? null : named,
    // A single match is chosen automatically. The chosen facility stays while it is among the matches.
    onFound: ({ matches, query }) => {
      const next =
        matches.length === 1
          ? matches[0]
          : (matches.find(({ id }) => id === facility?.id) ??
            matches.find(({ facility_number }) => query === named && facility_number === named));
      if (next?.id !== facility?.id) chooseFacility(next ?? null);
      if (next && query === named && namedFilter) mailing.applyFilter(namedFilter);
    },
    onFailure: (error) => notices.errorToast(errorText(error)),
  });

  const place = facility?.facility_number ?? state ?? '';

  const readyFor = (letterType: LetterType) =>
    mailing.model.status === 'nothing-chosen'
      ? undefined
      : mailing.model.counts?.[readyFilters[letterType]];

  /** Loads the question. Chosen tenants who are plainly ready get their letters without it. */
  async function ask(request: LetterRequest) {
    if (!scope) return notices.errorModal(letterWords.noTab);
    // The user has closed the dialog, asked for other letters or chosen another facility meanwhile.
    const isLate = () => !isAsking(latest.current, request) || !isShown(scope);
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

  /** Makes the letters of a question; `chosen` are those of its choices who get one. */
  async function print(
    request: LetterRequest,
    question: LetterQuestion,
    chosen: readonly number[],
  ) {
    if (!scope) return;
    dispatch({ type: 'printing' });
    const printed = printRequest(request, question, chosen);
    try {
      dispatch({ type: 'printed', scope, run: await makeLetters(scope, printed, question) });
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

  /** Makes one batch, or all batches in one call. */
  async function makeLetters(scope: LetterScope, request: PrintRequest, question: LetterQuestion) {
    if (request.all) return generateAllLetters(scope, place, request);
    const tenants = request.tenantIds.flatMap((id) => knownRows.current.get(id) ?? []);
    const batch = { ...(await generateLetters(scope, place, request)), place, tenants };
    openDownload(batch.href);
    const remaining = request.tenantIds.length > 0 ? 0 : question.ready - question.letters;
    return { batches: [batch], remaining } as const;
  }

  const mailed = useMailedMark(generated, {
    place,
    onTakenBack: () => {
      dispatch({ type: 'closed' });
      void reloadAll();
    },
  });

  return {
    today: useToday(),
    batchesHref: paths.letterBatches,
    tab: shown.tab,
    search: {
      ...search,
      facilityId: facility?.id ?? null,
      onFacilityChange: ({ facility: chosen }) => chooseFacility(chosen),
    },
    facility: current,
    state,
    mailing: mailing.model,
    start: due && { ...due, recent: recent.get() },
    whatToFix: whatToFix.model && {
      ...whatToFix.model,
      // From Home, the list of what to fix is open (DUE-11).
      defaultOpen: address.get('fix') === 'true' && facility?.facility_number === named,
    },
    filter: mailing.filter,
    selection,
    step,
    generated,
    ...(hasExtras && { mailed }),
    tenantHref: whatToFix.tenantHref,
    datesHref: (facilityId) => paths.datesForLetters(facilityId, mailing.filter),
    offersAll: hasExtras,
    onTabChange: ({ tab }) => {
      nameInAddress(null);
      dispatch({ type: 'tab-opened', tab });
      search.clear();
      mailing.reset();
    },
    onStateChange: ({ state: chosen }) => {
      dispatch({ type: 'state-chosen', state: chosen });
      nameInAddress(chosen === null ? null : { state: chosen });
      mailing.reset();
    },
    onFilterChange: mailing.onFilterChange,
    onPageChange: mailing.onPageChange,
    onRefresh: () => void reloadAll(),
    onSelectionChange: (change) => dispatch({ type: 'selected', selection: change.selection }),
    taggedHref: paths.tenantsTaggedOf,
    ...(current && {
      onTaggedMoveOut: () => void confirmMoveOuts({ facility: current }),
      importHref: paths.importTenantsInto(current),
    }),
    onLetters: (wanted) =>
      void next({
        type: 'letters-wanted',
        // Without extras, no question says that nobody is ready.
        ready: hasExtras ? readyFor(wanted.letterType) : undefined,
        ...wanted,
      }),
    onEnrollmentDate: ({ date }) => next({ type: 'date-set', date }),
    onYes: ({ chosen }) => {
      if (step.name === 'question') void print(step.request, step.question, chosen);
    },
    onNextBatch: () => void next({ type: 'next-wanted' }),
    onClose: () => dispatch({ type: 'closed' }),
  };

  /** Takes the next step, and asks when it leads to the question. */
  async function next(action: SendLettersAction) {
    dispatch(action);
    const { step } = reduce(shown, action);
    if (step.name === 'asking') await ask(step.request);
  }
}

/** The state in the address; `null` without a known one. */
const stateIn = (address: URLSearchParams) =>
  StateCodes.find((state) => state === address.get('state')) ?? null;

/** Chosen tenants who are left out, or are choices without a tick, get no letter. */
function printRequest(
  request: LetterRequest,
  { digest, choices, left_out }: LetterQuestion,
  chosen: readonly number[],
): PrintRequest {
  const noLetter = new Set(
    [...choices, ...left_out].flatMap(({ tenants }) => tenants.map(({ tenant_id }) => tenant_id)),
  );
  for (const id of chosen) noLetter.delete(id);
  const tenantIds = request.tenantIds.filter((id) => !noLetter.has(id));
  return {
    ...request,
    tenantIds,
    digest: digest || undefined,
    ...(tenantIds.length < request.tenantIds.length && { askedTenants: request.tenantIds }),
  };
}
