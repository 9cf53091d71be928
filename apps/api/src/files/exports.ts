import {
  ExportFile,
  FacilitiesFilter,
  FacilityStatsFilter,
  FacilityTenantsQuery,
  TenantsFilter,
  TenantsSort,
} from '@audit-letters/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { auditChange } from '../audit/audit.ts';
import type { Routes } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import {
  coverageLabels,
  type FacilityRow,
  facilityStats,
  filteredFacilities,
  filteredStats,
} from '../facilities/index.ts';
import { call } from '../http/call.ts';
import { ownFacility, signedIn } from '../session/authenticate.ts';
import {
  aboutSheet,
  type Fact,
  type Sheet,
  sheet,
  writeWorkbook,
  XLSX_MEDIA_TYPE,
} from '../sheets/write.ts';
import { facilityTenants, filteredTenants } from '../tenants/index.ts';
import { type FacilitySheetRow, facilityColumns, facilityStatsColumns } from './facilityColumns.ts';
import { facilityFacts, facilityTenantFacts, statsFacts, tenantFacts } from './filterFacts.ts';
import { spool } from './spool.ts';
import { randomNamePart, saveFile } from './store.ts';
import { tenantColumns } from './tenantColumns.ts';

/** The rows of an export, its title and its filters. */
interface ExportedList {
  rows: Sheet;
  title: string;
  facts: readonly Fact[];
}

const LIFETIME_MS = 3_600_000;

const MonitorTenantsQuery = Type.Interface([TenantsFilter, TenantsSort], {});
const response = { 200: Type.Object({ data: ExportFile }) };

/** Exports: all pages of a filtered list, as a workbook. */
export const exportRoutes: Routes = (app) => {
  const { db, clock } = app;

  app.get(
    '/api/exports/facilities',
    call(
      'monitor',
      'exports.facilities',
      'Export the facilities',
      { querystring: FacilitiesFilter, response },
      { stores: true },
    ),
    async (request) => {
      const rows = await filteredFacilities(db, request.query).execute();
      return store(request, 'all_facilities', {
        rows: sheet('Facilities', facilityColumns, rows.map(withStats)),
        title: 'Facilities',
        facts: facilityFacts(request.query),
      });
    },
  );

  app.get(
    '/api/facility-stats/create-export',
    call(
      'monitor',
      'exports.facilityStats',
      'Export the statistics',
      { querystring: FacilityStatsFilter, response },
      { stores: true },
    ),
    async (request) => {
      const rows = await filteredStats(db, request.query).execute();
      return store(request, 'facility_stats', {
        rows: sheet('Facility Stats', facilityStatsColumns, rows.map(withStats)),
        title: 'Facility Stats',
        facts: statsFacts(request.query),
      });
    },
  );

  app.get(
    '/api/exports/monitor-tenants',
    call(
      'monitor',
      'exports.monitorTenants',
      'Export the tenants',
      { querystring: MonitorTenantsQuery, response },
      { stores: true },
    ),
    async (request) => {
      const rows = filteredTenants(db, request.query, request.query, clock.today());
      const columns = tenantColumns(await coverageLabels(db), true);
      return store(request, 'tenant_list', {
        rows: sheet('Tenants', columns, rows),
        title: 'Tenants',
        facts: tenantFacts(request.query),
      });
    },
  );

  app.get(
    '/api/exports/manager-tenants',
    call(
      'manager',
      'exports.managerTenants',
      'Export the tenants of the own facility',
      { querystring: FacilityTenantsQuery, response },
      { stores: true },
    ),
    async (request) => {
      const rows = await facilityTenants(db, ownFacility(request), request.query).execute();
      const columns = tenantColumns(await coverageLabels(db), false);
      return store(request, 'tenant_list', {
        rows: sheet('Tenants', columns, rows),
        title: 'Tenants',
        facts: facilityTenantFacts(request.query),
      });
    },
  );

  async function store(request: FastifyRequest, displayName: string, list: ExportedList) {
    const { userId, facilityId } = signedIn(request);
    const now = clock.now();
    const about = { ...list, madeAt: now, madeOn: clock.today() };
    // Spooled: a million tenants make a file of 100 MB.
    const bytes = await spool(writeWorkbook([list.rows, aboutSheet(about)], about));
    const { name } = await transaction(db, async (trx) => {
      const file = await saveFile(
        trx,
        {
          name: `${displayName}_${randomNamePart()}.xlsx`,
          kind: 'export',
          displayName: `${displayName}.xlsx`,
          mediaType: XLSX_MEDIA_TYPE,
          bytes,
          userId,
          facilityId,
          expiresAt: new Date(now.getTime() + LIFETIME_MS),
        },
        now,
      );
      const made = { action: 'export', objectType: 'file', objectIds: [file.id] };
      await auditChange(trx, app, { userId }, { ...made, details: { list: displayName } });
      return file;
    }).finally(bytes.close);
    return { data: { filename: name } };
  }
};

const withStats = (row: FacilityRow): FacilitySheetRow => ({
  ...row,
  stats: facilityStats(row, row.upload_count),
});
