import type { Tenant, TenantStats, TenantsPage } from '@audit-letters/api-client';
import { wholePage } from '../../fixtures/facilities.ts';
import { firstOf, hundredTenants } from '../../fixtures/hundred.ts';
import { choicesOf, someTenants } from '../../fixtures/tenants.ts';
import { type Loadable, ready } from '../../loadable.ts';
import type { StatesOf } from '../../states.ts';

const stats: TenantStats = {
  total_all: 900,
  total: 862,
  charge_applied: 300,
  opted_out: 60,
  provided_proof: 120,
  selected_coverage: 340,
  non_responder: 320,
  tagged_for_removal: 20,
  charge_applied_percentage: 34.8,
  opted_out_percentage: 7,
  provided_proof_percentage: 13.9,
  selected_coverage_percentage: 39.4,
  non_responder_percentage: 37.1,
};

const page: TenantsPage = {
  data: hundredTenants(someTenants),
  filters: choicesOf(stats),
  info: { incomplete_address: 20 },
  stats,
  pagination: firstOf(stats.total),
};

/** The master list in each of its states. */
export const tenantsStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', message: 'Unknown error loading tenants.', retry: () => {} },
  ready: ready(page),
  empty: ready({ ...page, ...wholePage<Tenant>([]), info: { incomplete_address: 0 } }),
} satisfies StatesOf<Loadable<TenantsPage>>;
