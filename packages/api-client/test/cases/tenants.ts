import { parseDay } from '../../src/values.ts';
import * as bodies from '../bodies.ts';
import { type Case, page, undone } from './case.ts';

const day = parseDay('2026-02-28');

export const tenantsCases: Case[] = [
  {
    name: 'tenants.filtersOfFacility',
    spec: 'GET /api/facilities/{id}/tenant-filters',
    call: ({ tenants }) => tenants.filtersOfFacility(7),
    url: '/api/facilities/7/tenant-filters',
    payload: bodies.filterChoices,
  },
  {
    name: 'tenants.listOfFacility',
    spec: 'GET /api/facilities/{id}/tenants',
    call: ({ tenants }) =>
      tenants.listOfFacility(7, { page: 1, per_page: 50, filter: 'all', full_name: 'Ana Ruiz' }),
    url: '/api/facilities/7/tenants?page=1&per_page=50&filter=all&full_name=Ana%20Ruiz',
    fallback: 'Unknown error loading tenants.',
    payload: page(bodies.tenant, { info: { incomplete_address: 2 } }),
  },
  {
    name: 'tenants.list',
    spec: 'GET /api/tenants',
    call: ({ tenants }) =>
      tenants.list({
        page: 3,
        per_page: 100,
        sort_by: 'last_name',
        sort_dir: 'desc',
        status: 'non_responder',
        unit: 'A1',
        tagged_for_removal: false,
      }),
    url: '/api/tenants?page=3&per_page=100&sort_by=last_name&sort_dir=desc&status=non_responder&unit=A1',
    fallback: 'Unknown error loading tenants.',
    payload: page(bodies.tenant, {
      filters: bodies.filterChoices,
      info: { incomplete_address: 2 },
      stats: bodies.tenantStats,
    }),
  },
  {
    name: 'tenants.overview',
    spec: 'GET /api/tenants/{id}/overview', // TEN-140
    call: ({ tenants }) => tenants.overview(5),
    url: '/api/tenants/5/overview',
    payload: bodies.tenantOverview,
  },
  {
    name: 'tenants.history',
    spec: 'GET /api/tenants/{id}/history', // TEN-83
    call: ({ tenants }) => tenants.history(5),
    url: '/api/tenants/5/history',
    payload: bodies.tenantHistory,
  },
  {
    name: 'tenants.update',
    spec: 'POST /api/tenants/{id}',
    call: ({ tenants }) =>
      tenants.update(41, {
        first_name: 'Ana',
        last_name: null,
        units: bodies.tenant.units,
        move_in_date: day,
        billing_date: null,
        charge_confirmed: true,
        untag: true,
      }),
    url: '/api/tenants/41',
    form: {
      first_name: 'Ana',
      last_name: '',
      units: 'A101,B7',
      move_in_date: '2026-02-28 00:00:00',
      billing_date: '',
      charge_confirmed: 'true',
      untag: 'true',
    },
    optional: undone,
  },
  {
    name: 'tenants.update',
    spec: 'POST /api/tenants/{id}',
    call: ({ tenants }) => tenants.update(41, { note: 'Mill', units: [], untag: false }),
    url: '/api/tenants/41',
    form: { note: 'Mill', units: '' },
    optional: undone,
  },
  {
    name: 'tenants.updateAsManager',
    spec: 'POST /api/managers/update-tenant',
    call: ({ tenants }) =>
      tenants.updateAsManager(bodies.tenant, { charge_applied: false, move_in_date: day }),
    url: '/api/managers/update-tenant',
    form: {
      id: '41',
      facility_id: '7',
      charge_applied: 'false',
      move_in_date: '2026-02-28 00:00:00',
    },
    optional: undone,
  },
  {
    name: 'tenants.setStatus',
    spec: 'POST /api/tenants/{id}/status',
    call: ({ tenants }) => tenants.setStatus(41, 'no_response'),
    url: '/api/tenants/41/status',
    form: { status: 'no_response' },
    optional: undone,
  },
  {
    name: 'tenants.bulkUpdate',
    spec: 'POST /api/tenants/bulk', // TEN-29
    call: ({ tenants }) =>
      tenants.bulkUpdate({ ids: [41, 42], field: 'charge_confirmed', value: true }),
    url: '/api/tenants/bulk',
    form: { ids: '41,42', field: 'charge_confirmed', value: 'true' },
    optional: undone,
  },
  {
    name: 'tenants.bulkUpdate',
    spec: 'POST /api/tenants/bulk', // TEN-29
    call: ({ tenants }) =>
      tenants.bulkUpdate({ ids: [41], field: 'charge_apply_date', value: day }),
    url: '/api/tenants/bulk',
    form: { ids: '41', field: 'charge_apply_date', value: '2026-02-28 00:00:00' },
    optional: undone,
  },
  {
    name: 'tenants.bulkUpdate',
    spec: 'POST /api/tenants/bulk', // TEN-29
    call: ({ tenants }) =>
      tenants.bulkUpdate({
        ids: [41, 42],
        field: 'coverage_id',
        value: 2,
        seen: [{ ids: [41, 42], seen: { status: 'opt_out' } }],
      }),
    url: '/api/tenants/bulk',
    form: {
      ids: '41,42',
      field: 'coverage_id',
      value: '2',
      seen: '[{"ids":[41,42],"seen":{"status":"opt_out"}}]',
    },
    optional: undone,
  },
  {
    name: 'tenants.bulkDelete',
    spec: 'DELETE /api/tenants/bulk',
    call: ({ tenants }) => tenants.bulkDelete([41, 42]),
    url: '/api/tenants/bulk?ids=41%2C42',
    optional: undone,
  },
  {
    name: 'tenants.deleted',
    spec: 'GET /api/deleted-tenants', // TEN-101
    call: ({ tenants }) => tenants.deleted({ page: 2 }),
    url: '/api/deleted-tenants?page=2',
    payload: page(bodies.deletedTenant),
  },
  {
    name: 'tenants.restore',
    spec: 'POST /api/deleted-tenants/restore', // TEN-101
    call: ({ tenants }) => tenants.restore([41, 42]),
    url: '/api/deleted-tenants/restore',
    form: { ids: '41,42' },
  },
  {
    name: 'tenants.reset',
    spec: 'POST /api/tenants/reset',
    call: ({ tenants }) => tenants.reset([41, 42]),
    url: '/api/tenants/reset',
    form: { ids: '41,42' },
    optional: undone,
  },
  {
    name: 'search.find',
    spec: 'POST /api/search', // SHL-73
    call: ({ search }) => search.find('Ana Díaz'),
    url: '/api/search',
    json: { text: 'Ana Díaz' },
    payload: bodies.searchResult,
  },
  {
    name: 'tenants.bulkChargeApplied',
    spec: 'POST /api/managers/bulk-charge-applied',
    call: ({ tenants }) => tenants.bulkChargeApplied([41, 42]),
    url: '/api/managers/bulk-charge-applied',
    form: { ids: '41,42' },
    optional: undone,
  },
  {
    name: 'tenants.tag',
    spec: 'POST /api/managers/tag-tenants',
    call: ({ tenants }) => tenants.tag(7, [41, 42]),
    url: '/api/managers/tag-tenants',
    form: { facility_id: '7', ids: '41,42' },
    optional: undone,
  },
  {
    name: 'tenants.tag with the answer Moved Out',
    spec: 'POST /api/managers/tag-tenants', // TEN-122
    call: ({ tenants }) => tenants.tag(7, [41], { movedOut: true }),
    url: '/api/managers/tag-tenants',
    form: { facility_id: '7', ids: '41', moved_out: 'true' },
    optional: undone,
  },
  {
    name: 'tenants.untag',
    spec: 'POST /api/managers/untag-tenants', // TEN-45
    call: ({ tenants }) => tenants.untag(7, [41, 42], { seen: { tagged_for_removal: true } }),
    url: '/api/managers/untag-tenants',
    form: { facility_id: '7', ids: '41,42', seen: '{"tagged_for_removal":true}' },
    optional: undone,
  },
  {
    name: 'tenants.confirmNoMoveOuts',
    spec: 'POST /api/managers/confirm-move-outs', // TEN-51
    call: ({ tenants }) => tenants.confirmNoMoveOuts(),
    url: '/api/managers/confirm-move-outs',
  },
  {
    name: 'tenants.completeTagging',
    spec: 'POST /api/managers/confirm-tagging-complete', // TEN-121
    call: ({ tenants }) => tenants.completeTagging(),
    url: '/api/managers/confirm-tagging-complete',
  },
  {
    name: 'tenants.completeTagging with tenants to tag',
    spec: 'POST /api/managers/confirm-tagging-complete', // TEN-121
    call: ({ tenants }) => tenants.completeTagging([41, 42]),
    url: '/api/managers/confirm-tagging-complete',
    form: { ids: '41,42' },
  },
];
