import type { ManagedFacility, Tenant } from '@audit-letters/api-client';
import {
  isLocked,
  type LeavingTenants,
  type TagChanges,
  type TaggingActions,
  taggingWords,
} from '@audit-letters/screens';
import { type Confirmation, useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import { type UndoCall, useUndo } from '../activity/undo.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useExistingPage } from '../lists/useList.ts';
import { toLoadable } from '../swr/loadable.ts';
import { saveResultOf } from '../swr/saveResult.ts';
import { useListCall } from '../swr/useCall.ts';
import { useSeenTenants } from './bulk/useTenantSelection.ts';
import {
  allOfFacility,
  saveTags,
  taggedTenants,
  tenantCalls,
  tenantsOfFacility,
  untagCall,
} from './calls.ts';
import { useTenantLoadError } from './useTenantLoadError.ts';

/** Rows of a page (TEN-78). */
const pageSize = 50;

/** Names shorter than this are not sent (FAC-7). */
const shortestName = 2;

const tenantsToTag = tenantsOfFacility();

/** Tags tenants who have moved out, and completes the tagging. Completing cannot be undone. */
export function useTagging(
  facility: ManagedFacility | undefined,
  reload: () => void,
): TaggingActions & { tagOne: (tenant: Tenant) => void } {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState({ fullName: '', page: 1 });
  const [answering, setAnswering] = useState(false);
  const confirm = useConfirm();
  const { errorModal, toast } = useNotices();
  const undo = useUndo();

  const asked = {
    ...(query.fullName.length >= shortestName && { full_name: query.fullName }),
    page: query.page,
    per_page: pageSize,
  };
  const response = useListCall(
    tenantsToTag,
    open && facility ? { ...asked, facility_id: facility.id } : null,
  );
  const seen = useSeenTenants(response.data?.data);
  const refresh = () => void response.mutate();
  useTenantLoadError(response.error, refresh);
  const showPage = (page: number) => setQuery((before) => ({ ...before, page }));
  useExistingPage(response.data?.pagination, showPage);

  async function save({ ids, untagIds, movedOut }: TagChanges) {
    const result = await saveResultOf(async () => {
      if (!facility) return;
      // The old answers: the list below loads again.
      const before = ids
        .flatMap((id) => seen.current.get(id) ?? [])
        .filter(({ status }) => status !== 'moved_out');
      await saveTags(facility.id, { ids, untagIds, movedOut });
      toast(
        taggingWords.changed(ids.length, untagIds.length),
        undo([
          ...(movedOut ? before.map(restoreAnswer) : []),
          {
            call: 'saveTags',
            facilityId: facility.id,
            tags: { ids: untagIds, untagIds: ids, movedOut: false },
          },
        ]),
      );
    });
    await response.mutate();
    if (result.ok) reload();
    return result;
  }

  async function tagOne(tenant: Tenant) {
    const { facility_id, id } = tenant;
    const tags = { ids: [id], untagIds: [], movedOut: false };
    const result = await saveResultOf(() => saveTags(facility_id, tags));
    reload();
    if (!result.ok) return errorModal(result.message);
    toast(taggingWords.tagged(tenant), undo([untagCall(tenant)]));
  }

  /** Search and Reset send a request even if the query is unchanged. */
  function search(fullName: string) {
    if (fullName === query.fullName && query.page === 1) refresh();
    else setQuery({ fullName, page: 1 });
  }

  /** Asks about the tenants who leave, and saves the answer. `ask` makes the question from them. */
  async function end(
    ask: (leaving: LeavingTenants) => Confirmation,
    call: (leaving: LeavingTenants) => Promise<unknown>,
    words: string,
  ) {
    if (!facility) return;
    setAnswering(true);
    const result = await saveResultOf(async () => {
      const leaving = await leavingTenants(facility.id);
      setAnswering(false);
      if (!(await confirm(ask(leaving)))) return;
      setAnswering(true);
      await call(leaving);
      toast(words);
    });
    setAnswering(false);
    reload();
    if (!result.ok) errorModal(result.message);
  }

  return {
    busy: answering,
    tagOne: (tenant) => void tagOne(tenant),
    dialog: open
      ? {
          tenants: toLoadable(response),
          fullName: query.fullName,
          onSearch: ({ fullName }) => search(fullName),
          onPageChange: ({ page }) => showPage(page),
          onRefresh: refresh,
          onSave: save,
        }
      : null,
    onOpenChange: ({ open: next }) => {
      setOpen(next);
      setQuery({ fullName: '', page: 1 });
    },
    onNoMoveOuts: () =>
      end(
        ({ untagged }) => taggingWords.noMoveOutsQuestion(untagged),
        () => tenantCalls.confirmNoMoveOuts(),
        taggingWords.noMoveOuts,
      ),
    onComplete: () => {
      let tagsUntagged = true;
      return end(
        (leaving) =>
          taggingWords.completeQuestion({
            ...leaving,
            onTagUntaggedChange: ({ checked }) => {
              tagsUntagged = checked;
            },
          }),
        async ({ untagged }) => {
          const ids = untagged.map(({ id }) => id);
          if (facility && tagsUntagged && ids.length > 0) await tenantCalls.tag(facility.id, ids);
          await tenantCalls.completeTagging();
        },
        taggingWords.completed,
      );
    },
  };
}

/** The tagged tenants, and those who are Moved Out and not tagged. */
async function leavingTenants(facility_id: number): Promise<LeavingTenants> {
  const [tagged, movedOut] = await Promise.all([
    taggedTenants(facility_id),
    allOfFacility({ facility_id, filter: 'move_out' }),
  ]);
  const untagged = movedOut.filter((tenant) => !tenant.tagged_for_removal && !isLocked(tenant));
  return { tagged, untagged };
}

/** The call that writes the answer from before the tag, unless somebody has answered since. */
const restoreAnswer = ({ id, facility_id, status, coverage_id }: Tenant): UndoCall => ({
  call: 'updateTenant',
  role: 'manager',
  tenant: { id, facility_id },
  edit: { status, coverage_id },
  seen: { status: 'moved_out', coverage_id: null },
});
