import type { NewUser } from '../../src/index.ts';
import * as bodies from '../bodies.ts';
import { type Case, page } from './case.ts';

const newUser: NewUser = {
  username: 'lee',
  email: 'lee@mill.example',
  password: 'secret word',
  is_monitor: true,
};

export const usersCases: Case[] = [
  {
    name: 'users.list',
    spec: 'GET /api/users',
    call: ({ users }) => users.list({ unused: true, page: 1, per_page: 100 }),
    url: '/api/users?unused=true&page=1&per_page=100',
    fallback: 'Unknown error loading users.',
    payload: page(bodies.user),
  },
  {
    name: 'users.create',
    spec: 'POST /api/users',
    call: ({ users }) => users.create(newUser),
    url: '/api/users',
    json: newUser,
    payload: bodies.user,
  },
  {
    name: 'users.update',
    spec: 'POST /api/users/{id}',
    call: ({ users }) => users.update(5, { real_name: null, is_monitor: true }),
    url: '/api/users/5',
    json: { real_name: null, is_monitor: true },
    payload: bodies.user,
  },
  {
    name: 'users.delete',
    spec: 'DELETE /api/users/{id}',
    call: ({ users }) => users.delete(5),
    url: '/api/users/5',
  },
  {
    name: 'users.makePasswordLink',
    spec: 'POST /api/users/{id}/password-link', // USR-70
    call: ({ users }) => users.makePasswordLink(5),
    url: '/api/users/5/password-link',
    payload: { token: '5.1.abc' },
  },
  {
    name: 'users.choosePassword',
    spec: 'POST /api/password-link', // USR-70
    call: ({ users }) => users.choosePassword({ token: '5.1.abc', password: 'secret word' }),
    url: '/api/password-link',
    json: { token: '5.1.abc', password: 'secret word' },
  },
  {
    name: 'users.resetFactors',
    spec: 'POST /api/users/{id}/reset-factors',
    call: ({ users }) => users.resetFactors(5),
    url: '/api/users/5/reset-factors',
  },
];
