import {
  errorText,
  type FacilityMatch,
  type LetterScope,
  type LetterType,
  type MailingCounts,
} from '@audit-letters/api-client';
import { LetterFilterKeys, readyFilters } from '@audit-letters/api-client/values';
import {
  type LetterRequest,
  type LetterRun,
  type LettersTab,
  letterWords,
  type SendLettersScreenProps,
  type TenantIds,
} from '@audit-letters/screens';
import { noSelection } from '@audit-letters/ui';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { openDownload } from '../activity/downloads.ts';
import { useNotices } from '../activity/useNotices.ts';
import { facilityCalls } from '../facilities/calls.ts';
import { useFacilitySearch } from '../facilities/useFacilitySearch.ts';
import { useMoveOuts } from '../facilities/useMoveOuts.ts';
import { useDue } from '../home/useDue.ts';
import { useSeenRows } from '../lists/useListSelection.ts';
import { useCall } from '../loading/useCall.ts';
import { paths } from '../paths.ts';
import { letterCalls } from './calls.ts';
import { generateAllLetters, generateLetters, lettersOf } from './generate.ts';
import { useRecentFacilities } from './recentFacilities.ts';
import { useMailedMark } from './useMailedMark.ts';
import { isSameScope, useMailing } from './useMailing.ts';
import { usePreflight } from './usePreflight.ts';

type SendLetters = Omit<SendLettersScreenProps, 'states' | 'today'>;

/** The state of the letters screen: the chosen facility or state, the selection and the generated batches. */
export function useSendLetters(): SendLetters {
  const notices = useNotices();
  const [tab, setTab] = useState<LettersTab>('facility');
  const [facility, setFacility] = useState<FacilityMatch | null>(null);
  const [state, setState] = useState<string | null>(null);
  const [selection, setSelection] = useState<TenantIds>(noSelection);
  const [generating, setGenerating] = useState<LetterType | null>(null);
  const [generated, setGenerated] = useState<LetterRun | null>(null);
  const lastRequest = useRef<LetterRequest>(null);

  const scope = scopeOf(tab, facility, state);
  const letters = scope && lettersOf(scope);
  const shownScope = useRef(scope);
  useEffect(() => {
    shownScope.current = scope;
  });
  const mailing = useMailing({
    letters: letterCalls,
    scope,
    onCountsFailure: (error) => notices.errorModal(error, letterWords.countsFailed),
  });
  const seen = useSeenRows(mailing.model.status === 'ready' ? mailing.model.data.data : undefined);
  const { panel: due, refresh: refreshDue } = useDue();
  const { recent, remember } = useRecentFacilities();
  const preflight = usePreflight({
    letters: letterCalls,
    scope,
    filter: mailing.applied,
    tenantHref: ({ tenant_id }, from) => paths.tenantEdit(tenant_id, from),
  });
  // The dates change while the page shows them: by an Undo, for example.
  const current = useCall(facilityCalls.search, facility && [facility.facility_number]);
  const refreshLists = () => {
    preflight.refresh();
    refreshDue();
    void current.mutate();
    void mailing.refresh();
  };
  const confirmMoveOuts = useMoveOuts(refreshLists);

  function resetList() {
    mailing.reset();
    setSelection(noSelection);
  }

  function chooseFacility(chosen: FacilityMatch | null) {
    setFacility(chosen);
    if (chosen) remember(chosen);
    resetList();
  }

  const [address, setAddress] = useSearchParams();
  /** The address no longer names the facility, so that a link can name it again. */
  const leaveAddress = () => {
    if (named) setAddress({}, { replace: true });
  };
  const named = address.get('facility_number');
  const namedFilter = LetterFilterKeys.find((key) => key === address.get('filter'));
  const search = useFacilitySearch({
    facilities: facilityCalls,
    // Searches for the number in the address at first (SHL-4).
    initialQuery: named,
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

  const whose = facility?.facility_number ?? state ?? '';

  /** Makes letters for the scope, or says why not. */
  async function whileGenerating(
    { letterType }: LetterRequest,
    make: (scope: LetterScope) => Promise<void>,
  ) {
    if (!scope) return notices.errorModal(letterWords.noTab);
    setGenerating(letterType);
    try {
      await make(scope);
    } catch (error) {
      notices.errorModal(error);
    } finally {
      setGenerating(null);
    }
  }

  /** Reloads the lists and returns the counts, unless the page shows another scope now, which keeps its selection. */
  async function countsAfter(generated: LetterScope) {
    refreshDue();
    const isShown = () => isSameScope(shownScope.current, generated);
    if (!isShown()) return undefined;
    setSelection(noSelection);
    preflight.refresh();
    const counts = await mailing.refresh();
    return isShown() ? counts : undefined;
  }

  /** Generates all batches of the ready tenants. */
  const handleGenerateAll = (request: LetterRequest) =>
    whileGenerating(request, async (whole) => {
      const run = await generateAllLetters(whole, whose, request);
      setGenerated({ ...run, remaining: 0 });
      if (!(await countsAfter(whole))) return;
      lastRequest.current = { ...request, digest: undefined };
      setGenerated((shown) => shown && run);
    });

  /** Generates a batch. The dialog lists it below the earlier batches of the same letters. */
  const handleGenerate = (request: LetterRequest, before: LetterRun['batches'] | [] = []) =>
    whileGenerating(request, async (whole) => {
      const tenants = request.tenantIds.flatMap((id) => seen.current.get(id) ?? []);
      const batch = { ...(await generateLetters(whole, whose, request)), place: whose, tenants };
      openDownload(batch.href);
      const batches = [...before, batch] as const;
      setGenerated({ batches, remaining: 0 });
      const counts = await countsAfter(whole);
      // Without a selection, the next batch is offered as long as tenants are ready.
      if (request.tenantIds.length > 0 || !counts) return;
      // The next batch is for others than the question was about.
      lastRequest.current = { ...request, digest: undefined };
      setGenerated((shown) => shown && { batches, remaining: remainingAfter(batches, counts) });
    });

  /** Generates the next batch, unless others are ready than the dialog says (LET-100). */
  async function handleNextBatch() {
    const request = lastRequest.current;
    if (!request || !generated) return;
    const { batches } = generated;
    setGenerating(request.letterType);
    const counts = await mailing.refresh();
    const remaining = counts ? remainingAfter(batches, counts) : generated.remaining;
    if (remaining === generated.remaining) return handleGenerate(request, batches);
    setGenerating(null);
    setGenerated({ batches, remaining });
    notices.info(letterWords.nextChanged);
  }

  return {
    tab,
    search: {
      ...search,
      facilityId: facility?.id ?? null,
      onType: (change) => {
        leaveAddress();
        search.onType(change);
      },
      onSearch: (change) => {
        leaveAddress();
        search.onSearch(change);
      },
      onFacilityChange: ({ facility: chosen }) => {
        leaveAddress();
        chooseFacility(chosen);
      },
    },
    facility: current.data?.find(({ id }) => id === facility?.id) ?? facility,
    state,
    mailing: mailing.model,
    start: due && { work: due.work, href: due.href, recent },
    preflight: preflight.model && {
      ...preflight.model,
      // From Home, the list of what to fix is open (DUE-11).
      defaultOpen: address.get('fix') === 'true' && facility?.facility_number === named,
    },
    filter: mailing.filter,
    selection,
    generating,
    generated,
    mailed: useMailedMark(generated, {
      place: whose,
      onTakenBack: () => {
        setGenerated(null);
        refreshLists();
      },
    }),
    onTabChange: ({ tab: next }) => {
      leaveAddress();
      setTab(next);
      setFacility(null);
      setState(null);
      search.clear();
      resetList();
    },
    onStateChange: ({ state: next }) => {
      setState(next);
      resetList();
    },
    onFilterChange: mailing.onFilterChange,
    onPageChange: mailing.onPageChange,
    onRefresh: refreshLists,
    onSelectionChange: (change) => setSelection(change.selection),
    taggedHref: paths.tenantsTaggedOf,
    ...(facility && {
      onTaggedMoveOut: () => void confirmMoveOuts({ facility }),
      importHref: paths.importTenantsInto(facility.facility_number),
      datesHref: paths.datesForLetters(facility.id),
    }),
    ...(letters && {
      previewHref: letters.previewHref,
      pictureHref: letters.pictureHref,
      hasNoResponse: letters.hasNoResponse,
    }),
    getPreflight: async (request) =>
      letters?.preflight(request).catch((error: unknown) => {
        notices.errorModal(error);
        return null;
      }),
    onGenerate: (request) => void handleGenerate(request),
    onGenerateAll: (request) => void handleGenerateAll(request),
    onNextBatch: () => void handleNextBatch(),
    onGeneratedClose: () => setGenerated(null),
  };
}

/** The ready tenants without a letter, except those whose letter cannot be printed. */
function remainingAfter(batches: LetterRun['batches'], counts: MailingCounts): number {
  const latest = batches.at(-1) ?? batches[0];
  return counts[readyFilters[latest.letterType]] - (latest.leftOut?.length ?? 0);
}

function scopeOf(
  tab: LettersTab,
  facility: FacilityMatch | null,
  state: string | null,
): LetterScope | null {
  if (tab === 'facility') return facility && { facilityId: facility.id };
  return state === null ? null : { state };
}
