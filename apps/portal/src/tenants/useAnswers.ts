import {
  afterAnswer,
  type ManagedFacility,
  type Tenant,
  type TenantSeen,
  type TenantsSort,
  valuesAfter,
} from '@audit-letters/api-client';
import {
  type AnswerPanelModel,
  decidedOn,
  isLocked,
  isTaggable,
  type QuickAnswers,
  type StatusChange,
  tenantName,
} from '@audit-letters/screens';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { tenantsOfFacility } from '../loading/tenantsOfFacility.ts';
import { toLoadable } from '../loading/toLoadable.ts';
import { useListCall } from '../loading/useCall.ts';
import { answers } from './answers.ts';

/** Tenants without an answer that are loaded at once. */
const pageSize = 100;

/** The tenants of the panel: the next ones without an answer, or one of the list. */
type Asking =
  | {
      kind: 'next';
      passed: ReadonlySet<number>;
      skipped: number;
      /** Whose answer was just taken back: the loaded page may not have this tenant yet. */
      again?: Tenant;
    }
  | { kind: 'one'; tenant: Tenant };

interface AnswersOptions {
  /** The manager's facility; `undefined` until it is loaded. */
  facility: ManagedFacility | undefined;
  /** Tags a tenant for removal; omitted once tagging has ended. */
  tag?: ((tenant: Tenant) => void) | undefined;
  /** The filter of the list, if it has only tenants with one status. */
  filter: string | undefined;
  /** The sort of the list, which is the order of the panel. */
  order: TenantsSort;
  /** Loads the list and its numbers. */
  reload: () => Promise<unknown>;
  /** Loads only the numbers. */
  reloadNumbers: () => Promise<unknown>;
}

/** The answers with one tap each, for the group `answers` of `ManageTenantsScreen`. */
export function useAnswers({
  facility,
  tag,
  filter,
  order,
  reload,
  reloadNumbers,
}: AnswersOptions) {
  const queue = useSyncExternalStore(answers.subscribe, answers.get);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [last, setLast] = useState<StatusChange | null>(null);
  const isRefused = ({ id }: Tenant) => queue.refused.some((refused) => refused.id === id);
  // A refused answer was not given: there is nothing to undo.
  if (last && isRefused(last.tenant)) setLast(null);
  // A refused undo leaves the tenant with an answer: the panel goes on with the next one.
  if (asking?.kind === 'next' && asking.again && isRefused(asking.again)) pass(asking.again.id);
  /**
   * A list that loads again may still have the tenants that were answered on this page. Those whose answer was refused are
   * asked about again.
   */
  const answered = useRef(new Set<number>());
  /** What the loaded row of a tenant does not show yet. */
  const answerOf = (id: number) => {
    const waiting = queue.waiting.findLast((kept) => kept.id === id);
    return waiting ? valuesAfter(waiting) : queue.saved.get(id);
  };
  const withAnswer = (tenant: Tenant): Tenant => ({ ...tenant, ...answerOf(tenant.id) });
  const next = useNextTenants({ facility, order }, asking, withAnswer);

  const reloadAnswered = async () => {
    const { saved } = answers.get();
    await reload();
    answers.forgetSaved(saved);
  };
  const reloadSoon = useDebouncedCallback(
    // In a filtered list the answered tenants would go, and the next tap would hit the card of another one.
    () => (filter === undefined ? reloadAnswered() : reloadNumbers()),
    600,
  );
  useEffect(() => {
    if (queue.saved.size > 0 && queue.waiting.length === 0) reloadSoon();
  }, [queue, reloadSoon]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of another filter loads with the saved answers
  useEffect(() => answers.forgetSaved(answers.get().saved), [filter]);

  function add({ tenant, answer }: StatusChange, undone?: TenantSeen) {
    const { id, facility_id } = tenant;
    const name = tenantName(tenant);
    void answers.add({ id, facility_id, name, answer, seen: decidedOn(tenant), undone });
  }

  function pass(id: number, skipped = 0) {
    setAsking((before) =>
      before?.kind === 'next'
        ? {
            kind: 'next',
            passed: new Set(before.passed).add(id),
            skipped: before.skipped + skipped,
          }
        : before && before.tenant.id !== id
          ? before
          : null,
    );
  }

  const quick: QuickAnswers = {
    panel: next.panel,
    last,
    kept: queue.stalled ? queue.waiting.length : 0,
    refused: queue.refused,
    onNext: () => {
      setLast(null);
      for (const { id } of queue.refused) answered.current.delete(id);
      setAsking({ kind: 'next', passed: new Set(answered.current), skipped: 0 });
      next.reload();
    },
    onOpen: ({ tenant }) => {
      setLast(null);
      setAsking({ kind: 'one', tenant });
    },
    onAnswer: (change) => {
      add(change);
      answered.current.add(change.tenant.id);
      setLast(change);
      pass(change.tenant.id);
    },
    onUndo: () => {
      if (!last) return;
      const { tenant, answer } = last;
      const { id, status, coverage_id } = tenant;
      add(
        { tenant: afterAnswer(tenant, answer), answer: { status, coverage_id } },
        decidedOn(tenant),
      );
      answered.current.delete(id);
      setLast(null);
      setAsking((before) => {
        if (before?.kind !== 'next') return before;
        const passedIds = new Set(before.passed);
        passedIds.delete(id);
        return { ...before, passed: passedIds, again: tenant };
      });
    },
    ...(tag &&
      last &&
      isTaggable(last.tenant, last.answer) && {
        onLastTag: () => {
          tag(last.tenant);
          // Tagged, it is not offered again.
          setLast({ ...last, tenant: { ...last.tenant, tagged_for_removal: true } });
        },
      }),
    onSkip: ({ tenant }) => pass(tenant.id, 1),
    onClose: () => {
      setLast(null);
      setAsking(null);
    },
    onSendNow: () => void answers.sendNow(),
    onRefusedDismiss: ({ id }) => {
      answered.current.delete(id);
      answers.dismissRefused(id);
    },
  };
  return {
    quick,
    /** The tenant with an answer that the loaded row does not show yet (TEN-91). */
    withAnswer,
    /** Loads the list, which then shows the saved answers itself. */
    reload: reloadAnswered,
  };
}

/** The panel, with the first tenant of the server's list that was neither answered nor skipped. */
function useNextTenants(
  { facility, order }: Pick<AnswersOptions, 'facility' | 'order'>,
  asking: Asking | null,
  withAnswer: (tenant: Tenant) => Tenant,
) {
  const passed = asking?.kind === 'next' ? asking.passed : null;
  const skipped = asking?.kind === 'next' ? asking.skipped : 0;
  const query = {
    filter: 'non_responder',
    ...order,
    page: 1 + Math.floor(skipped / pageSize),
    per_page: pageSize,
  };
  const loaded = useListCall(
    tenantsOfFacility,
    passed && facility ? { ...query, facility_id: facility.id } : null,
    { name: 'unanswered-tenants' },
  );
  const { waiting } = useSyncExternalStore(answers.subscribe, answers.get);
  const page = loaded.data;
  const tenant = page?.data.find((one) => !passed?.has(one.id) && !isLocked(one));

  // All of the page are done, and the server has more: load it again once it has the answers.
  const passedAtLoad = useRef(0);
  const isUsedUp =
    passed !== null && page !== undefined && !tenant && page.pagination.total > page.data.length;
  const loadsMore = isUsedUp && passed.size > passedAtLoad.current;
  useEffect(() => {
    if (!loadsMore || waiting.length > 0 || !passed) return;
    passedAtLoad.current = passed.size;
    void loaded.mutate();
  }, [loadsMore, waiting, passed, loaded.mutate]);

  return {
    panel: panelOf(),
    reload: () => {
      passedAtLoad.current = 0;
      void loaded.mutate();
    },
  };

  function panelOf(): AnswerPanelModel {
    if (!asking) return { status: 'closed' };
    if (asking.kind === 'one') return { status: 'asking', tenant: withAnswer(asking.tenant) };
    if (asking.again) return { status: 'asking', tenant: withAnswer(asking.again) };
    if (tenant) return { status: 'asking', tenant };
    const list = toLoadable(loaded);
    if (list.status !== 'ready') return list;
    if (loadsMore || list.refreshing) return { status: 'loading' };
    return { status: 'finished', skipped: asking.skipped };
  }
}
