import { DueWork } from '@audit-letters/api-client/contract';
import type { Routes } from '../context.ts';
import { call } from '../http/call.ts';
import { letterDeps } from '../letters/index.ts';
import { signedIn } from '../session/authenticate.ts';
import { reachOf } from '../users/index.ts';
import { findDueWork } from './store.ts';

export const dueRoutes: Routes = (app) => {
  const { clock, config } = app;
  const deps = letterDeps(app);

  app.get(
    '/api/due',
    call('monitor', 'due.list', 'The work that is due', { response: { 200: DueWork } }),
    async (request) => {
      const reach = reachOf(signedIn(request));
      return findDueWork(deps, { today: clock.today(), timeZone: config.timeZone, reach });
    },
  );
};
