import type { ManagedFacility, Tenant } from '@audit-letters/api-client';
import {
  bulkWords,
  completeTaggingQuestion,
  isLocked,
  type LeavingTenants,
  type NewTags,
  namesInWords,
  noMoveOutsQuestion,
  personalTextFilter,
  type TaggingActions,
  tenantName,
} from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import { useNotices } from '../activity/useNotices.ts';
import { useList } from '../lists/useList.ts';
import { useSeenRows } from '../lists/useListSelection.ts';
import { tenantCalls } from '../loading/calls.ts';
import { saveResultOf } from '../loading/saveResultOf.ts';
import { allOfFacility, taggedTenants, tenantsOfFacility } from '../loading/tenantsOfFacility.ts';
import { useExtras } from '../session/extras.ts';
import { useSavedTenants, useTenantLoadError } from './useTenantNotices.ts';

const fields = { full_name: personalTextFilter };

/**
 * Tags tenants who have moved out, and completes the tagging. Completing cannot be undone. `onSettled` is also called after a
 * failure: the tenants may have changed.
 */
export function useTagging(facility: ManagedFacility | undefined, onSettled: () => void) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = useConfirm();
  const hasExtras = useExtras();
  const { response, loaded, values, controls, reload, onFilterChange, reset } = useList({
    call: tenantsOfFacility,
    fields,
    wait: 'submit',
    beside: open && facility ? { facility_id: facility.id } : null,
    inMemory: true,
    // SHL-51
    pageSize: 50,
    options: { name: 'tenants-to-tag' },
  });
  useTenantLoadError(response.error, reload);
  const seen = useSeenRows(response.data?.data);
  const report = useSavedTenants();
  const { errorModal } = useNotices();

  async function save({ ids, movedOut }: NewTags) {
    const result = await saveResultOf(async () => {
      if (!facility) return;
      const detail = namesInWords(ids.flatMap((id) => seen.current.get(id) ?? []));
      const written = await tenantCalls.tag(facility.id, ids, { movedOut });
      report({ text: bulkWords.updated(ids.length), detail, written });
    });
    await response.mutate();
    if (result.ok) onSettled();
    return result;
  }

  async function tagOne(tenant: Tenant) {
    const result = await saveResultOf(async () => {
      const written = await tenantCalls.tag(tenant.facility_id, [tenant.id]);
      report({ text: `${tenantName(tenant)} is tagged for removal.`, written });
    });
    onSettled();
    if (!result.ok) errorModal(result.message);
  }

  async function untag(tenant: Tenant) {
    const result = await saveResultOf(async () => {
      const seen = { tagged_for_removal: true };
      const written = await tenantCalls.untag(tenant.facility_id, [tenant.id], { seen });
      report({ text: `${tenantName(tenant)} is no longer tagged for removal.`, written });
    });
    await response.mutate();
    onSettled();
    if (!result.ok) errorModal(result.message);
  }

  /** Asks about the tenants who leave, and saves the answer unless it is No. */
  async function end(
    ask: (leaving: LeavingTenants) => Promise<boolean>,
    call: () => Promise<unknown>,
    text: string,
  ) {
    if (!facility) return;
    setBusy(true);
    const result = await saveResultOf(async () => {
      const leaving = await leavingTenants(facility.id, hasExtras);
      setBusy(false);
      if (!(await ask(leaving))) return;
      setBusy(true);
      await call();
      report({ text });
    });
    setBusy(false);
    onSettled();
    if (!result.ok) errorModal(result.message);
  }

  const tagging: TaggingActions = {
    busy,
    dialog: open
      ? {
          tenants: loaded,
          fullName: values.full_name,
          // Search and Reset send a request even if the query is unchanged.
          onSearch: ({ fullName }) => {
            if (!onFilterChange({ name: 'full_name', value: fullName, now: true })) reload();
          },
          onPageChange: controls.onPageChange,
          onRefresh: reload,
          onSave: save,
        }
      : null,
    ...(hasExtras && { onUntag: ({ tenant }) => void untag(tenant) }),
    onOpenChange: ({ open: next }) => {
      setOpen(next);
      reset();
    },
    onNoMoveOuts: () =>
      end(
        ({ untagged }) => confirm(noMoveOutsQuestion(untagged)),
        tenantCalls.confirmNoMoveOuts,
        'Confirmed: no tenants moved out.',
      ),
    onComplete: () => {
      let ids: number[] = [];
      return end(
        async (leaving) => {
          const question = completeTaggingQuestion({
            ...leaving,
            ...(hasExtras && {
              onTagUntagged: () => {
                ids = leaving.untagged.map(({ id }) => id);
              },
            }),
          });
          return (await confirm(question)) || ids.length > 0;
        },
        () => tenantCalls.completeTagging(ids),
        'Tagging is complete.',
      );
    },
  };
  return { tagging, tagOne: (tenant: Tenant) => void tagOne(tenant) };
}

/** The tagged tenants, and those who are Moved Out and not tagged. */
async function leavingTenants(facilityId: number, hasExtras: boolean): Promise<LeavingTenants> {
  const [tagged, movedOut] = await Promise.all([
    taggedTenants(facilityId, hasExtras),
    allOfFacility(facilityId, { filter: 'move_out' }),
  ]);
  const untagged = movedOut.filter((tenant) => !tenant.tagged_for_removal && !isLocked(tenant));
  return { tagged, untagged };
}
