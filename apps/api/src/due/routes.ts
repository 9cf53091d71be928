import { ById, DueWork, Empty, PutAwayRequest } from '@audit-letters/api-client/contract';
import type { Routes } from '../context.ts';
import { call } from '../http/call.ts';
import { letterDeps } from '../letters/index.ts';
import { signedIn } from '../session/authenticate.ts';
import { accountReach } from '../users/index.ts';
import { putAway, putBack } from './putAway.ts';
import { findDueWork } from './store.ts';

export const dueRoutes: Routes = (app) => {
  const { clock, config } = app;
  const deps = letterDeps(app);

  app.get(
    '/api/due',
    call('monitor', 'due.list', 'The work that is due', { response: { 200: DueWork } }),
    async (request) => {
      const reach = accountReach(signedIn(request));
      return findDueWork(deps, { today: clock.today(), timeZone: config.timeZone, reach });
    },
  );

  // DUE-23
  app.post(
    '/api/due/put-away',
    call('monitor', 'due.putAway', 'Put due work away', {
      body: PutAwayRequest,
      response: { 200: Empty },
    }),
    async (request) => {
      await putAway(deps, signedIn(request), request.body);
      return {};
    },
  );

  // DUE-23
  app.delete(
    '/api/due/put-away/:id',
    call('monitor', 'due.putBack', 'List work as due again', {
      params: ById,
      response: { 200: Empty },
    }),
    async (request) => {
      await putBack(app, signedIn(request), request.params.id);
      return {};
    },
  );
};
