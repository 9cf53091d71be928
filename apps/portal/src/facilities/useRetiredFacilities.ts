import { RetiredSortKeys } from '@audit-letters/api-client';
import type { RetiredFacilitiesProps } from '@audit-letters/screens';
import { listSort } from '../lists/listSort.ts';
import { useExistingPage } from '../lists/useExistingPage.ts';
import { useListState } from '../lists/useListState.ts';
import { toLoadable } from '../swr/loadable.ts';
import { useListCall } from '../swr/useListCall.ts';
import { facilityCalls } from './calls.ts';
import { pageSize } from './useFacilities.ts';

const fields = {};

/** The facilities that have left the program. */
export function useRetiredFacilities(): RetiredFacilitiesProps {
  const list = useListState({ fields, wait: 'submit' });
  const { order, inTable } = listSort(list, RetiredSortKeys);
  const query = { ...order, page: list.page, per_page: pageSize };
  const answer = useListCall(facilityCalls.retired, query);
  useExistingPage(answer.data?.pagination ?? null, list.onPageGone);
  return {
    facilities: toLoadable(answer),
    ...inTable,
    onPageChange: list.onPageChange,
    onRefresh: () => void answer.mutate(),
  };
}
