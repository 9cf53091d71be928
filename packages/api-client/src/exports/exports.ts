import type { FacilitiesFilter } from '../facilities/contract.ts';
import type { FacilityTenantsQuery } from '../tenants/filters.ts';
import { type TenantsQuery, tenantsQuery } from '../tenants/tenants.ts';
import type { CallOptions } from '../transport/http.ts';
import type { Transport } from '../transport/transport.ts';
import { exportFile } from './entities.ts';

/** The file names of downloaded exports (WIR-30). */
export type DownloadName = 'all_facilities' | 'tenant_list' | 'duplicate_tenants' | 'import_report';

const fallback = 'Unexpected error occurred';

/** Exports of lists as workbooks: request the export, then open the download address of its file. */
export const createExportCalls = ({ call, fileUrl }: Transport) => ({
  /** GET /api/exports/facilities, with the filters of the list */
  facilities: (query: FacilitiesFilter = {}, options?: CallOptions) =>
    call('GET', '/api/exports/facilities', { query, read: exportFile, fallback, ...options }),

  /** GET /api/exports/monitor-tenants with the filters of the list */
  monitorTenants: (query: TenantsQuery = {}, options?: CallOptions) =>
    call('GET', '/api/exports/monitor-tenants', {
      query: tenantsQuery(query),
      read: exportFile,
      fallback,
      ...options,
    }),

  /** GET /api/exports/manager-tenants */
  managerTenants: (query: FacilityTenantsQuery = {}, options?: CallOptions) =>
    call('GET', '/api/exports/manager-tenants', { query, read: exportFile, fallback, ...options }),

  /** GET /api/facility-stats/create-export */
  facilityStats: (options?: CallOptions) =>
    call('GET', '/api/facility-stats/create-export', { read: exportFile, fallback, ...options }),

  /** GET /api/exports/download (WIR-30); the browser opens this address. `file_key` is the `filename` of an export. */
  downloadUrl: ({ file_key, filename }: { file_key: string; filename: DownloadName }) =>
    fileUrl('/api/exports/download', { file_key, filename }),

  /** GET /api/facility-stats/download-export; the browser opens this address */
  facilityStatsUrl: (filename: string) =>
    fileUrl('/api/facility-stats/download-export', { filename }),
});

export interface ExportCalls extends ReturnType<typeof createExportCalls> {}
