import { expect, it } from 'vitest';
import { addAccount } from '../testing/seedAccount.ts';
import { testApp } from '../testing/testApp.ts';
import { prepareRequest, withSecondFactor, writes } from '../testing/writes.ts';
import { passwordHeader } from './freshly.ts';

const test = await testApp(withSecondFactor);

const changesOfAccounts = [
  'POST /api/change-password',
  'POST /api/factors',
  'POST /api/factors/{id}/remove',
  'POST /api/factors/recovery-codes',
  'DELETE /api/sessions/{id}',
  'POST /api/users',
  'POST /api/users/{id}',
  'DELETE /api/users/{id}',
  'POST /api/users/{id}/password-link',
  'POST /api/users/{id}/reset-factors',
];

// USR-44
it.each(changesOfAccounts)(
  'a stolen session alone cannot make the call %s with second factors (ASVS 7.5.1, 7.5.2)',
  async (name) => {
    const write = writes[name];
    if (!write) throw new Error(`There is no request of ${name}.`);
    const { caller, request } = await prepareRequest(test, write);
    const send = (password: string) =>
      caller.inject({ ...request, headers: { ...request.headers, [passwordHeader]: password } });
    const problems = [await send(''), await send('a%20guess'), await send('%')].map((answer) => [
      answer.statusCode,
      answer.json().data.fields.current_password,
    ]);
    const missing = [422, 'Please enter your current password to confirm this change.'];
    expect(problems).toEqual([missing, [422, 'This is not your current password.'], missing]);
    expect((await caller.inject(request)).statusCode).toBe(200);
  },
);

/** A change of the own password with a current one. */
async function changing(server: typeof test, username: string) {
  const userId = await addAccount(server, username, 'näher 9 €', { has_changed_password: true });
  const caller = await server.signIn({ userId });
  return async (current?: string) => {
    const answer = await caller.inject({
      method: 'POST',
      url: '/api/change-password',
      payload: { password: 'warm river 5' },
      headers: current ? { [passwordHeader]: encodeURIComponent(current) } : {},
    });
    return answer.statusCode;
  };
}

// USR-44
it('a setting asks without second factors; else nothing asks (ASVS 6.2.3)', async () => {
  const [strict, open] = [await testApp({ currentPasswordRequired: true }), await testApp()];
  const required = await changing(strict, 'uma');
  expect([await required(), await required('loud'), await required(' näher 9 € ')]).toEqual([
    422, 422, 200,
  ]);
  const optional = await changing(open, 'uma');
  expect(await optional()).toBe(200);
});

// USR-44
it('limits guesses of the current password (ASVS 6.3.1)', async () => {
  const change = await changing(test, 'vito');
  const guesses = Array.from({ length: 12 }, (_, index) => change(`guess ${index}`));
  const statuses = await Promise.all(guesses);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});
