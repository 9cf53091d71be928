import { errorText, type FacilityMatch, type LetterType } from '@audit-letters/api-client';
import { LetterFilterKeys, readyFilters, StateCodes } from '@audit-letters/api-client/values';
import { SendLettersScreen, type SendLettersScreenProps } from '@audit-letters/screens';
import { useReducer } from 'react';
import { useSearchParams } from 'wouter';
import { useNotices } from '../activity/useNotices.ts';
import { useMoveOuts } from '../facilities/useMoveOuts.ts';
import { useDue } from '../home/useDue.ts';
import { useRowsById } from '../lists/useListSelection.ts';
import { facilityCalls } from '../loading/calls.ts';
import { useToday } from '../loading/time.ts';
import { useCall } from '../loading/useCall.ts';
import { useReloadAll } from '../loading/useReloadAll.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';
import { useSession } from '../session/store.ts';
import { recentFacilities, recentFacility } from './recentFacilities.ts';
import { initialChoice, placeOf, reduce, scopeOf } from './sendLettersState.ts';
import { useFacilitySearch } from './useFacilitySearch.ts';
import { useLetterSteps } from './useLetterSteps.ts';
import { useMailedMark } from './useMailedMark.ts';
import { useMailing } from './useMailing.ts';
import { useWhatToFix } from './useWhatToFix.ts';

export const SendLettersPage = () => <SendLettersScreen {...useSendLetters()} />;

/** The letters screen: the chosen facility or state, with its address and lists, and the steps of the letters. */
function useSendLetters(): SendLettersScreenProps {
  const notices = useNotices();
  const due = useDue();
  const today = useToday();
  const confirmMoveOuts = useMoveOuts();
  const reloadAll = useReloadAll();
  const hasExtras = useExtras();
  const recent = recentFacilities(useSession()?.user.id);

  const [address, setAddress] = useSearchParams();
  const [choice, dispatch] = useReducer(reduce, stateIn(address), initialChoice);
  const { tab, facility, state, selection, step, generated } = choice;
  const scope = scopeOf(choice);
  const mailing = useMailing(scope);
  const rowsById = useRowsById(
    mailing.model.status === 'ready' ? mailing.model.data.data : undefined,
  );
  const whatToFix = useWhatToFix(scope, mailing.applied);
  // The dates change while the page shows them: by an Undo, for example.
  const matches = useCall(facilityCalls.search, facility && [facility.facility_number]);
  const presentFacility = matches.data?.find(({ id }) => id === facility?.id) ?? facility;

  const numberInAddress = address.get('facility_number');
  const filterInAddress = LetterFilterKeys.find((key) => key === address.get('filter'));
  /** Puts the facility or state into the address, so that a reload and Back find it again. */
  const writeAddress = (query: Record<string, string> | null) =>
    setAddress(query ?? {}, { replace: true });

  function chooseFacility(next: FacilityMatch | null) {
    dispatch({ type: 'facility-chosen', facility: next });
    if (next) recent.remember(recentFacility(next));
    if (next?.facility_number !== numberInAddress)
      writeAddress(next && { facility_number: next.facility_number });
    mailing.reset();
  }

  const search = useFacilitySearch({
    // Searches for the number in the address (SHL-4), unless its facility is chosen already.
    initialQuery: numberInAddress === facility?.facility_number ? null : numberInAddress,
    // A single match is chosen automatically. The chosen facility stays while it is among the matches.
    onFound: ({ matches, query }) => {
      const isOfAddress = query === numberInAddress;
      const next =
        matches.length === 1
          ? matches[0]
          : (matches.find(({ id }) => id === facility?.id) ??
            matches.find((one) => isOfAddress && one.facility_number === numberInAddress));
      if (next?.id !== facility?.id) chooseFacility(next ?? null);
      if (next && isOfAddress && filterInAddress) mailing.applyFilter(filterInAddress);
    },
    onFailure: (error) => notices.errorToast(errorText(error)),
  });

  const readyFor = (letterType: LetterType) =>
    mailing.model.status === 'nothing-chosen'
      ? undefined
      : mailing.model.counts?.[readyFilters[letterType]];
  const steps = useLetterSteps({ choice, dispatch, readyFor, rowsById });
  const mailedMark = useMailedMark(generated, {
    place: placeOf(choice),
    onTakenBack: () => {
      dispatch({ type: 'closed' });
      void reloadAll();
    },
  });

  return {
    today,
    batchesHref: paths.letterBatches,
    tab,
    search: {
      ...search,
      facilityId: facility?.id ?? null,
      onFacilityChange: (change) => chooseFacility(change.facility),
    },
    facility: presentFacility,
    state,
    mailing: mailing.model,
    start: due && { ...due, recent: recent.get() },
    whatToFix: whatToFix.model && {
      ...whatToFix.model,
      // From Home, the list of what to fix is open (DUE-11).
      defaultOpen: address.get('fix') === 'true' && facility?.facility_number === numberInAddress,
    },
    filter: mailing.filter,
    selection,
    step,
    generated,
    ...(hasExtras && { mailed: mailedMark }),
    tenantHref: whatToFix.tenantHref,
    datesHref: (facilityId) => paths.datesForLetters(facilityId, mailing.filter),
    offersAll: hasExtras,
    onTabChange: (change) => {
      writeAddress(null);
      dispatch({ type: 'tab-opened', tab: change.tab });
      search.clear();
      mailing.reset();
    },
    onStateChange: (change) => {
      dispatch({ type: 'state-chosen', state: change.state });
      writeAddress(change.state === null ? null : { state: change.state });
      mailing.reset();
    },
    onFilterChange: mailing.onFilterChange,
    onPageChange: mailing.onPageChange,
    onRefresh: () => void reloadAll(),
    onSelectionChange: (change) => dispatch({ type: 'selected', selection: change.selection }),
    taggedHref: paths.tenantsTaggedOf,
    ...(presentFacility && {
      onTaggedMoveOut: () => void confirmMoveOuts({ facility: presentFacility }),
      importHref: paths.importTenantsInto(presentFacility),
    }),
    onLetters: (letters) =>
      void steps.next({
        type: 'letters-wanted',
        // Without extras, no question says that nobody is ready.
        ready: hasExtras ? readyFor(letters.letterType) : undefined,
        ...letters,
      }),
    onEnrollmentDate: ({ date }) => steps.next({ type: 'date-set', date }),
    onYes: ({ chosen }) => {
      if (step.name === 'question') void steps.print(step.request, step.question, chosen);
    },
    onNextBatch: () => void steps.next({ type: 'next-wanted' }),
    onClose: () => dispatch({ type: 'closed' }),
  };
}

/** The state in the address; `null` without a known one. */
const stateIn = (address: URLSearchParams) =>
  StateCodes.find((state) => state === address.get('state')) ?? null;
