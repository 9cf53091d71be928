import { ById, Empty } from '@audit-letters/api-client/contract';
import type { Routes } from '../context.ts';
import { call } from '../http/call.ts';
import { signedIn } from '../session/authenticate.ts';
import { undoChange } from './undo.ts';

/** The Undo of all changes (WIR-49). */
export const undoRoutes: Routes = (app) => {
  app.post(
    '/api/undo/:id',
    call('signed-in', 'undo.restore', 'Undo an own change', {
      params: ById,
      response: { 200: Empty },
    }),
    async (request) => {
      await undoChange(app, signedIn(request), request.params.id);
      return {};
    },
  );
};
