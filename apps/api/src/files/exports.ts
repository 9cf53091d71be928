import {
  ExportFile,
  FacilitiesFilter,
  FacilityStatsFilter,
  FacilityTenantsQuery,
  TenantsFilter,
  TenantsSort,
} from '@audit-letters/api-client/contract';
import type { FastifyRequest, FastifySchema } from 'fastify';
import { Type } from 'typebox';
import { auditChange } from '../audit/audit.ts';
import type { Routes } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import {
  coverageLabels,
  filteredFacilities,
  filteredStats,
  withStats,
} from '../facilities/index.ts';
import { call } from '../http/call.ts';
import { callLimit } from '../http/limits/callLimit.ts';
import { fairQueue } from '../http/limits/fairQueue.ts';
import { abortOnStop, orAborted } from '../http/stop.ts';
import { ownFacility, type RouteAccess, signedIn } from '../session/authenticate.ts';
import type { CurrentSession } from '../session/store.ts';
import {
  aboutSheet,
  type Fact,
  type Sheet,
  sheet,
  writeWorkbook,
  XLSX_MEDIA_TYPE,
} from '../sheets/write.ts';
import { facilityTenants, filteredTenants } from '../tenants/index.ts';
import { facilityColumns, facilityStatsColumns } from './facilityColumns.ts';
import { facilityFacts, facilityTenantFacts, statsFacts, tenantFacts } from './filterFacts.ts';
import { spool } from './spool.ts';
import { keepLatest, randomNamePart, saveFile } from './store.ts';
import { tenantColumns } from './tenantColumns.ts';

interface ExportedList {
  rows: Sheet;
  facts: readonly Fact[];
}

const LIFETIME_MS = 3_600_000;
/** The exports that a user keeps. */
const MOST_KEPT = 50;

const MonitorTenantsQuery = Type.Interface([TenantsFilter, TenantsSort], {});
const response = { 200: Type.Object({ data: ExportFile }) };

const exportCall = <Schema extends FastifySchema>(
  permission: RouteAccess,
  id: string,
  summary: string,
  schema: Schema,
) => call(permission, `exports.${id}`, summary, { ...schema, response, stores: true });

/** Exports: all pages of a filtered list, as a workbook. Users take turns (SHL-111). */
export const exportRoutes: Routes = (app) => {
  const { db, clock } = app;
  const exportsOfUser = callLimit(db, { name: 'exports', calls: 120, seconds: 60 });
  const inTurn = fairQueue({ concurrent: 2 });
  // OPS-28
  const stopping = abortOnStop(app, 'Please export again in a minute.');

  app.get(
    '/api/exports/facilities',
    exportCall('monitor', 'facilities', 'Export the facilities', { querystring: FacilitiesFilter }),
    async (request) =>
      make(request, 'all_facilities', async () => {
        const rows = await filteredFacilities(db, request.query).execute();
        return {
          rows: sheet('Facilities', facilityColumns, rows.map(withStats)),
          facts: facilityFacts(request.query),
        };
      }),
  );

  app.get(
    '/api/facility-stats/create-export',
    exportCall('monitor', 'facilityStats', 'Export the statistics', {
      querystring: FacilityStatsFilter,
    }),
    async (request) =>
      make(request, 'facility_stats', async () => {
        const rows = await filteredStats(db, request.query).execute();
        return {
          rows: sheet('Facility Stats', facilityStatsColumns, rows.map(withStats)),
          facts: statsFacts(request.query),
        };
      }),
  );

  app.get(
    '/api/exports/monitor-tenants',
    exportCall('monitor', 'monitorTenants', 'Export the tenants', {
      querystring: MonitorTenantsQuery,
    }),
    async (request) =>
      make(request, 'tenant_list', async () => {
        const rows = filteredTenants(db, request.query, request.query, clock.today());
        const columns = tenantColumns(await coverageLabels(db), true);
        return {
          rows: sheet('Tenants', columns, rows),
          facts: tenantFacts(request.query),
        };
      }),
  );

  app.get(
    '/api/exports/manager-tenants',
    exportCall('manager', 'managerTenants', 'Export the tenants of the own facility', {
      querystring: FacilityTenantsQuery,
    }),
    async (request) =>
      make(request, 'tenant_list', async () => {
        const rows = await facilityTenants(
          db,
          ownFacility(request),
          request.query,
          clock.today(),
        ).execute();
        const columns = tenantColumns(await coverageLabels(db), false);
        return {
          rows: sheet('Tenants', columns, rows),
          facts: facilityTenantFacts(request.query),
        };
      }),
  );

  async function make(
    request: FastifyRequest,
    displayName: string,
    readList: () => Promise<ExportedList>,
  ) {
    const session = signedIn(request);
    const user = String(session.userId);
    await exportsOfUser.count(user);
    const result = inTurn(user, async () => store(session, displayName, await readList()));
    return orAborted(result, stopping);
  }

  async function store(
    { userId, facilityId }: CurrentSession,
    displayName: string,
    list: ExportedList,
  ) {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + LIFETIME_MS);
    const { rows, facts } = list;
    const about = { title: rows.name, facts, madeAt: now, madeOn: clock.today() };
    // Spooled: a million tenants make a file of 100 MB.
    const bytes = await spool(writeWorkbook([rows, aboutSheet(about)], about));
    const { name } = await transaction(db, async (trx) => {
      const file = await saveFile(
        trx,
        {
          name: `${displayName}_${randomNamePart()}.xlsx`,
          kind: 'export',
          display_name: `${displayName}.xlsx`,
          media_type: XLSX_MEDIA_TYPE,
          bytes,
          user_id: userId,
          facility_id: facilityId,
          expires_at: expiresAt,
        },
        now,
      );
      const entry = { action: 'export', objectType: 'file', objectIds: [file.id] };
      await auditChange(trx, app, { userId }, { ...entry, details: { list: displayName } });
      await keepLatest(trx, { userId, expiresAt }, MOST_KEPT);
      return file;
    }).finally(bytes.close);
    return { data: { filename: name } };
  }
};
