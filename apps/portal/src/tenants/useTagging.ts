import type { ManagedFacility } from '@audit-letters/api-client';
import { type TaggingActions, taggedInWords, tenantsInWords } from '@audit-letters/screens';
import { type Confirmation, useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import { tenantCalls } from '../calls/tenants.ts';
import { useExistingPage } from '../lists/useExistingPage.ts';
import { toLoadable } from '../loading/loadable.ts';
import { saveResultOf } from '../loading/saveResult.ts';
import { useListCall } from '../loading/useListCall.ts';
import { useNotices } from '../messages/useNotices.ts';
import { useUndo } from '../messages/useUndo.ts';
import { useSeenTenants } from './bulk/useSeenTenants.ts';
import { tenantsOfFacility } from './tenantCalls.ts';
import { useTenantLoadError } from './useTenantLoadError.ts';

/** Rows of a page (TEN-78). */
const pageSize = 50;

/** Names shorter than this are not sent (TEN-13). */
const shortestName = 2;

const taggedTenants = tenantsOfFacility();

/** Tags tenants who have moved out, and completes the tagging. Completing cannot be undone. */
export function useTagging(
  facility: ManagedFacility | undefined,
  reload: () => void,
): TaggingActions {
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
  const answer = useListCall(
    taggedTenants,
    open && facility ? { ...asked, facility_id: facility.id } : null,
  );
  const seen = useSeenTenants(answer.data?.data);
  const refresh = () => void answer.mutate();
  useTenantLoadError(answer.error, refresh);
  const showPage = (page: number) => setQuery((before) => ({ ...before, page }));
  useExistingPage(answer.data?.pagination ?? null, showPage);

  async function save(ids: number[]) {
    const result = await saveResultOf(async () => {
      if (!facility) return;
      const added = ids.filter((id) => !seen.current.get(id)?.tagged_for_removal);
      await tenantCalls.tag(facility.id, ids);
      toast(
        `${tenantsInWords(ids.length)} successfully updated!`,
        added.length > 0 ? undo(() => untag(facility.id, added)) : undefined,
      );
    });
    refresh();
    if (result.ok) reload();
    return result;
  }

  /** Search and Reset send a request even if the query is unchanged. */
  function search(fullName: string) {
    if (fullName === query.fullName && query.page === 1) refresh();
    else setQuery({ fullName, page: 1 });
  }

  async function end(question: Confirmation, call: () => Promise<unknown>, words: string) {
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    setAnswering(true);
    const result = await saveResultOf(call);
    setAnswering(false);
    reload();
    if (result.ok) toast(words);
    else errorModal(result.message);
  }

  return {
    busy: answering,
    dialog: open
      ? {
          tenants: toLoadable(answer),
          fullName: query.fullName,
          onSearch: ({ fullName }) => search(fullName),
          onPageChange: showPage,
          onRefresh: refresh,
          onSave: ({ ids }) => save(ids),
        }
      : null,
    onOpenChange: (next) => {
      setOpen(next);
      setQuery({ fullName: '', page: 1 });
    },
    onNoMoveOuts: () =>
      end(
        {
          title: 'Have no tenants moved out?',
          consequences: [
            'Your facility is recorded as having no move-outs.',
            'This cannot be undone: afterwards no tenant can be tagged for removal.',
          ],
          confirmLabel: 'Yes, confirm 0 move-outs',
        },
        () => tenantCalls.confirmNoMoveOuts(),
        'Confirmed: no tenants moved out.',
      ),
    onComplete: () =>
      end(
        {
          title: 'Is tagging complete?',
          body: `${facility ? taggedInWords(facility) : ''} This cannot be undone: afterwards no other tenant can be tagged.`,
          confirmLabel: 'Yes, complete tagging',
        },
        () => tenantCalls.completeTagging(),
        'Tagging is complete.',
      ),
  };
}

const untag = (facilityId: number, ids: number[]) =>
  tenantCalls.untag(facilityId, ids, { seen: { tagged_for_removal: true } });
