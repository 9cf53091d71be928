import { createTenantCalls } from '@audit-letters/api-client';
import { listWords } from '@audit-letters/screens';
import { exportCalls } from '../activity/calls.ts';
import { transport } from '../session/transport.ts';

/** Tenants. */
export const tenantCalls = createTenantCalls(transport);

/** The workbook of an export of tenants (TEN-63). */
export const tenantExport = {
  title: listWords.exportJob.titles.tenants,
  addressOf: (file_key: string) => exportCalls.downloadUrl({ file_key, filename: 'tenant_list' }),
};
