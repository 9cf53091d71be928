import type {
  FacilityMatch,
  LetterFilterKey,
  LetterScope,
  LetterType,
} from '@audit-letters/api-client';
import {
  type LetterRequest,
  type LetterRun,
  type LettersTab,
  letterNames,
  type MailingModel,
  readyFilters,
  type SendLettersScreenProps,
  type TenantIds,
} from '@audit-letters/screens';
import { noSelection } from '@audit-letters/ui';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { useDebouncedCallback } from 'use-debounce';
import { client } from '../client.ts';
import { openDownload } from '../downloads/openDownload.ts';
import { useFacilitySearch } from '../facilities/useFacilitySearch.ts';
import { jobs } from '../jobs/jobs.ts';
import { useExistingPage } from '../lists/useExistingPage.ts';
import { toLoadable } from '../loading/loadable.ts';
import { asList } from '../loading/swr.ts';
import { useNotices } from '../messages/useNotices.ts';
import { paths } from '../paths.ts';
import { letterDatesOfState, makeLetters, outcomeOfLetters, previewHref } from './letterCalls.ts';

/** Rows of a page, and the milliseconds that a changed filter waits (LET-43, LET-16). */
const pageSize = 100;
const filterWait = 400;

interface Asked {
  filter: LetterFilterKey;
  page: number;
}

const firstPageOfAll: Asked = { filter: 'all', page: 1 };

type SendLetters = Omit<SendLettersScreenProps, 'states' | 'today'>;

/** Whose letters are made, which tenants are ticked, and the letters that came of it. */
export function useSendLetters(): SendLetters {
  const notices = useNotices();
  const [tab, setTab] = useState<LettersTab>('facility');
  const [facility, setFacility] = useState<FacilityMatch | null>(null);
  const [state, setState] = useState<string | null>(null);
  const [filter, setFilter] = useState<LetterFilterKey>('all');
  const [asked, setAsked] = useState(firstPageOfAll);
  const [selection, setSelection] = useState<TenantIds>(noSelection);
  const [generating, setGenerating] = useState<LetterType | null>(null);
  const [generated, setGenerated] = useState<LetterRun | null>(null);
  const lastOrder = useRef<LetterRequest>(null);
  const askLater = useDebouncedCallback(
    (filter: LetterFilterKey) => setAsked({ filter, page: 1 }),
    filterWait,
  );

  const scope = scopeOf(tab, facility, state);
  const shownScope = useRef(scope);
  useEffect(() => {
    shownScope.current = scope;
  });
  const mailing = useMailing(scope, asked);
  const showPage = (page: number) => setAsked((before) => ({ ...before, page }));
  useExistingPage(
    mailing.model.status === 'ready' ? mailing.model.data.pagination : null,
    showPage,
  );

  function startAgain() {
    askLater.cancel();
    setFilter('all');
    setAsked(firstPageOfAll);
    setSelection(noSelection);
  }

  function chooseFacility(chosen: FacilityMatch | null) {
    setFacility(chosen);
    startAgain();
  }

  const search = useFacilitySearch({
    // The only hit is chosen by itself; the chosen one stays while it is among the hits.
    onFound: (found) => {
      const next = found.length === 1 ? found[0] : found.find(({ id }) => id === facility?.id);
      if (next?.id !== facility?.id) chooseFacility(next ?? null);
    },
  });

  /** Makes a batch; with the run that it continues, its receipt stands below the earlier ones. */
  async function handleGenerate(order: LetterRequest, before: LetterRun['batches'] | [] = []) {
    if (!scope) return notices.errorModal('No active tab selected.');
    setGenerating(order.letterType);
    try {
      const batch = await jobs.run({
        title: `${letterNames[order.letterType]} letters for ${facility?.facility_number ?? state}`,
        work: () => makeLetters(scope, order),
        outcome: outcomeOfLetters,
      });
      openDownload(batch.href);
      const batches = [...before, batch] as const;
      setGenerated({ batches, remaining: 0 });
      // Whoever looks at other tenants meanwhile keeps what they ticked there, and is offered nothing of theirs.
      const isShown = () => isSameScope(shownScope.current, scope);
      if (!isShown()) return;
      setSelection(noSelection);
      const counts = await mailing.refresh();
      // Who was chosen by hand is done; who comes first goes on as long as someone is ready.
      if (order.tenantIds.length > 0 || !counts || !isShown()) return;
      const remaining = counts[readyFilters[order.letterType]];
      lastOrder.current = order;
      setGenerated((shown) => shown && { batches, remaining });
    } catch (error) {
      notices.errorModal(error);
    } finally {
      setGenerating(null);
    }
  }

  return {
    tab,
    search: { ...search, facilityId: facility?.id ?? null, onFacilityChange: chooseFacility },
    facility,
    state,
    mailing: mailing.model,
    filter,
    selection,
    generating,
    generated,
    onTabChange: (next) => {
      setTab(next);
      setFacility(null);
      setState(null);
      search.clear();
      startAgain();
    },
    onStateChange: (next) => {
      setState(next);
      startAgain();
    },
    onFilterChange: (next) => {
      setFilter(next);
      askLater(next);
    },
    onPageChange: showPage,
    onRefresh: () => void mailing.refresh(),
    onSelectionChange: setSelection,
    ...(facility && { taggedHref: paths.tenantsTaggedOf(facility.facility_number) }),
    ...(scope && { previewHref: previewHref(scope) }),
    getLetterDates: (order) =>
      letterDatesOfState(state, order).catch((error: unknown) => {
        notices.errorModal(error);
        return null;
      }),
    onGenerate: (order) => void handleGenerate(order),
    onNextBatch: () => {
      if (lastOrder.current) void handleGenerate(lastOrder.current, generated?.batches);
    },
    onGeneratedClose: () => setGenerated(null),
  };
}

function scopeOf(
  tab: LettersTab,
  facility: FacilityMatch | null,
  state: string | null,
): LetterScope | null {
  if (tab === 'facility') return facility && { facilityId: facility.id };
  return state === null ? null : { state };
}

/** The tenants of a scope and how many are ready. Those of another scope are never shown meanwhile. */
function useMailing(scope: LetterScope | null, asked: Asked) {
  const { errorModal } = useNotices();
  const tenants = useSWR(
    scope && ['letter tenants', scope, asked],
    async () => ({
      scope,
      page: scope && (await client.letters.tenants(scope, { ...asked, per_page: pageSize })),
    }),
    asList,
  );
  const counts = useSWR(
    scope && ['letter counts', scope],
    async () => ({ scope, counts: scope && (await client.letters.counts(scope)) }),
    {
      onError: (error) => errorModal(error, 'Error loading tenant counts'),
      // Each failure is a modal; retries that fail too would pile them up.
      shouldRetryOnError: false,
    },
  );

  return {
    model: modelOf(),
    /** Loads both anew; answers the counts, or nothing when they could not be had. */
    refresh: async () => {
      void tenants.mutate();
      const fresh = await counts.mutate();
      return fresh?.counts ?? null;
    },
  };

  function modelOf(): MailingModel {
    if (!scope) return { status: 'nothing-chosen' };
    const loadable = toLoadable(tenants);
    const readyCounts = isSameScope(counts.data?.scope, scope)
      ? (counts.data?.counts ?? null)
      : null;
    if (loadable.status !== 'ready') return { ...loadable, counts: readyCounts };
    const { page } = loadable.data;
    if (!page || !isSameScope(loadable.data.scope, scope))
      return { status: 'loading', counts: readyCounts };
    return { ...loadable, data: page, counts: readyCounts };
  }
}

const isSameScope = (one: LetterScope | null | undefined, other: LetterScope | null) =>
  JSON.stringify(one) === JSON.stringify(other);
