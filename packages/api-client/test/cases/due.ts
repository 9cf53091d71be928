import * as bodies from '../bodies.ts';
import type { Case } from './case.ts';

export const dueCases: Case[] = [
  {
    name: 'due.list',
    spec: 'GET /api/due', // DUE-14
    call: ({ due }) => due.list(),
    url: '/api/due',
    payload: bodies.dueWork,
  },
];
