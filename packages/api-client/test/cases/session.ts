import * as bodies from '../bodies.ts';
import type { Case } from './case.ts';

export const sessionCases: Case[] = [
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
    name: 'profile.changePassword with the current one',
    spec: 'POST /api/change-password', // USR-44
    call: ({ profile }) =>
      profile.changePassword({ password: 'new words 7', current_password: 'old words 6' }),
    url: '/api/change-password',
    form: { password: 'new words 7', current_password: 'old words 6' },
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
];
