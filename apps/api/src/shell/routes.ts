import { AppStatus, Empty, type Moment, NotFoundReport } from '@audit-letters/api-client/contract';
import type { Routes } from '../context.ts';
import { countCall } from '../http/limits/callLimit.ts';
import { maintenanceSetting, storeReport } from './store.ts';

/** How long the status is cached, because every open tab polls it. */
const statusForMs = 10_000;
/** Of one user, or of one address without a session (SHL-63). */
const reportLimit = { calls: 30, perMs: 60_000 };

export const shellRoutes: Routes = (app) => {
  const { db, clock, config } = app;
  let cached: { until: number; status: AppStatus } | null = null;

  app.get(
    '/api/app/status',
    { config: { permission: 'public' }, schema: { response: { 200: AppStatus } } },
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
      config: { permission: 'public' },
      bodyLimit: 8192,
      schema: { body: NotFoundReport, response: { 200: Empty } },
    },
    async (request) => {
      const userId = request.session?.userId ?? null;
      const now = clock.now();
      await countCall(db, `page-404s of ${userId ?? request.ip}`, reportLimit, now);
      await storeReport(db, request.body, userId, now);
      return {};
    },
  );
};
