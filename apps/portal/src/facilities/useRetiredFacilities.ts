import { RetiredSortKeys } from '@audit-letters/api-client';
import type { RetiredFacilitiesProps } from '@audit-letters/screens';
import { unfiltered, useList } from '../lists/useList.ts';
import { facilityCalls } from './calls.ts';

/** The facilities that have left the program. */
export function useRetiredFacilities(): RetiredFacilitiesProps {
  const list = { ...unfiltered, call: facilityCalls.retired, sortKeys: RetiredSortKeys };
  const { loaded, controls } = useList(list);
  return { ...controls, facilities: loaded };
}
