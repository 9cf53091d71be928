import type { Tenant, TenantsPage } from '@audit-letters/api-client';
import { wholePage } from '../../fixtures/facilities.ts';
import { firstOf, hundredTenants } from '../../fixtures/hundred.ts';
import { millRoad } from '../../fixtures/managedFacility.ts';
import { choicesOf, someTenants } from '../../fixtures/tenants.ts';
import { type Loadable, ready } from '../../loadable.ts';
import { type StatesOf, unready } from '../../states.ts';

const { stats } = millRoad;

const page: TenantsPage = {
  data: hundredTenants(someTenants),
  filters: choicesOf(stats),
  info: { incomplete_address: 20 },
  stats,
  pagination: firstOf(stats.total),
};

/** The master list in each of its states. */
export const tenantsStates = {
  ...unready,
  ready: ready(page),
  empty: ready({ ...page, ...wholePage<Tenant>([]), info: { incomplete_address: 0 } }),
} satisfies StatesOf<Loadable<TenantsPage>>;
