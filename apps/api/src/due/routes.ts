import { DueWork } from '@audit-letters/api-client/contract';
import type { Routes } from '../context.ts';
import { call } from '../http/call.ts';
import { letterDeps } from '../letters/index.ts';
import { signedIn } from '../session/authenticate.ts';
import { reachOf } from '../users/index.ts';
import { listSchedule } from './schedule.ts';
import { listDue, listStates } from './store.ts';

export const dueRoutes: Routes = (app) => {
  const { clock, config } = app;
  const deps = letterDeps(app);

  app.get(
    '/api/due',
    call('monitor', 'due.list', 'The work that is due', { response: { 200: DueWork } }),
    async (request) => {
      const reach = reachOf(signedIn(request));
      const today = clock.today();
      const [due, schedule, states] = await Promise.all([
        listDue(deps, { today, timeZone: config.timeZone, reach }),
        listSchedule(deps.db, today),
        listStates(deps.db),
      ]);
      return { today, ...due, schedule, states };
    },
  );
};
