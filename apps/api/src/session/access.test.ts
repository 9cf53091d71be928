import { beforeAll, describe, expect, it } from 'vitest';
import { addFacility } from '../testing/seed.ts';
import { type Caller, type TestApp, testApp } from '../testing/testApp.ts';

/** Every call of the contract that needs a session, and the one permission it asks for. */
const calls = {
  monitor: [
    'GET /api/facilities',
    'GET /api/facilities/search?facility_number=%25x%25',
    'POST /api/facilities',
    'POST /api/facilities/1',
    'DELETE /api/facilities/1',
    'GET /api/facilities/1/check-flagged',
    'POST /api/facilities/1/confirm-move-outs',
    'GET /api/exports/facilities',
    'GET /api/exports/monitor-tenants',
    'GET /api/monitors/facility-stats',
    'GET /api/facility-stats',
    'GET /api/facility-stats/create-export',
    'GET /api/facility-archives',
    'GET /api/facility-archives/1/new-dates',
    'POST /api/facility-archives/1/execute',
    'GET /api/retired-facilities',
    'GET /api/tenants',
    'POST /api/tenants/1',
    'POST /api/tenants/bulk',
    'DELETE /api/tenants/bulk?ids=1',
    'POST /api/tenants/reset',
    'POST /api/tenants/import',
    'GET /api/facilities/1/tenants-mailing',
    'GET /api/facilities/state/TX',
    'GET /api/facilities/1/tenant-mailing-counts',
    'GET /api/facilities/state/TX/tenant-mailing-counts',
    'GET /api/facilities/1/generate-letters?letter_type=initial',
    'GET /api/facilities/state/TX/generate-letters?letter_type=initial',
    'GET /api/facilities/1/preview-letter?letter_type=initial',
    'GET /api/facilities/state/TX/preview-letter?letter_type=initial',
    'GET /api/letter-batches',
    'GET /api/users',
    'POST /api/users/1',
    'DELETE /api/users/1',
  ],
  admin: ['POST /api/users'],
  manager: [
    'GET /api/managers/facility',
    'POST /api/managers/tag-tenants',
    'POST /api/managers/confirm-move-outs',
    'POST /api/managers/confirm-tagging-complete',
    'POST /api/managers/update-tenant',
    'POST /api/managers/bulk-charge-applied',
    'GET /api/exports/manager-tenants',
  ],
  anyone: [
    'POST /api/change-password',
    'POST /api/update-profile',
    'GET /api/coverages/available?state=TX',
    'GET /api/facilities/1/tenants',
    'GET /api/facilities/1/tenant-filters',
    'POST /api/tenants/1/status',
    'GET /api/exports/download?file_key=x&filename=x',
    'GET /api/facility-stats/download-export?filename=x',
    'GET /api/facility-archives/download-export?filename=x',
    'GET /api/facilities/download-letters/x',
  ],
};

let test: TestApp;
let manager: Caller;
let monitor: Caller;
beforeAll(async () => {
  test = await testApp();
  const facilityId = await addFacility(test.db);
  manager = await test.signIn('manager', { facilityId });
  monitor = await test.signIn('monitor');
});

describe('without a session', () => {
  it.each(Object.values(calls).flat())(
    '%s is refused, and the session declared gone',
    async (call) => {
      const response = await ask(test.anyone, call);
      expect([response.statusCode, response.headers['x-token-gone']]).toEqual([401, '1']);
      expect(response.json()).toEqual({ data: expect.any(String) });
    },
  );
});

describe('a manager', () => {
  it.each([...calls.monitor, ...calls.admin])('is refused %s and stays signed in', async (call) => {
    expect(await refusal(manager, call)).toEqual([403, undefined]);
  });
});

describe('a monitor', () => {
  it.each([...calls.manager, ...calls.admin])('is refused %s and stays signed in', async (call) => {
    expect(await refusal(monitor, call)).toEqual([403, undefined]);
  });
});

async function refusal(caller: Caller, call: string) {
  const { statusCode, headers } = await ask(caller, call);
  return [statusCode, headers['x-token-gone']];
}

function ask(caller: Caller, call: string) {
  const [method, url] = call.split(' ');
  return caller.inject({ method: method === 'GET' || method === 'DELETE' ? method : 'POST', url });
}
