import * as bodies from '../bodies.ts';
import type { Case } from './case.ts';

export const dueCases: Case[] = [
  {
    name: 'due.list',
    spec: 'GET /api/due',
    call: ({ due }) => due.list(),
    url: '/api/due',
    payload: bodies.dueWork,
  },
  {
    name: 'due.putAway',
    spec: 'POST /api/due/put-away', // DUE-23
    call: ({ due }) => due.putAway(bodies.putAwayRequest),
    url: '/api/due/put-away',
    json: bodies.putAwayRequest,
  },
  {
    name: 'due.putBack',
    spec: 'DELETE /api/due/put-away/{id}', // DUE-23
    call: ({ due }) => due.putBack(3),
    url: '/api/due/put-away/3',
  },
];
