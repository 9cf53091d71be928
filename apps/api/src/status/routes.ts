import { AppStatus, Empty, NotFoundReport } from '@audit-letters/api-client/contract';
import type { Routes } from '../context.ts';
import { call } from '../http/call.ts';
import { callLimit } from '../http/limits/callLimit.ts';
import { networkOf } from '../http/limits/network.ts';

export const shellRoutes: Routes = (app) => {
  const { db, config } = app;
  // The reports of one user, or of one network without a session (SHL-63).
  const reports = callLimit(db, { name: 'page-404s', calls: 30, seconds: 60 });

  app.get(
    '/api/app/status',
    call('public', 'shell.status', 'The version and planned maintenance', {
      response: { 200: AppStatus },
    }),
    async () => ({
      scheduled_maintenance_date: config.maintenanceDate,
      version: config.version,
      extras: true,
      time_zone: config.timeZone,
    }),
  );

  app.post(
    '/api/page-404s',
    call('public', 'shell.reportNotFound', 'Report an unknown address of the portal', {
      body: NotFoundReport,
      response: { 200: Empty },
      stores: false,
    }),
    async ({ session, ip, body, log }) => {
      await reports.count(session ? `user ${session.userId}` : networkOf(ip));
      const [path, referrer] = [body.path, body.referrer ?? ''].map(withoutQuery);
      log.info({ path, referrer }, 'unknown path');
      return {};
    },
  );
};

/** Searches contain personal names. */
const withoutQuery = (address: string) => address.split('?', 1)[0];
