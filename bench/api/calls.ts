import type {
  TenantFilterKey,
  TenantsFilter,
  TenantsSort,
} from '../../packages/api-client/src/contract.ts';
import { TenantFilterKeys, TenantSortKeys } from '../../packages/api-client/src/contract.ts';

/**
 * A call of a screen. `{id}` stands for the largest facility, `{tenant}` for one of its tenants, `{few}` for fifty others of them.
 */
export interface Call {
  name: string;
  /** The number of the round makes each call a new one. */
  path: string | ((round: number) => string);
  /** For the tenant list: the page as a fraction of the whole list, from 0 to 1. */
  place?: number;
  /** Sent with POST. */
  body?: (round: number) => object;
}

const list = (name: string, query: TenantsFilter & TenantsSort, place = 0): Call => {
  const pairs = Object.entries(query).map(([key, value]) => [key, String(value)]);
  return { name, place, path: `/api/tenants?${new URLSearchParams(pairs)}` };
};
const get = (path: string): Call => ({ name: path, path: `/api/${path}` });
const post = (name: string, path: string, body: (round: number) => object): Call => ({
  ...{ name, body, path: `/api/${path}` },
});

const filters: TenantFilterKey[] = TenantFilterKeys.filter((key) => key !== 'all');
const sorts = TenantSortKeys.filter((key) => key !== 'last_name');
const fragments = ['ar', 'er', 'in', 'on', 'el', 'or', 'ma', 'en', 'le', 'ri', 'il', 'ia', 'la'];
const letters = 'letter_type=initial';

/** An edit that another user makes. */
export const editOfAnother: Call = post('edit', 'tenants/{tenant}', (round) => ({
  monitor_note: `Asked ${round} times.`,
}));

/** The calls of each screen. */
export const screens: Record<string, Call[]> = {
  'tenant list': [
    list('first page', {}),
    list('page in the middle', {}, 0.5),
    list('last page', {}, 1),
    list('name an (common)', { name: 'an' }),
    list('name an, last page', { name: 'an' }, 1),
    list('name zq (rare)', { name: 'zq' }),
    list('name qx (no match)', { name: 'qx' }),
    list('name mar', { name: 'mar' }),
    list('name maria garcia', { name: 'maria garcia' }),
    {
      name: 'a common fragment, never searched before',
      path: (round) => `/api/tenants?name=${fragments[round % fragments.length]}`,
    },
    list('unit 07', { unit: '07' }),
    list('unit k042', { unit: 'k042' }),
    list('facility L1042', { facility_number: 'L1042' }),
    list('facility L1042 by unit', { facility_number: 'L1042', sort_by: 'unit' }),
    list('facility 12', { facility_number: '12' }),
    ...filters.map((filter) => list(`filter ${filter}`, { filter })),
    list('status opt_out', { status: 'opt_out' }),
    list('tagged', { tagged_for_removal: true }),
    ...sorts.map((sort_by) => list(`by ${sort_by}`, { sort_by })),
    ...TenantSortKeys.map((sort_by) => list(`by ${sort_by}, desc`, { sort_by, sort_dir: 'desc' })),
    list('an + opt_out', { name: 'an', filter: 'opt_out' }),
    list('an + facility L1042', { name: 'an', facility_number: 'L1042' }),
    list('an + unit 07 + tagged', { name: 'an', unit: '07', tagged_for_removal: true }),
  ],
  'a tenant': [
    get('tenants/{tenant}/history'),
    post('edit', 'tenants/{tenant}', (round) => ({ monitor_note: `Called ${round} times.` })),
    post('status of one tenant, in bulk', 'tenants/bulk', (round) => ({
      ...{ field: 'status', ids: '{tenant}' },
      value: round % 2 === 0 ? 'opt_out' : 'provide_proof',
    })),
    post('status of 50 tenants', 'tenants/bulk', (round) => ({
      ...{ field: 'status', ids: '{few}' },
      value: round % 2 === 0 ? 'opt_out' : 'provide_proof',
    })),
    post('reset of 50 tenants', 'tenants/reset', () => ({ ids: '{few}' })),
  ],
  'the bin': [get('deleted-tenants')],
  facilities: [
    'facilities',
    'facilities?filter=opt_outs_threshold',
    'facilities/search?facility_number=12',
    'facility-stats',
    'monitors/facility-stats',
    'facilities/{id}/overview',
    'facilities/{id}/check-flagged',
    'facilities/{id}/tenants',
    'facilities/{id}/tenants?full_name=an',
    'facilities/{id}/tenant-filters',
    'facility-archives',
    'facility-archives/{id}/new-dates',
    'retired-facilities',
    'coverages/available?state=TX',
  ].map(get),
  letters: [
    'facilities/{id}/tenants-mailing',
    'facilities/{id}/tenant-mailing-counts',
    `facilities/{id}/letter-preflight?${letters}`,
    `facilities/{id}/preview-letter?${letters}`,
    'facilities/state/TX',
    'facilities/state/TX?page=900',
    'facilities/state/TX?filter=follow_up_letter_ready',
    'facilities/state/TX/tenant-mailing-counts',
    `facilities/state/TX/letter-preflight?${letters}`,
    `facilities/state/TX/preview-letter?${letters}`,
    'letter-batches',
  ].map(get),
  exports: [
    'exports/facilities',
    'facility-stats/create-export',
    'exports/monitor-tenants?name=maria+garcia&facility_number=L10',
    'exports/monitor-tenants?facility_number=L1042',
  ].map(get),
  'all screens': [
    post('search garcia', 'search', () => ({ text: 'garcia' })),
    ...['due', 'users', 'app/status'].map(get),
  ],
};
