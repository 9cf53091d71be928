import type { CallOptions } from '../transport/http.ts';
import type { Transport } from '../transport/transport.ts';
import { searchResult } from './entities.ts';

/** The search of the command box. */
export const createSearchCalls = ({ call }: Transport) => ({
  /** POST /api/search (SHL-73): the first facilities and tenants that contain the text, within the caller's reach */
  find: (searchText: string, options?: CallOptions) =>
    call('POST', '/api/search', {
      json: { text: searchText },
      read: searchResult,
      ...options,
    }),
});

export interface SearchCalls extends ReturnType<typeof createSearchCalls> {}
