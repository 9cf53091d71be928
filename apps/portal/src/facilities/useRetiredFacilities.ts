import type { RetiredFacilitiesProps } from '@audit-letters/screens';
import useSWR from 'swr';
import { client } from '../client.ts';
import { toLoadable } from '../data/loadable.ts';
import { useListState } from '../data/useListState.ts';
import { pageSize } from './useFacilities.ts';

const fields = {};

/** The facilities that have left the program. */
export function useRetiredFacilities(): RetiredFacilitiesProps {
  const { page, onPageChange } = useListState({ fields, wait: 'submit' });
  const answer = useSWR(['GET', '/api/retired-facilities', page], () =>
    client.facilities.retired({ page, per_page: pageSize }),
  );
  return {
    facilities: toLoadable(answer),
    onPageChange,
    onRefresh: () => void answer.mutate(),
  };
}
