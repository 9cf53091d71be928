import * as bodies from '../bodies.ts';
import type { Case } from './case.ts';

export const sessionCases: Case[] = [
  {
    name: 'session.login',
    spec: 'POST /api/login', // SHL-14
    call: ({ session }) => session.login({ username: 'dana mill', password: 'a&b=c+d%' }),
    url: '/api/login',
    form: { username: 'dana mill', password: 'a&b=c+d%' },
    payload: bodies.session,
  },
  {
    name: 'session.login with a second step',
    spec: 'POST /api/login', // USR-51
    call: ({ session }) => session.login({ username: 'ada', password: 'quiet lake 9' }),
    url: '/api/login',
    form: { username: 'ada', password: 'quiet lake 9' },
    payload: bodies.secondStep,
  },
  {
    name: 'session.secondStep',
    spec: 'POST /api/login/second-step', // USR-51
    call: ({ session }) => session.secondStep('token-1', { code: '123456' }),
    url: '/api/login/second-step',
    json: { code: '123456' },
    payload: bodies.session,
  },
  {
    name: 'factors.list',
    spec: 'GET /api/factors',
    call: ({ factors }) => factors.list(),
    url: '/api/factors',
    payload: bodies.factors,
  },
  {
    name: 'factors.passkeyOptions',
    spec: 'POST /api/factors/passkey-options',
    call: ({ factors }) => factors.passkeyOptions({ token: 'token-1' }),
    url: '/api/factors/passkey-options',
    payload: bodies.passkeyCreation,
  },
  {
    name: 'factors.totpSecret',
    spec: 'POST /api/factors/totp-secret',
    call: ({ factors }) => factors.totpSecret(),
    url: '/api/factors/totp-secret',
    payload: bodies.totpSecret,
  },
  {
    name: 'factors.add',
    spec: 'POST /api/factors',
    call: ({ factors }) => factors.add({ name: 'Phone', code: '123456' }),
    url: '/api/factors',
    json: { name: 'Phone', code: '123456' },
    payload: { recovery_codes: ['abcd-efgh'], sign_in: bodies.session },
  },
  {
    name: 'factors.remove',
    spec: 'POST /api/factors/{id}/remove',
    call: ({ factors }) => factors.remove(4),
    url: '/api/factors/4/remove',
  },
  {
    name: 'factors.renewRecoveryCodes',
    spec: 'POST /api/factors/recovery-codes',
    call: ({ factors }) => factors.renewRecoveryCodes(),
    url: '/api/factors/recovery-codes',
    payload: { recovery_codes: ['abcd-efgh'] },
  },
  {
    name: 'session.list',
    spec: 'GET /api/sessions',
    call: ({ session }) => session.list({ user_id: 5 }),
    url: '/api/sessions?user_id=5',
    payload: bodies.openSessions,
  },
  {
    name: 'session.end',
    spec: 'DELETE /api/sessions/{id}',
    call: ({ session }) => session.end(8),
    url: '/api/sessions/8',
  },
  {
    name: 'session.logout',
    spec: 'POST /api/logout', // SHL-18
    call: ({ session }) => session.logout('token-1'),
    url: '/api/logout',
  },
  {
    name: 'profile.changePassword',
    spec: 'POST /api/change-password',
    call: ({ profile }) => profile.changePassword({ password: 'näw pass' }),
    url: '/api/change-password',
    form: { password: 'näw pass' },
    payload: { permissions: ['manager'], token: { token: 'fresh-token' } },
  },
  {
    name: 'profile.update',
    spec: 'POST /api/update-profile',
    call: ({ profile }) => profile.update({ real_name: null }),
    url: '/api/update-profile',
    form: { real_name: '' },
    payload: bodies.sessionUser,
  },
  {
    name: 'shell.status',
    spec: 'GET /api/app/status', // SHL-31
    call: ({ shell }) => shell.status(),
    url: '/api/app/status',
    payload: bodies.appStatus,
  },
  {
    name: 'shell.reportNotFound',
    spec: 'POST /api/page-404s', // SHL-11
    call: ({ shell }) => shell.reportNotFound({ path: '/nowhere?x=1', referrer: '' }),
    url: '/api/page-404s',
    form: { path: '/nowhere?x=1', referrer: '' },
  },
];
