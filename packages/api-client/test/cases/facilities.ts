import type { NewFacility } from '../../src/index.ts';
import * as bodies from '../bodies.ts';
import { type Case, page, undone } from './case.ts';

const newFacility: NewFacility = {
  facility_number: 'FAC-0011',
  account_name: 'Mill Road Storage',
  corporate_group: 'G12',
  is_prime: false,
  address: '1 Mill Road',
  city: 'Waco',
  state: 'TX',
  zip_code: '76701',
  contact_name: 'Lee Park',
  email: 'lee@mill.example',
  phone: '2545550100',
  fax: null,
};

export const facilitiesCases: Case[] = [
  {
    name: 'facilities.managed',
    spec: 'GET /api/managers/facility',
    call: ({ facilities }) => facilities.managed(),
    url: '/api/managers/facility',
    payload: bodies.managedFacility,
  },
  {
    name: 'facilities.coverages',
    spec: 'GET /api/coverages/available',
    call: ({ facilities }) => facilities.coverages('VI'),
    url: '/api/coverages/available?state=VI',
    payload: [bodies.coverage],
  },
  {
    name: 'facilities.list',
    spec: 'GET /api/facilities',
    call: ({ facilities }) =>
      facilities.list({
        page: 2,
        per_page: 100,
        filter: 'doing_move_outs',
        account_name: 'Mill & Sons',
        corporate_group: '',
        facility_number: 'FAC 7',
        software: 'sitelink_web',
      }),
    url: '/api/facilities?page=2&per_page=100&filter=doing_move_outs&account_name=Mill%20%26%20Sons&facility_number=FAC%207&software=sitelink_web',
    payload: page(bodies.facility, {
      stats: {
        move_outs: bodies.moveOuts,
        tenant_thresholds: bodies.thresholds,
        letters: bodies.unsentLetters,
      },
    }),
  },
  {
    name: 'facilities.search',
    spec: 'GET /api/facilities/search',
    call: ({ facilities }) => facilities.search('5% off'),
    url: '/api/facilities/search?facility_number=%255%25%20off%25',
    payload: [bodies.facilityMatch],
  },
  {
    name: 'facilities.create',
    spec: 'POST /api/facilities',
    call: ({ facilities }) => facilities.create(newFacility),
    url: '/api/facilities',
    json: newFacility,
    payload: { username: 'fac-0011', password: 'generated' },
  },
  {
    name: 'facilities.update',
    spec: 'POST /api/facilities/{id}',
    call: ({ facilities }) =>
      facilities.update(7, { facility_number: 'F7', fax: null, note: '', tenant_count: 201 }),
    url: '/api/facilities/7',
    json: { facility_number: 'F7', fax: null, note: '' },
    optional: undone,
  },
  {
    name: 'facilities.delete',
    spec: 'DELETE /api/facilities/{id}',
    call: ({ facilities }) => facilities.delete(7),
    url: '/api/facilities/7',
    optional: undone,
  },
  {
    name: 'facilities.overview',
    spec: 'GET /api/facilities/{id}/overview',
    call: ({ facilities }) => facilities.overview(7),
    url: '/api/facilities/7/overview',
    payload: bodies.facilityOverview,
  },
  {
    name: 'facilities.answers',
    spec: 'GET /api/answers',
    call: ({ facilities }) => facilities.answers({ facility_id: 7 }),
    url: '/api/answers?facility_id=7',
    payload: [{ week: '2026-03-09', answers: 4 }],
  },
  {
    name: 'facilities.checkFlagged',
    spec: 'GET /api/facilities/{id}/check-flagged',
    call: ({ facilities }) => facilities.checkFlagged(7),
    url: '/api/facilities/7/check-flagged',
    payload: { tenants_flagged: 3 },
  },
  {
    name: 'facilities.confirmMoveOuts',
    spec: 'POST /api/facilities/{id}/confirm-move-outs', // FAC-103
    call: ({ facilities }) => facilities.confirmMoveOuts(7),
    url: '/api/facilities/7/confirm-move-outs',
    optional: undone,
  },
  {
    name: 'facilities.confirmMoveOuts of tagged tenants',
    spec: 'POST /api/facilities/{id}/confirm-move-outs', // FAC-103
    call: ({ facilities }) =>
      facilities.confirmMoveOuts(7, { move_out_tagged: true, ids: [41, 42] }),
    url: '/api/facilities/7/confirm-move-outs',
    form: { move_out_tagged: 'true', ids: '41,42' },
    optional: undone,
  },
  {
    name: 'facilities.homeStats',
    spec: 'GET /api/monitors/facility-stats',
    call: ({ facilities }) => facilities.homeStats(),
    url: '/api/monitors/facility-stats',
    payload: { move_outs: bodies.moveOuts, tenant_thresholds: bodies.thresholds },
  },
  {
    name: 'facilities.stats',
    spec: 'GET /api/facility-stats',
    call: ({ facilities }) =>
      facilities.stats({ page: 1, per_page: 100, prime_site_id: 'P-7', account_name: 'Mill' }),
    url: '/api/facility-stats?page=1&per_page=100&prime_site_id=P-7&account_name=Mill',
    payload: page(bodies.statsRow, { totals: bodies.facilityStats }),
  },
  {
    name: 'facilities.retired',
    spec: 'GET /api/retired-facilities',
    call: ({ facilities }) => facilities.retired({ page: 1, per_page: 100 }),
    url: '/api/retired-facilities?page=1&per_page=100',
    payload: page(bodies.retiredFacility),
  },
];
