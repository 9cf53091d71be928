import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { addressPlace } from './addressPlace.ts';
import type { FilterFields } from './filters.ts';

/** Keeps the filters, the sort and the page of a list in the address of the page. */
export function useAddressPlace<Name extends string>(fields: FilterFields<Name>) {
  const [query, setQuery] = useSearchParams();
  return addressPlace(fields, { query, state: useHistoryState() }, setQuery);
}
