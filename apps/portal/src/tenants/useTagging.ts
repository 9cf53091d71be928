import type { ManagedFacility, Tenant, TenantCalls } from '@audit-letters/api-client';
import {
  isLocked,
  type LeavingTenants,
  type NewTags,
  namesInWords,
  type TaggingActions,
  taggingWords,
  tenantWords,
} from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import type { TenantEvents } from '../activity/savedTenants.ts';
import { personalTextFilter } from '../lists/filters.ts';
import { useList } from '../lists/useList.ts';
import { useSeenRows } from '../lists/useListSelection.ts';
import { saveResultOf } from '../loading/saveResultOf.ts';
import { allOfFacility, taggedTenants, tenantsOfFacility } from '../loading/tenantsOfFacility.ts';
import { useExtras } from '../session/extras.ts';

type TaggingCalls = Pick<
  TenantCalls,
  'listOfFacility' | 'tag' | 'untag' | 'confirmNoMoveOuts' | 'completeTagging'
>;

/** The connection of tagging. */
export interface TaggingOptions extends TenantEvents {
  /** The calls of the client. */
  tenants: TaggingCalls;
  /** The manager's facility; `undefined` until it is loaded. */
  facility: ManagedFacility | undefined;
  /** The tenants may have changed, also after a failure. */
  onSettled: () => void;
}

/** Tagging with its props. */
export interface ConnectedTagging {
  /** The group `tagging` of `ManageTenantsScreen`. */
  tagging: TaggingActions;
  /** Tags one tenant without the dialog. */
  tagOne: (tenant: Tenant) => void;
  /** Why the list of the dialog could not be loaded. */
  error: unknown;
  /** Loads the list of the dialog again. */
  reload: () => void;
}

const fields = { full_name: personalTextFilter };

/** Tags tenants who have moved out, and completes the tagging. Completing cannot be undone. */
export function useTagging(options: TaggingOptions): ConnectedTagging {
  const { tenants, facility, onSaved, onFailure, onSettled } = options;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = useConfirm();
  const hasExtras = useExtras();
  const { response, loaded, values, controls, reload, onFilterChange, reset } = useList({
    call: tenantsOfFacility(tenants),
    fields,
    wait: 'submit',
    matching: (filters) => (open && facility ? { ...filters, facility_id: facility.id } : null),
    // SHL-51
    pageSize: 50,
    options: { name: 'tenants-to-tag' },
  });
  const seen = useSeenRows(response.data?.data);

  const fail = (work: string, { message }: { message: string }) =>
    onFailure?.({ work, message, shown: false });

  async function save({ ids, movedOut }: NewTags) {
    const result = await saveResultOf(async () => {
      if (!facility) return;
      const detail = namesInWords(ids.flatMap((id) => seen.current.get(id) ?? []));
      const written = await tenants.tag(facility.id, ids, { movedOut });
      onSaved?.({ text: taggingWords.changed(ids.length), detail, written });
    });
    await response.mutate();
    if (result.ok) onSettled();
    return result;
  }

  async function tagOne(tenant: Tenant) {
    const result = await saveResultOf(async () => {
      const written = await tenants.tag(tenant.facility_id, [tenant.id]);
      onSaved?.({ text: taggingWords.tagged(tenant), written });
    });
    onSettled();
    if (!result.ok) fail(tenantWords.tagging(tenant), result);
  }

  async function untag(tenant: Tenant) {
    const result = await saveResultOf(async () => {
      const seen = { tagged_for_removal: true };
      const written = await tenants.untag(tenant.facility_id, [tenant.id], { seen });
      onSaved?.({ text: taggingWords.untagged(tenant), written });
    });
    await response.mutate();
    onSettled();
    if (!result.ok) fail(taggingWords.untagging(tenant), result);
  }

  /** Asks about the tenants who leave, and saves the answer unless it is No. */
  async function end(
    ask: (leaving: LeavingTenants) => Promise<boolean>,
    call: () => Promise<unknown>,
    { work, text }: { work: string; text: string },
  ) {
    if (!facility) return;
    setBusy(true);
    const result = await saveResultOf(async () => {
      const leaving = await leavingTenants(tenants, facility.id, hasExtras);
      setBusy(false);
      if (!(await ask(leaving))) return;
      setBusy(true);
      await call();
      onSaved?.({ text });
    });
    setBusy(false);
    onSettled();
    if (!result.ok) fail(work, result);
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
        ({ untagged }) => confirm(taggingWords.noMoveOutsQuestion(untagged)),
        () => tenants.confirmNoMoveOuts(),
        { work: taggingWords.confirming, text: taggingWords.noMoveOuts },
      ),
    onComplete: () => {
      let ids: number[] = [];
      return end(
        async (leaving) => {
          const question = taggingWords.completeQuestion({
            ...leaving,
            ...(hasExtras && {
              onTagUntagged: () => {
                ids = leaving.untagged.map(({ id }) => id);
              },
            }),
          });
          return (await confirm(question)) || ids.length > 0;
        },
        () => tenants.completeTagging(ids),
        { work: taggingWords.completing, text: taggingWords.completed },
      );
    },
  };
  return { tagging, tagOne: (tenant) => void tagOne(tenant), error: response.error, reload };
}

/** The tagged tenants, and those who are Moved Out and not tagged. */
async function leavingTenants(
  tenants: TaggingCalls,
  facilityId: number,
  hasExtras: boolean,
): Promise<LeavingTenants> {
  const [tagged, movedOut] = await Promise.all([
    taggedTenants(tenants, facilityId, hasExtras),
    allOfFacility(tenants, facilityId, { filter: 'move_out' }),
  ]);
  const untagged = movedOut.filter((tenant) => !tenant.tagged_for_removal && !isLocked(tenant));
  return { tagged, untagged };
}
