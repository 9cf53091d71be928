import type { Case } from './case.ts';

export const undoCases: Case[] = [
  {
    name: 'undo.restore',
    spec: 'POST /api/undo/{id}', // WIR-49
    call: ({ undo }) => undo.restore(12),
    url: '/api/undo/12',
  },
];
