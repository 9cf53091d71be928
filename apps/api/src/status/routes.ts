import { AppStatus, Empty, type Moment, NotFoundReport } from '@audit-letters/api-client/contract';
import type { Routes } from '../context.ts';
import { call } from '../http/call.ts';
import { callLimit } from '../http/limits/callLimit.ts';
import { networkOf } from '../http/limits/network.ts';
import { maintenanceSetting, storeReport } from './store.ts';

/** How long the status is cached, because every open tab polls it. */
const statusForMs = 10_000;
/** Of one user, or of one network without a session (SHL-63). */
const reportLimit = { name: 'page-404s', calls: 30, seconds: 60 };
/** Of all callers without a session together; further ones are not stored. */
const strangersLimit = { name: 'page-404s of strangers', calls: 1e9, seconds: 24 * 3_600 };
const mostOfStrangers = 300;

export const shellRoutes: Routes = (app) => {
  const { db, clock, config } = app;
  const reports = callLimit(db, reportLimit);
  const strangers = callLimit(db, strangersLimit);
  let cached: { until: number; status: AppStatus } | null = null;

  app.get(
    '/api/app/status',
    call('public', 'shell.status', 'The version and planned maintenance', {
      response: { 200: AppStatus },
    }),
    async () => {
      const now = clock.now().getTime();
      if (cached && now < cached.until) return cached.status;
      const setting = await maintenanceSetting(db);
      const date = setting === undefined ? config.maintenanceDate : setting;
      const status = {
        scheduled_maintenance_date: date as Moment | null,
        version: config.version,
      };
      cached = { until: now + statusForMs, status };
      return status;
    },
  );

  app.post(
    '/api/page-404s',
    {
      ...call('public', 'shell.reportNotFound', 'Report an unknown address of the portal', {
        body: NotFoundReport,
        response: { 200: Empty },
      }),
      bodyLimit: 8192,
    },
    async (request) => {
      const userId = request.session?.userId ?? null;
      await reports.count(userId === null ? networkOf(request.ip) : `user ${userId}`);
      if (userId === null && (await strangers.count('all')) > mostOfStrangers) return {};
      await storeReport(db, request.body, userId, clock.now());
      return {};
    },
  );
};
