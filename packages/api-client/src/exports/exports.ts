import type { FacilitiesFilter } from '../facilities/contract.ts';
import type { Call, CallOptions } from '../http/call.ts';
import type { FileUrl } from '../http/files.ts';
import { record, requiredText } from '../http/readers.ts';
import type { ExportFile } from '../http/schema.ts';
import type { FacilityTenantsQuery } from '../tenants/filters.ts';
import { type TenantsQuery, tenantsQuery } from '../tenants/tenants.ts';

/** The names under which an export reaches the reader's disk (WIR-30). */
export type DownloadName = 'all_facilities' | 'tenant_list' | 'duplicate_tenants' | 'import_report';

const exportFile = record<ExportFile>({ filename: requiredText });

const fallback = 'Unexpected error occurred';

/** Lists as workbooks: ask for one, then open the download of the file it names. */
export const exports = (call: Call, fileUrl: FileUrl) => ({
  /** GET /api/exports/facilities (FAC-78), filtered as the list is */
  facilities: (query: FacilitiesFilter = {}, options?: CallOptions) =>
    call('GET', '/api/exports/facilities', { query, read: exportFile, fallback, ...options }),

  /** GET /api/exports/monitor-tenants (TEN-76), filtered as the list is */
  monitorTenants: (query: TenantsQuery = {}, options?: CallOptions) =>
    call('GET', '/api/exports/monitor-tenants', {
      query: tenantsQuery(query),
      read: exportFile,
      fallback,
      ...options,
    }),

  /** GET /api/exports/manager-tenants (TEN-77) */
  managerTenants: (query: Pick<FacilityTenantsQuery, 'filter'> = {}, options?: CallOptions) =>
    call('GET', '/api/exports/manager-tenants', { query, read: exportFile, fallback, ...options }),

  /** GET /api/facility-stats/create-export (FAC-79) */
  facilityStats: (options?: CallOptions) =>
    call('GET', '/api/facility-stats/create-export', { read: exportFile, fallback, ...options }),

  /** GET /api/exports/download (WIR-39), to be opened by the browser */
  downloadUrl: ({ file_key, filename }: { file_key: string; filename: DownloadName }) =>
    fileUrl('/api/exports/download', { file_key, filename }),

  /** GET /api/facility-stats/download-export (FAC-80), to be opened by the browser */
  facilityStatsUrl: (filename: string) =>
    fileUrl('/api/facility-stats/download-export', { filename }),
});
