import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as bodies from '../test/bodies.ts';
import { type Received, startServer, type TestServer } from '../test/server.ts';
import {
  type Client,
  conflictingFacility,
  conflictingUser,
  createClient,
  type NewFacility,
  type NewUser,
  parseDay,
  ResponseError,
  UnexpectedAnswerError,
} from './index.ts';

const day = parseDay('2026-02-28');
const file = (name: string) => new File([`bytes of ${name}`], `${name}.xlsx`);
const page = <Row, Beside>(row: Row, beside?: Beside) => ({
  data: [row],
  pagination: bodies.pagination,
  ...beside,
});

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

const newUser: NewUser = {
  username: 'lee',
  email: 'lee@mill.example',
  password: 'secret word',
  is_monitor: true,
};

const rulePages = new URL('../../../docs/product/', import.meta.url);
/** A row such as `| **SHL-59** | POST /api/login | form: … | … |`. */
const callRow = /^\| \*\*[A-Z]{3}-\d+\*\* \| ((?:GET|POST|DELETE) \S+) \|/gm;

interface Case {
  /** The function, by its place in the client. */
  name: string;
  /** The call of the rule pages that it makes. */
  spec: string;
  call: (client: Client) => Promise<unknown>;
  /** What must reach the server, query included. */
  url: string;
  form?: Record<string, string>;
  json?: unknown;
  multipart?: Record<string, string>;
  /** What the call is about, out of any envelope; without it nothing of the answer is read. */
  payload?: object;
}

const cases: Case[] = [
  {
    name: 'session.login',
    spec: 'POST /api/login', // SHL-59
    call: ({ session }) => session.login({ username: 'dana mill', password: 'a&b=c+d%' }),
    url: '/api/login',
    form: { username: 'dana mill', password: 'a&b=c+d%' },
    payload: bodies.session,
  },
  {
    name: 'session.logout',
    spec: 'POST /api/logout', // SHL-60
    call: ({ session }) => session.logout('token-1'),
    url: '/api/logout',
  },
  {
    name: 'profile.changePassword',
    spec: 'POST /api/change-password', // USR-31
    call: ({ profile }) => profile.changePassword({ password: 'näw pass' }),
    url: '/api/change-password',
    form: { password: 'näw pass' },
    payload: { permissions: ['manager'], token: { token: 'fresh-token' } },
  },
  {
    name: 'profile.update',
    spec: 'POST /api/update-profile', // USR-32
    call: ({ profile }) => profile.update({ real_name: null }),
    url: '/api/update-profile',
    form: { real_name: '' },
    payload: bodies.sessionUser,
  },
  {
    name: 'shell.status',
    spec: 'GET /api/app/status', // SHL-61
    call: ({ shell }) => shell.status(),
    url: '/api/app/status',
    payload: bodies.appStatus,
  },
  {
    name: 'shell.reportNotFound',
    spec: 'POST /api/page-404s', // SHL-62
    call: ({ shell }) => shell.reportNotFound({ path: '/nowhere?x=1', referrer: '' }),
    url: '/api/page-404s',
    form: { path: '/nowhere?x=1', referrer: '' },
  },
  {
    name: 'facilities.managed',
    spec: 'GET /api/managers/facility', // FAC-68
    call: ({ facilities }) => facilities.managed(),
    url: '/api/managers/facility',
    payload: bodies.managedFacility,
  },
  {
    name: 'facilities.coverages',
    spec: 'GET /api/coverages/available', // FAC-77
    call: ({ facilities }) => facilities.coverages('VI'),
    url: '/api/coverages/available?state=VI',
    payload: [bodies.coverage],
  },
  {
    name: 'facilities.list',
    spec: 'GET /api/facilities', // FAC-66
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
    spec: 'GET /api/facilities/search', // FAC-67
    call: ({ facilities }) => facilities.search('5% off'),
    url: '/api/facilities/search?facility_number=%255%25%20off%25',
    payload: [bodies.facilityMatch],
  },
  {
    name: 'facilities.create',
    spec: 'POST /api/facilities', // FAC-69
    call: ({ facilities }) => facilities.create(newFacility),
    url: '/api/facilities',
    json: newFacility,
    payload: { username: 'fac-0011', password: 'generated' },
  },
  {
    name: 'facilities.update',
    spec: 'POST /api/facilities/{id}', // FAC-70
    call: ({ facilities }) =>
      facilities.update(7, { facility_number: 'F7', fax: null, note: '', tenant_count: 201 }),
    url: '/api/facilities/7',
    json: { facility_number: 'F7', fax: null, note: '' },
  },
  {
    name: 'facilities.delete',
    spec: 'DELETE /api/facilities/{id}', // FAC-71
    call: ({ facilities }) => facilities.delete(7),
    url: '/api/facilities/7',
  },
  {
    name: 'facilities.checkFlagged',
    spec: 'GET /api/facilities/{id}/check-flagged', // FAC-72
    call: ({ facilities }) => facilities.checkFlagged(7),
    url: '/api/facilities/7/check-flagged',
    payload: { tenants_flagged: 3 },
  },
  {
    name: 'facilities.confirmMoveOuts',
    spec: 'POST /api/facilities/{id}/confirm-move-outs', // FAC-73
    call: ({ facilities }) => facilities.confirmMoveOuts(7),
    url: '/api/facilities/7/confirm-move-outs',
  },
  {
    name: 'facilities.homeStats',
    spec: 'GET /api/monitors/facility-stats', // FAC-74
    call: ({ facilities }) => facilities.homeStats(),
    url: '/api/monitors/facility-stats',
    payload: { move_outs: bodies.moveOuts, tenant_thresholds: bodies.thresholds },
  },
  {
    name: 'due.list',
    spec: 'GET /api/due', // DUE-14
    call: ({ due }) => due.list(),
    url: '/api/due',
    payload: bodies.dueWork,
  },
  {
    name: 'facilities.stats',
    spec: 'GET /api/facility-stats', // FAC-75
    call: ({ facilities }) =>
      facilities.stats({ page: 1, per_page: 100, prime_site_id: 'P-7', account_name: 'Mill' }),
    url: '/api/facility-stats?page=1&per_page=100&prime_site_id=P-7&account_name=Mill',
    payload: page(bodies.statsRow),
  },
  {
    name: 'facilities.retired',
    spec: 'GET /api/retired-facilities', // FAC-76
    call: ({ facilities }) => facilities.retired({ page: 1, per_page: 100 }),
    url: '/api/retired-facilities?page=1&per_page=100',
    payload: page(bodies.retiredFacility),
  },
  {
    name: 'archives.list',
    spec: 'GET /api/facility-archives', // ARC-24
    call: ({ archives }) =>
      archives.list({ facility_number: 'FAC', letter_effective_date: '2025-12-01' }),
    url: '/api/facility-archives?facility_number=FAC&letter_effective_date=2025-12-01',
    payload: page(bodies.archivedFacility),
  },
  {
    name: 'archives.newDates',
    spec: 'GET /api/facility-archives/{id}/new-dates', // ARC-25
    call: ({ archives }) => archives.newDates(7),
    url: '/api/facility-archives/7/new-dates',
    payload: bodies.archiveDates,
  },
  {
    name: 'archives.execute',
    spec: 'POST /api/facility-archives/{id}/execute', // ARC-26
    call: ({ archives }) => archives.execute(7, bodies.archiveDates, { skipLetterDates: true }),
    url: '/api/facility-archives/7/execute',
    form: {
      letter_effective_date: '2026-06-01',
      initial_letter_date: '2026-04-15',
      follow_up_letter_date: '',
      skip_letter_dates: 'true',
    },
    payload: { export_filename: 'FAC-0007_P-77_2026-03-01.xlsx' },
  },
  {
    name: 'archives.execute',
    spec: 'POST /api/facility-archives/{id}/execute', // ARC-26
    call: ({ archives }) => archives.execute(7, bodies.archiveDates, { skipLetterDates: false }),
    url: '/api/facility-archives/7/execute',
    form: {
      letter_effective_date: '2026-06-01',
      initial_letter_date: '2026-04-15',
      follow_up_letter_date: '',
    },
    payload: { export_filename: 'FAC-0007_P-77_2026-03-01.xlsx' },
  },
  {
    name: 'exports.facilities',
    spec: 'GET /api/exports/facilities', // FAC-78
    call: ({ exports }) => exports.facilities({ software: 'storedge', account_name: 'Mill' }),
    url: '/api/exports/facilities?software=storedge&account_name=Mill',
    payload: { filename: 'facilities-1.xlsx' },
  },
  {
    name: 'exports.facilityStats',
    spec: 'GET /api/facility-stats/create-export', // FAC-79
    call: ({ exports }) => exports.facilityStats(),
    url: '/api/facility-stats/create-export',
    payload: { filename: 'stats-1.xlsx' },
  },
  {
    name: 'exports.managerTenants',
    spec: 'GET /api/exports/manager-tenants', // TEN-77
    call: ({ exports }) => exports.managerTenants({ filter: 'opt_out' }),
    url: '/api/exports/manager-tenants?filter=opt_out',
    payload: { filename: 'tenants-1.xlsx' },
  },
  {
    name: 'exports.monitorTenants',
    spec: 'GET /api/exports/monitor-tenants', // TEN-76
    call: ({ exports }) => exports.monitorTenants({ name: 'Ruiz', tagged_for_removal: true }),
    url: '/api/exports/monitor-tenants?name=Ruiz&tagged_for_removal=true',
    payload: { filename: 'tenants-2.xlsx' },
  },
  {
    name: 'tenants.filtersOfFacility',
    spec: 'GET /api/facilities/{id}/tenant-filters', // TEN-65
    call: ({ tenants }) => tenants.filtersOfFacility(7),
    url: '/api/facilities/7/tenant-filters',
    payload: bodies.filterChoices,
  },
  {
    name: 'tenants.listOfFacility',
    spec: 'GET /api/facilities/{id}/tenants', // TEN-64
    call: ({ tenants }) =>
      tenants.listOfFacility(7, { page: 1, per_page: 50, filter: 'all', full_name: 'Ana Ruiz' }),
    url: '/api/facilities/7/tenants?page=1&per_page=50&filter=all&full_name=Ana%20Ruiz',
    payload: page(bodies.tenant, { info: { incomplete_address: 2 } }),
  },
  {
    name: 'tenants.list',
    spec: 'GET /api/tenants', // TEN-63
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
    payload: page(bodies.tenant, {
      filters: bodies.filterChoices,
      info: { incomplete_address: 2 },
      stats: bodies.tenantStats,
    }),
  },
  {
    name: 'tenants.update',
    spec: 'POST /api/tenants/{id}', // TEN-66
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
  },
  {
    name: 'tenants.update',
    spec: 'POST /api/tenants/{id}', // TEN-66
    call: ({ tenants }) => tenants.update(41, { note: 'Mill', units: [], untag: false }),
    url: '/api/tenants/41',
    form: { note: 'Mill', units: '' },
  },
  {
    name: 'tenants.updateAsManager',
    spec: 'POST /api/managers/update-tenant', // TEN-71
    call: ({ tenants }) =>
      tenants.updateAsManager(bodies.tenant, { charge_applied: false, move_in_date: day }),
    url: '/api/managers/update-tenant',
    form: {
      id: '41',
      facility_id: '7',
      charge_applied: 'false',
      move_in_date: '2026-02-28 00:00:00',
    },
  },
  {
    name: 'tenants.setStatus',
    spec: 'POST /api/tenants/{id}/status', // TEN-67
    call: ({ tenants }) => tenants.setStatus(41, 'no_response'),
    url: '/api/tenants/41/status',
    form: { status: 'no_response' },
  },
  {
    name: 'tenants.bulkUpdate',
    spec: 'POST /api/tenants/bulk', // TEN-68
    call: ({ tenants }) =>
      tenants.bulkUpdate({ ids: [41, 42], field: 'charge_confirmed', value: true }),
    url: '/api/tenants/bulk',
    form: { ids: '41,42', field: 'charge_confirmed', value: 'true' },
  },
  {
    name: 'tenants.bulkUpdate',
    spec: 'POST /api/tenants/bulk', // TEN-68
    call: ({ tenants }) =>
      tenants.bulkUpdate({ ids: [41], field: 'charge_apply_date', value: day }),
    url: '/api/tenants/bulk',
    form: { ids: '41', field: 'charge_apply_date', value: '2026-02-28 00:00:00' },
  },
  {
    name: 'tenants.bulkUpdate',
    spec: 'POST /api/tenants/bulk', // TEN-68
    call: ({ tenants }) =>
      tenants.bulkUpdate(
        { ids: [41, 42], field: 'coverage_id', value: 2 },
        { seen: { status: 'opt_out' } },
      ),
    url: '/api/tenants/bulk',
    form: { ids: '41,42', field: 'coverage_id', value: '2', seen: '{"status":"opt_out"}' },
  },
  {
    name: 'tenants.bulkDelete',
    spec: 'DELETE /api/tenants/bulk', // TEN-69
    call: ({ tenants }) => tenants.bulkDelete([41, 42]),
    url: '/api/tenants/bulk?ids=41%2C42',
  },
  {
    name: 'tenants.reset',
    spec: 'POST /api/tenants/reset', // TEN-70
    call: ({ tenants }) => tenants.reset([41, 42]),
    url: '/api/tenants/reset',
    form: { ids: '41,42' },
  },
  {
    name: 'tenants.bulkChargeApplied',
    spec: 'POST /api/managers/bulk-charge-applied', // TEN-72
    call: ({ tenants }) => tenants.bulkChargeApplied([41, 42]),
    url: '/api/managers/bulk-charge-applied',
    form: { ids: '41,42' },
  },
  {
    name: 'tenants.tag',
    spec: 'POST /api/managers/tag-tenants', // TEN-73
    call: ({ tenants }) => tenants.tag(7, [41, 42]),
    url: '/api/managers/tag-tenants',
    form: { facility_id: '7', ids: '41,42' },
  },
  {
    name: 'tenants.confirmNoMoveOuts',
    spec: 'POST /api/managers/confirm-move-outs', // TEN-74
    call: ({ tenants }) => tenants.confirmNoMoveOuts(),
    url: '/api/managers/confirm-move-outs',
  },
  {
    name: 'tenants.completeTagging',
    spec: 'POST /api/managers/confirm-tagging-complete', // TEN-75
    call: ({ tenants }) => tenants.completeTagging(),
    url: '/api/managers/confirm-tagging-complete',
  },
  {
    name: 'letters.tenants',
    spec: 'GET /api/facilities/{id}/tenants-mailing', // LET-37
    call: ({ letters }) =>
      letters.tenants({ facilityId: 7 }, { page: 1, filter: 'initial_letter_ready' }),
    url: '/api/facilities/7/tenants-mailing?page=1&filter=initial_letter_ready',
    payload: page(bodies.tenant),
  },
  {
    name: 'letters.tenants',
    spec: 'GET /api/facilities/state/{stateKey}', // LET-44
    call: ({ letters }) => letters.tenants({ state: 'TX' }, { page: 1, filter: 'all' }),
    url: '/api/facilities/state/TX?page=1&filter=all',
    payload: page(bodies.tenant),
  },
  {
    name: 'letters.counts',
    spec: 'GET /api/facilities/{id}/tenant-mailing-counts', // LET-38
    call: ({ letters }) => letters.counts({ facilityId: 7 }),
    url: '/api/facilities/7/tenant-mailing-counts',
    payload: bodies.mailingCounts,
  },
  {
    name: 'letters.counts',
    spec: 'GET /api/facilities/state/{stateKey}/tenant-mailing-counts', // LET-45
    call: ({ letters }) => letters.counts({ state: 'TX' }),
    url: '/api/facilities/state/TX/tenant-mailing-counts',
    payload: bodies.mailingCounts,
  },
  {
    name: 'letters.dates',
    spec: 'GET /api/facilities/state/{stateKey}/letter-dates', // LET-51
    call: ({ letters }) =>
      letters.dates({ state: 'TX' }, { letter_type: 'initial', tenants: [41, 42] }),
    url: '/api/facilities/state/TX/letter-dates?letter_type=initial&tenants=41%2C42',
    payload: [
      {
        facility_number: 'F-1',
        initial_letter_send_date: day,
        follow_up_letter_send_date: null,
        letter_effective_date: null,
      },
    ],
  },
  {
    name: 'letters.generate',
    spec: 'GET /api/facilities/{id}/generate-letters', // LET-39
    call: ({ letters }) =>
      letters.generate(
        { facilityId: 7 },
        { letter_type: 'follow_up', enrollment_letter_date: day ?? undefined, tenants: [41, 42] },
      ),
    url: '/api/facilities/7/generate-letters?letter_type=follow_up&enrollment_letter_date=2026-02-28&tenants=41%2C42',
    payload: bodies.generatedLetters,
  },
  {
    name: 'letters.generate',
    spec: 'GET /api/facilities/state/{stateKey}/generate-letters', // LET-46
    call: ({ letters }) =>
      letters.generate({ state: 'TX' }, { letter_type: 'welcome', tenants: [] }),
    url: '/api/facilities/state/TX/generate-letters?letter_type=welcome',
    payload: bodies.generatedLetters,
  },
  {
    name: 'letters.batches',
    spec: 'GET /api/letter-batches', // LET-41
    call: ({ letters }) =>
      letters.batches({ page: 1, per_page: 50, facility_number: 'FAC', letter_type: 'initial' }),
    url: '/api/letter-batches?page=1&per_page=50&facility_number=FAC&letter_type=initial',
    payload: page(bodies.letterBatch),
  },
  {
    name: 'imports.upload',
    spec: 'POST /api/tenants/import', // IMP-29
    call: ({ imports }) =>
      imports.upload({
        software: 'storedge',
        rent_roll: file('roll'),
        facility_number: 'FAC-0007',
      }),
    url: '/api/tenants/import',
    multipart: {
      software: 'storedge',
      facility_number: 'FAC-0007',
      rent_roll: 'roll.xlsx: bytes of roll',
    },
    payload: bodies.importResult,
  },
  {
    name: 'imports.upload',
    spec: 'POST /api/tenants/import', // IMP-29
    call: ({ imports }) =>
      imports.upload({
        software: 'easystorage',
        insurance_sheet: file('insurance'),
        tenant_address_list: file('addresses'),
        rent_roll: file('roll'),
      }),
    url: '/api/tenants/import',
    multipart: {
      software: 'easystorage',
      rent_roll: 'roll.xlsx: bytes of roll',
      tenant_address_list: 'addresses.xlsx: bytes of addresses',
      insurance_sheet: 'insurance.xlsx: bytes of insurance',
    },
    payload: bodies.importResult,
  },
  ...(['upload', 'preview'] as const).map(
    (name): Case => ({
      name: `imports.${name} with confirmations`,
      spec: 'POST /api/tenants/import', // IMP-29
      call: ({ imports }) =>
        imports[name]({
          software: 'syrasoft',
          rent_roll: file('roll'),
          facility_number: 'FAC-0007',
          software_confirmed: false,
          facilities_confirmed: true,
        }),
      url: '/api/tenants/import',
      multipart: {
        software: 'syrasoft',
        ...(name === 'preview' && { preview: 'true' }),
        facility_number: 'FAC-0007',
        software_confirmed: 'false',
        facilities_confirmed: 'true',
        rent_roll: 'roll.xlsx: bytes of roll',
      },
      payload: bodies.importResult,
    }),
  ),
  {
    name: 'imports.preview',
    spec: 'POST /api/tenants/import', // IMP-29
    call: ({ imports }) => imports.preview({ software: 'syrasoft', rent_roll: file('roll') }),
    url: '/api/tenants/import',
    multipart: { software: 'syrasoft', preview: 'true', rent_roll: 'roll.xlsx: bytes of roll' },
    payload: bodies.importResult,
  },
  {
    name: 'users.list',
    spec: 'GET /api/users', // USR-27
    call: ({ users }) => users.list({ page: 1, per_page: 100 }),
    url: '/api/users?page=1&per_page=100',
    payload: page(bodies.user),
  },
  {
    name: 'users.create',
    spec: 'POST /api/users', // USR-28
    call: ({ users }) => users.create(newUser),
    url: '/api/users',
    json: newUser,
    payload: bodies.user,
  },
  {
    name: 'users.update',
    spec: 'POST /api/users/{id}', // USR-29
    call: ({ users }) => users.update(5, { real_name: null, is_monitor: true }),
    url: '/api/users/5',
    json: { real_name: null, is_monitor: true },
    payload: bodies.user,
  },
  {
    name: 'users.delete',
    spec: 'DELETE /api/users/{id}', // USR-30
    call: ({ users }) => users.delete(5),
    url: '/api/users/5',
  },
];

/** The calls of the rule pages: every row of their call tables. */
const documentedCalls = readdirSync(rulePages).flatMap((page) =>
  [...readFileSync(new URL(page, rulePages), 'utf8').matchAll(callRow)].map(
    ([, call = '']) => call,
  ),
);

/** Files, which the browser opens by their address. */
const downloads = [
  {
    name: 'exports.downloadUrl',
    spec: 'GET /api/exports/download', // WIR-39
    url: ({ exports }: Client) =>
      exports.downloadUrl({ file_key: 'a b&c.xlsx', filename: 'tenant_list' }),
    expected: '/api/exports/download?file_key=a%20b%26c.xlsx&filename=tenant_list',
  },
  {
    name: 'exports.facilityStatsUrl',
    spec: 'GET /api/facility-stats/download-export', // FAC-80
    url: ({ exports }: Client) => exports.facilityStatsUrl('stats 1.xlsx'),
    expected: '/api/facility-stats/download-export?filename=stats%201.xlsx',
  },
  {
    name: 'archives.downloadUrl',
    spec: 'GET /api/facility-archives/download-export', // ARC-27
    url: ({ archives }: Client) => archives.downloadUrl('F#7__2026-03-01.xlsx'),
    expected: '/api/facility-archives/download-export?filename=F%237__2026-03-01.xlsx',
  },
  {
    name: 'letters.downloadUrl',
    spec: 'GET /api/facilities/download-letters/{filename}', // LET-40
    url: ({ letters }: Client) => letters.downloadUrl('../initial 7?.pdf'),
    expected: '/api/facilities/download-letters/..%2Finitial%207%3F.pdf',
  },
  {
    name: 'letters.previewUrl',
    spec: 'GET /api/facilities/{id}/preview-letter', // LET-47
    url: ({ letters }: Client) =>
      letters.previewUrl({ facilityId: 7 }, { letter_type: 'initial', tenants: [3, 1] }),
    expected: '/api/facilities/7/preview-letter?letter_type=initial&tenants=3%2C1',
  },
  {
    name: 'letters.previewUrl',
    spec: 'GET /api/facilities/state/{stateKey}/preview-letter', // LET-48
    url: ({ letters }: Client) => letters.previewUrl({ state: 'TX' }, { letter_type: 'welcome' }),
    expected: '/api/facilities/state/TX/preview-letter?letter_type=welcome',
  },
];

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = createClient({ baseUrl: server.url, getToken: () => 'token-1' });
});
afterAll(() => server.stop());

describe('the client', () => {
  it('makes every call of the rule pages and no other', () => {
    const made = [...cases, ...downloads].map(({ spec }) => spec);
    expect(sorted(made)).toEqual(sorted(documentedCalls));
  });

  it('has no function that these tests leave out', () => {
    // A function can have several cases: 'imports.upload', 'imports.upload with confirmations'.
    const tested = new Set([...cases, ...downloads].map(({ name }) => name.split(' ', 1)[0] ?? ''));
    expect(sorted([...tested])).toEqual(sorted(functionsOf(createClient())));
  });

  it.each(downloads)('$name is the encoded address of $spec', ({ url, expected }) => {
    expect(url(createClient())).toBe(expected);
    expect(url(client)).toBe(`${server.url}${expected}`);
  });
});

it('reads tenants without the numbers and choices beside them', async () => {
  const { data, pagination } = page(bodies.tenant);
  server.answersWith({ data: { data, pagination } });
  const beside = { filters: null, info: null, stats: null };
  expect(await client.tenants.list()).toEqual({ data, pagination, ...beside });
  expect(await client.tenants.listOfFacility(9)).toEqual({ data, pagination, info: null });
});

it('reads facilities without their statistics', async () => {
  const { stats: _, ...facility } = bodies.facility;
  server.answersWith(page(facility));
  expect((await client.facilities.list()).data).toEqual([{ ...facility, stats: null }]);
  server.answersWith({ data: page(facility) });
  expect((await client.facilities.stats()).data).toMatchObject([{ stats: null }]);
});

it('sends what the writer of a facility or of an account saw, and reads what it collided with', async () => {
  const { facility, user } = bodies;
  server.answersWith({ data: { message: 'Changed.', current: facility } }, 409);
  const seen = { note: null };
  const ofFacility = await failure(client.facilities.update(7, { note: 'x' }, { seen }));
  expect(conflictingFacility(ofFacility)).toEqual(facility);
  expect(conflictingUser(ofFacility)).toBeNull();
  expect(await sent(server.lastReceived())).toMatchObject({ json: { note: 'x', seen } });
  server.answersWith({ data: { message: 'Changed.', current: user } }, 409);
  const ofUser = await failure(
    client.users.update(3, { email: 'a@b.example' }, { seen: { email: 'b@b.example' } }),
  );
  expect(conflictingUser(ofUser)).toEqual(user);
  expect(await sent(server.lastReceived())).toMatchObject({
    json: { email: 'a@b.example', seen: { email: 'b@b.example' } },
  });
});

it('offers and sends tenant filters that it does not know', async () => {
  const choice = { key: 'autopay', label: 'Pays Automatically', count: 3 };
  server.answersWith([choice]);
  expect(await client.tenants.filtersOfFacility(7)).toEqual([choice]);
  server.answersWith({ data: page(bodies.tenant, { filters: [choice] }) });
  expect((await client.tenants.list({ filter: 'autopay' })).filters).toEqual([choice]);
  expect(server.lastReceived().url).toBe('/api/tenants?filter=autopay');
  await client.tenants.listOfFacility(7, { filter: 'autopay' });
  expect(server.lastReceived().url).toBe('/api/facilities/7/tenants?filter=autopay');
});

it('reads facilities without the summary beside them', async () => {
  const { data, pagination } = page(bodies.facility);
  server.answersWith({ data, pagination });
  expect(await client.facilities.list()).toEqual({ data, pagination, stats: null });
});

describe.each(cases)('$name, $url', ({ spec, call, payload, ...expected }) => {
  it('sends the documented request', async () => {
    server.answersWith(payload ?? {});
    await call(client);
    expect(await sent(server.lastReceived())).toEqual({
      method: spec.split(' ')[0],
      url: expected.url,
      token: 'token-1',
      ...bodyOf(expected),
    });
  });

  it.each(nestings(payload))('reads the answer %j', async (answer) => {
    server.answersWith(answer);
    expect(await call(client)).toEqual(payload);
  });

  it('rejects with what the server refuses it with', async () => {
    server.answersWith({ data: 'Not today.' }, 422);
    await expect(call(client)).rejects.toEqual(
      new ResponseError(422, 'Not today.', {}, 'Not today.'),
    );

    const data = { message: 'Please check.', fields: { email: 'Taken.' } };
    server.answersWith({ data }, 409);
    const conflict = await failure(call(client));
    expect(conflict).toBeInstanceOf(ResponseError);
    expect(conflict).toMatchObject({ status: 409, ...data, data });
  });

  it.each([200, 401, 502])('rejects an unreadable answer of status %d', async (status) => {
    for (const body of ['<html>Bad gateway</html>', '{"data": {"id": 1', '"x']) {
      server.answersWith(body, status, { 'content-type': 'text/html' });
      const error = await failure(call(client));
      expect(error).toBeInstanceOf(UnexpectedAnswerError);
      expect(error).toMatchObject({ status, message: expect.stringMatching(/.{10}/) });
    }
  });
});

describe.each(cases.filter(({ payload }) => payload))('$name, $url', ({ call }) => {
  it.each(['', '{}', '[{}]', 'null', '"text"', '{"data":{"data":[{}]}}'])(
    'rejects %j, which says nothing of what was asked',
    async (body) => {
      server.answersWith(body);
      expect(await failure(call(client))).toBeInstanceOf(UnexpectedAnswerError);
    },
  );
});

/** The same payload in every envelope that is allowed (WIR-8). */
function nestings(payload: object | undefined): unknown[] {
  if (!payload) return ['', {}, { data: {} }, { data: null }];
  if (Array.isArray(payload)) return [payload, { data: payload }, { data: { data: payload } }];
  if (!('data' in payload)) return [payload, { data: payload }, { status: 'ok', data: payload }];
  const { data, ...beside } = payload;
  return [payload, { data: payload }, { data: { data }, ...beside }];
}

/** What reached the server, its body decoded by the type it claims. */
async function sent({ method, url, headers, body }: Received) {
  const type = headers['content-type'] ?? '';
  const request = { method, url, token: headers['x-authorization'] };
  if (type === 'application/json') return { ...request, json: JSON.parse(body.toString()) };
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { ...request, form: Object.fromEntries(new URLSearchParams(body.toString())) };
  if (!type.startsWith('multipart/form-data')) return { ...request, body: body.toString() };
  const parts = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  const texts = [...parts].map(async ([name, part]) => [
    name,
    typeof part === 'string' ? part : `${part.name}: ${await part.text()}`,
  ]);
  return { ...request, multipart: Object.fromEntries(await Promise.all(texts)) };
}

const bodyOf = ({ form, json, multipart }: Pick<Case, 'form' | 'json' | 'multipart'>) =>
  (form && { form }) ?? (multipart && { multipart }) ?? (json ? { json } : { body: '' });

const failure = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => Promise.reject(new Error('The call succeeded')),
    (error: unknown) => error,
  );

const functionsOf = (client: Client) =>
  Object.entries(client).flatMap(([noun, calls]) =>
    Object.keys(calls).map((name) => `${noun}.${name}`),
  );

const sorted = (words: string[]) => [...new Set(words)].sort();
