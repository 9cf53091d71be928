import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { addFacility } from '../testing/seed.ts';
import { type Caller, testApp } from '../testing/testApp.ts';

const test = await testApp();
const facilityId = await addFacility(test.db);
const manager = await test.signIn('manager', { facilityId });
const monitor = await test.signIn('monitor');

// WIR-22
describe('without a session', () => {
  it.each(Object.values(calls).flat())('%s gets 401 and the token-gone header', async (call) => {
    const response = await ask(test.anyone, call);
    expect([response.statusCode, response.headers['x-token-gone']]).toEqual([401, '1']);
    expect(response.json()).toEqual({ data: expect.any(String) });
  });
});

// WIR-23
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

// WIR-47
describe('a call whose body arrives slowly', () => {
  const backdoor = { username: 'backdoor', email: 'b@example.com', password: 'quiet-lake-9' };
  const created = (caller: Caller, meanwhile: (id: number) => Promise<unknown>) => {
    async function* body() {
      await meanwhile(caller.userId);
      yield JSON.stringify(backdoor);
    }
    return caller.inject({
      method: 'POST',
      url: '/api/users',
      headers: { 'content-type': 'application/json' },
      payload: Readable.from(body()),
    });
  };

  it('is refused after its user lost the role or the password meanwhile (ASVS 8.3.1)', async () => {
    const admin = await test.signIn('admin');
    const change = (fields: object) => (id: number) => admin.post(`/api/users/${id}`, fields);
    const withoutSession = [
      change({ is_admin: false }),
      change({ password: 'chosen-by-admin' }),
      (id: number) => admin.delete(`/api/users/${id}`),
    ];
    for (const meanwhile of withoutSession) {
      expect((await created(await test.signIn('admin'), meanwhile)).statusCode).toBe(401);
    }
    const names = await test.db.selectFrom('users').select('username').execute();
    expect(names).not.toContainEqual({ username: 'backdoor' });
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
