import type { PutAwayWork } from '@audit-letters/api-client/contract';
import type { InjectOptions } from 'fastify';
import { rowsWorkbook } from '../imports/testing/rowsWorkbook.ts';
import { imported, uploadBody, uploadRequest } from '../imports/testing/uploadForm.ts';
import { passwordHeader } from '../session/freshly.ts';
import type { Config } from '../startup/config.ts';
import { softwarePasskey } from './authenticator.ts';
import { addFacility, addTenant, addUser, newFacility } from './seed.ts';
import { addAccount } from './seedAccount.ts';
import type { Caller, TestApp } from './testApp.ts';

/** The rows and callers of one write. */
interface Scene {
  test: TestApp;
  facilityId: number;
  facilityNumber: string;
  tenantIds: number[];
  accountId: number;
  admin: Caller;
  manager: Caller;
}

/** The request of an admin, or of another caller. */
type Prepared = InjectOptions | [Caller, InjectOptions];
type Write = (scene: Scene) => Prepared | Promise<Prepared>;

let serial = 0;

/** A valid request and its caller. */
export interface PreparedWrite {
  caller: Caller;
  request: InjectOptions;
}

/** The password of all accounts. */
const password = 'first-password';

/** Prepares a valid request that has not been made before, with rows of its own. */
export async function prepareRequest(test: TestApp, write: Write): Promise<PreparedWrite> {
  serial += 1;
  const facilityNumber = `W-${serial}`;
  const facilityId = await addFacility(test.db, {
    facility_number: facilityNumber,
    initial_letter_send_date: '2026-06-01',
    letter_effective_date: '2026-02-01',
  });
  const tenantIds = [];
  for (let count = 0; count < 3; count += 1) tenantIds.push(await addTenant(test.db, facilityId));
  const accountId = await addAccount(test, `writer-${serial}`, password, {
    facility_id: facilityId,
  });
  const adminId = await addAccount(test, `admin-${serial}`, password, { is_admin: true });
  const admin = await test.signIn({ userId: adminId });
  const manager = await test.signIn({ userId: accountId });
  const rows = { facilityId, facilityNumber, tenantIds, accountId };
  const prepared = await write({ test, admin, manager, ...rows });
  const [caller, request] = Array.isArray(prepared) ? prepared : [admin, prepared];
  return { caller, request: confirmed(request) };
}

/** Prepares a valid call, which answers with its status. */
export async function prepare(test: TestApp, write: Write): Promise<() => Promise<number>> {
  const { caller, request } = await prepareRequest(test, write);
  return async () => (await caller.inject(request)).statusCode;
}

/** The request with the password of its user, which changes of accounts need (USR-44). */
const confirmed = (request: InjectOptions): InjectOptions => ({
  ...request,
  headers: { ...request.headers, [passwordHeader]: password },
});

const post = (url: string, payload: object = {}): InjectOptions => ({
  method: 'POST',
  url,
  payload,
});
const putAwayLetters = (facility_id: number) => ({
  facility_id,
  kind: 'letters',
  letter_type: 'initial',
  count: 3,
  reason: 'Its time is over.',
});
const letterDates = { letter_effective_date: '2026-09-01', initial_letter_date: '2026-07-01' };

/** Generates letters; returns the name of their file. */
async function batchOf(admin: Caller, facilityId: number): Promise<string> {
  const url = `/api/facilities/${facilityId}/generate-letters`;
  return (await admin.get(url, { letter_type: 'initial' })).json().file_name;
}

const oneTenant = async () => ({
  rent_roll: await rowsWorkbook([
    ['Unit', 'Account', 'Tenant Name', 'Address', 'City', 'State', 'Zip', 'Move In'],
    ['Z9', '77', 'Ann Lee', '1 Elm Street', 'Austin', 'TX', '78701', '5/1/2024'],
  ]),
});

/** The second factors of the tests: admins need one. */
const secondFactorUrl = 'https://letters.example';
export const withSecondFactor: Pick<Config, 'secondFactor'> = {
  secondFactor: { requiredFor: 'admins', publicUrl: new URL(secondFactorUrl) },
};

async function monitorOf({ test }: Scene): Promise<Caller> {
  const role = { is_monitor: true };
  const userId = await addAccount(test, `monitor-${serial}`, password, role);
  return test.signIn({ userId });
}

async function newPasskey(caller: Caller) {
  const options = (await caller.post('/api/factors/passkey-options')).json();
  const passkey = softwarePasskey(secondFactorUrl).create(options);
  return { name: 'Laptop', passkey };
}

/** A monitor with a passkey and recovery codes. */
async function withPasskey(scene: Scene) {
  const caller = await monitorOf(scene);
  const added = await caller.inject(confirmed(post('/api/factors', await newPasskey(caller))));
  const { recovery_codes } = added.json();
  const { factors } = (await caller.get('/api/factors')).json();
  return { caller, recoveryCode: recovery_codes[0], factorId: factors[0].id };
}

/** A valid request of every call that writes. */
export const writes: Record<string, Write> = {
  'POST /api/login': ({ test }) => [
    test.anyone,
    post('/api/login', { username: `writer-${serial}`, password }),
  ],
  'POST /api/login/second-step': async (scene) => {
    const { recoveryCode } = await withPasskey(scene);
    const login = { username: `monitor-${serial}`, password };
    const { second_step } = (await scene.test.anyone.post('/api/login', login)).json();
    const { token } = second_step;
    const headers = { 'x-authorization': token };
    const { anyone } = scene.test;
    return [
      { ...anyone, token, inject: (options) => anyone.inject({ ...options, headers }) },
      post('/api/login/second-step', { recovery_code: recoveryCode }),
    ];
  },
  'POST /api/factors/passkey-options': () => post('/api/factors/passkey-options'),
  'POST /api/factors/totp-secret': () => post('/api/factors/totp-secret'),
  'POST /api/factors': async (scene) => {
    const caller = await monitorOf(scene);
    return [caller, post('/api/factors', await newPasskey(caller))];
  },
  'POST /api/factors/{id}/remove': async (scene) => {
    const { caller, factorId } = await withPasskey(scene);
    return [caller, post(`/api/factors/${factorId}/remove`)];
  },
  'POST /api/factors/recovery-codes': async (scene) => {
    const { caller } = await withPasskey(scene);
    return [caller, post('/api/factors/recovery-codes')];
  },
  'POST /api/users/{id}/reset-factors': ({ accountId }) =>
    post(`/api/users/${accountId}/reset-factors`),
  'DELETE /api/sessions/{id}': async ({ admin, test }) => {
    const { userId } = await test.signIn('monitor');
    const { sessions } = (await admin.get('/api/sessions', { user_id: String(userId) })).json();
    return { method: 'DELETE', url: `/api/sessions/${sessions[0].id}` };
  },
  'POST /api/logout': ({ manager }) => [manager, post('/api/logout')],
  'POST /api/page-404s': ({ test }) => [
    test.anyone,
    post('/api/page-404s', { path: '/nowhere', referrer: '' }),
  ],
  'POST /api/change-password': ({ manager }) => [
    manager,
    post('/api/change-password', { password: 'another-password' }),
  ],
  'POST /api/update-profile': ({ manager }) => [
    manager,
    post('/api/update-profile', { real_name: 'Ada' }),
  ],
  'POST /api/users': () =>
    post('/api/users', {
      username: `made-${serial}`,
      email: 'made@example.com',
      password: 'long-enough',
    }),
  'POST /api/users/{id}': ({ accountId }) => post(`/api/users/${accountId}`, { real_name: 'Ada' }),
  'POST /api/users/{id}/password-link': ({ accountId }) =>
    post(`/api/users/${accountId}/password-link`),
  'DELETE /api/users/{id}': async ({ test }) => ({
    method: 'DELETE',
    url: `/api/users/${await addUser(test.db)}`,
  }),
  'POST /api/facilities': () =>
    post('/api/facilities', { ...newFacility, facility_number: `N-${serial}` }),
  'POST /api/facilities/{id}': ({ facilityId }) =>
    post(`/api/facilities/${facilityId}`, { note: 'Ring twice.' }),
  'DELETE /api/facilities/{id}': ({ facilityId }) => ({
    method: 'DELETE',
    url: `/api/facilities/${facilityId}`,
  }),
  'POST /api/facilities/{id}/confirm-move-outs': ({ facilityId }) =>
    post(`/api/facilities/${facilityId}/confirm-move-outs`),
  'POST /api/managers/confirm-move-outs': ({ manager }) => [
    manager,
    post('/api/managers/confirm-move-outs'),
  ],
  'POST /api/managers/confirm-tagging-complete': async ({ manager, tenantIds: [id] }) => {
    await manager.post('/api/managers/tag-tenants', { ids: String(id) });
    return [manager, post('/api/managers/confirm-tagging-complete')];
  },
  'POST /api/managers/tag-tenants': ({ manager, tenantIds }) => [
    manager,
    post('/api/managers/tag-tenants', { ids: tenantIds.join() }),
  ],
  'POST /api/managers/untag-tenants': async ({ manager, tenantIds }) => {
    const ids = tenantIds.join();
    await manager.post('/api/managers/tag-tenants', { ids });
    return [manager, post('/api/managers/untag-tenants', { ids })];
  },
  'POST /api/managers/update-tenant': ({ manager, tenantIds: [id] }) => [
    manager,
    post('/api/managers/update-tenant', { id, status: 'opt_out' }),
  ],
  'POST /api/managers/bulk-charge-applied': async ({ manager, test, tenantIds }) => {
    const coverage = await test.db.selectFrom('coverages').select('id').executeTakeFirstOrThrow();
    await test.db
      .updateTable('tenants')
      .set({ status: 'selected_coverage', coverage_id: coverage.id })
      .set({ charge_apply_date: '2026-02-01' })
      .where('id', 'in', tenantIds)
      .execute();
    return [manager, post('/api/managers/bulk-charge-applied', { ids: tenantIds.join() })];
  },
  'POST /api/tenants/{id}/status': ({ tenantIds: [id] }) =>
    post(`/api/tenants/${id}/status`, { status: 'opt_out' }),
  'POST /api/tenants/{id}': ({ tenantIds: [id] }) =>
    post(`/api/tenants/${id}`, { monitor_note: 'Called twice.' }),
  'POST /api/tenants/bulk': ({ tenantIds }) =>
    post('/api/tenants/bulk', { field: 'status', ids: tenantIds.join(), value: 'opt_out' }),
  'DELETE /api/tenants/bulk': ({ tenantIds }) => ({
    method: 'DELETE',
    url: '/api/tenants/bulk',
    query: { ids: tenantIds.join() },
  }),
  'POST /api/deleted-tenants/restore': async ({ admin, tenantIds }) => {
    const ids = tenantIds.join();
    await admin.delete('/api/tenants/bulk', { ids });
    return post('/api/deleted-tenants/restore', { ids });
  },
  'POST /api/tenants/reset': async ({ admin, tenantIds }) => {
    const ids = tenantIds.join();
    await admin.post('/api/tenants/bulk', { field: 'status', ids, value: 'opt_out' });
    return post('/api/tenants/reset', { ids });
  },
  'POST /api/undo/{id}': async ({ admin, tenantIds }) => {
    const change = { field: 'status', ids: tenantIds.join(), value: 'opt_out' };
    const { undo } = (await admin.post('/api/tenants/bulk', change)).json();
    return post(`/api/undo/${undo}`);
  },
  'POST /api/tenants/import': async ({ facilityNumber }) => {
    const files = await oneTenant();
    const form = { software: 'syrasoft', facility_number: facilityNumber, files };
    return { ...uploadRequest, payload: uploadBody(form) };
  },
  'POST /api/imports/{id}/dismiss-errors': async ({ admin, facilityNumber }) => {
    const { import_id } = await imported(admin, {
      software: 'syrasoft',
      facility_number: facilityNumber,
      files: await oneTenant(),
    });
    return post(`/api/imports/${import_id}/dismiss-errors`);
  },
  'POST /api/due/put-away': ({ facilityId }) =>
    post('/api/due/put-away', putAwayLetters(facilityId)),
  'DELETE /api/due/put-away/{id}': async ({ admin, facilityId }) => {
    await admin.post('/api/due/put-away', putAwayLetters(facilityId));
    const { put_away } = (await admin.get('/api/due')).json();
    const work = put_away.find((each: PutAwayWork) => each.facility_id === facilityId);
    return { method: 'DELETE', url: `/api/due/put-away/${work.id}` };
  },
  'POST /api/facility-archives/{id}/execute': ({ facilityId }) =>
    post(`/api/facility-archives/${facilityId}/execute`, {
      ...letterDates,
      follow_up_letter_date: '2026-08-01',
    }),
  'GET /api/facilities/{id}/generate-letters': ({ facilityId }) => ({
    url: `/api/facilities/${facilityId}/generate-letters?letter_type=initial`,
  }),
  'DELETE /api/letter-batches/{filename}': async ({ admin, facilityId }) => {
    const name = await batchOf(admin, facilityId);
    return { method: 'DELETE', url: `/api/letter-batches/${name}` };
  },
  'DELETE /api/letter-batches/{filename}/tenants/{tenantId}': async ({ admin, facilityId }) => {
    const address = `/api/letter-batches/${await batchOf(admin, facilityId)}/tenants`;
    const [{ tenant_id }] = (await admin.get(address)).json();
    return { method: 'DELETE', url: `${address}/${tenant_id}` };
  },
  'POST /api/letter-batches/mailed': async ({ admin, facilityId, test }) => {
    const filenames = [await batchOf(admin, facilityId)];
    return post('/api/letter-batches/mailed', { filenames, mailed_on: test.clock.today() });
  },
  'GET /api/exports/facilities': () => ({ url: '/api/exports/facilities' }),
};
