import type { Moment, TenantOverview } from '@audit-letters/api-client';
import { ana, boris, someCoverages } from '../../fixtures/tenants.ts';
import { ready } from '../../loadable.ts';
import { type StatesOf, unready } from '../../states.ts';
import type { TenantPageModel } from './TenantScreen.tsx';

const overview: TenantOverview = {
  tenant: boris,
  account_name: 'Mill Road Storage',
  coverages: someCoverages,
  letters: [
    {
      filename: 'e.pdf',
      page: 4,
      letter_type: 'follow_up',
      mail_time: null,
      save_time: '2026-11-18T15:20:00Z' as Moment,
    },
    {
      filename: 'a.pdf',
      page: 118,
      letter_type: 'initial',
      save_time: '2026-10-20T15:20:00Z' as Moment,
      mail_time: '2026-10-21T12:00:00Z' as Moment,
    },
  ],
  same_lease_ids: [],
};

/** The tenant page in each of its states. */
export const tenantPageStates = {
  ...unready,
  'no-tenant': { status: 'no-tenant' },
  ready: ready(overview),
  'same-lease': ready({ ...overview, same_lease_ids: [904] }),
  'other-state': ready({ ...overview, tenant: { ...boris, state: 'TX', zip_code: '02108' } }),
  unreached: ready({
    account_name: null,
    coverages: someCoverages,
    letters: [],
    same_lease_ids: [],
    tenant: { ...ana, city: '', zip_code: '9', phone: null, email: null, tagged_for_removal: true },
  }),
} satisfies StatesOf<TenantPageModel>;
