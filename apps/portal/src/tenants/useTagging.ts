import type { ManagedFacility, Tenant } from '@audit-letters/api-client';
import {
  bulkWords,
  completeTaggingQuestion,
  isLocked,
  type LeavingTenants,
  namesInWords,
  noMoveOutsQuestion,
  personalTextFilter,
  type TaggingActions,
  tenantName,
} from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import { useSaves } from '../activity/useSaves.ts';
import { useList } from '../lists/useList.ts';
import { useRowsById } from '../lists/useListSelection.ts';
import { tenantCalls } from '../loading/calls.ts';
import { allOfFacility, taggedTenants, tenantsOfFacility } from '../loading/tenantsOfFacility.ts';
import { useExtras } from '../session/extras.ts';
import { useTenantLoadError } from './useTenantLoadError.ts';

const fields = { full_name: personalTextFilter };

/** Tags tenants who have moved out, and completes the tagging. Completing cannot be undone. */
export function useTagging(facility: ManagedFacility | undefined) {
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
  const rowsById = useRowsById(response.data?.data);
  const { save, report } = useSaves();

  /** Asks about the tenants who leave, and saves the answer unless it is No. */
  async function end(
    ask: (leaving: LeavingTenants) => Promise<boolean>,
    call: () => Promise<unknown>,
    text: string,
  ) {
    if (!facility) return;
    setBusy(true);
    await report(
      async () => {
        const leaving = await leavingTenants(facility.id, hasExtras);
        setBusy(false);
        if (!(await ask(leaving))) return false;
        setBusy(true);
        await call();
        return true;
      },
      (isSaved) => (isSaved ? text : null),
    );
    setBusy(false);
  }

  const tagging: TaggingActions = {
    busy,
    dialog:
      open && facility
        ? {
            tenants: loaded,
            fullName: values.full_name,
            // Search and Reset send a request even if the query is unchanged.
            onSearch: ({ fullName }) => {
              if (!onFilterChange({ name: 'full_name', value: fullName, now: true })) reload();
            },
            onPageChange: controls.onPageChange,
            onRefresh: reload,
            onSave: ({ ids, movedOut }) =>
              save(() => tenantCalls.tag(facility.id, ids, { movedOut }), {
                text: bulkWords.updated(ids.length),
                detail: namesInWords(ids.flatMap((id) => rowsById.current.get(id) ?? [])),
              }),
          }
        : null,
    ...(hasExtras && {
      onUntag: ({ tenant }: { tenant: Tenant }) => {
        const options = { seen: { tagged_for_removal: true } };
        void report(
          () => tenantCalls.untag(tenant.facility_id, [tenant.id], options),
          `${tenantName(tenant)} is no longer tagged for removal.`,
        );
      },
    }),
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
  const tagOne = ({ id, facility_id, ...names }: Tenant) =>
    void report(
      () => tenantCalls.tag(facility_id, [id]),
      `${tenantName(names)} is tagged for removal.`,
    );
  return { tagging, tagOne };
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
