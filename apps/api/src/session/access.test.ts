import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { addFacility } from '../testing/seed.ts';
import { type Caller, type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp;
let manager: Caller;
let monitor: Caller;
beforeAll(async () => {
  test = await testApp();
  const facilityId = await addFacility(test.db);
  manager = await test.signIn('manager', { facilityId });
  monitor = await test.signIn('monitor');
});

// SHL-9, WIR-22
describe('without a session', () => {
  it.each(Object.values(calls).flat())('%s gets 401 and the token-gone header', async (call) => {
    const response = await ask(test.anyone, call);
    expect([response.statusCode, response.headers['x-token-gone']]).toEqual([401, '1']);
    expect(response.json()).toEqual({ data: expect.any(String) });
  });
});

describe('a manager', () => {
  it.each([...calls.monitor, ...calls.admin])(
    'gets 403 for %s and stays signed in',
    async (call) => {
      expect(await refusal(manager, call)).toEqual([403, undefined]);
    },
  );
});

describe('a monitor', () => {
  it.each([...calls.manager, ...calls.admin])(
    'gets 403 for %s and stays signed in',
    async (call) => {
      expect(await refusal(monitor, call)).toEqual([403, undefined]);
    },
  );
});

async function refusal(caller: Caller, call: string) {
  const { statusCode, headers } = await ask(caller, call);
  return [statusCode, headers['x-token-gone']];
}

function ask(caller: Caller, call: string) {
  const [method, url] = call.split(' ');
  return caller.inject({ method: method === 'GET' || method === 'DELETE' ? method : 'POST', url });
}
