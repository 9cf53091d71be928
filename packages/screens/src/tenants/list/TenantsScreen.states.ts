import type { TenantsPage } from '@audit-letters/api-client';
import { firstOfNine, hundredTenants } from '../../fixtures/hundred.ts';
import { someChoices, someStats, someTenants } from '../../fixtures/tenants.ts';
import { type Loadable, ready } from '../../loadable.ts';
import type { StatesOf } from '../../states.ts';

const page: TenantsPage = {
  data: someTenants,
  filters: someChoices,
  info: { incomplete_address: 1 },
  stats: someStats,
  pagination: { current_page: 1, last_page: 9, total: 862, from: 1, to: 5 },
};

/** The master list in each of its states. */
export const tenantsStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', message: 'Unknown error loading tenants.', retry: () => {} },
  ready: ready(page),
  hundred: ready({
    ...page,
    data: hundredTenants(someTenants),
    pagination: firstOfNine,
  }),
  empty: ready({
    ...page,
    data: [],
    info: { incomplete_address: 0 },
    pagination: { current_page: 1, last_page: 1, total: 0, from: null, to: null },
  }),
  refreshing: { ...ready(page), refreshing: true },
  stale: { ...ready(page), staleMessage: 'Network Error' },
} satisfies StatesOf<Loadable<TenantsPage>>;
