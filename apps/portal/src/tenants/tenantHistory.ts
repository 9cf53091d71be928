import { ResponseError, type Tenant } from '@audit-letters/api-client';
import type { TenantHistoryProps, TenantHistoryResult } from '@audit-letters/screens';
import { letterCalls } from '../calls/letters.ts';
import { tenantCalls } from '../calls/tenants.ts';
import { errorText } from '../loading/errorText.ts';

/** The history of a tenant, for the edit dialog. */
export const historyOf = ({ id }: Tenant): TenantHistoryProps => ({
  onLoad: () => loadHistory(id),
  fileHref: letterCalls.downloadUrl,
});

async function loadHistory(id: number): Promise<TenantHistoryResult> {
  try {
    return { status: 'ready', events: await tenantCalls.history(id) };
  } catch (error) {
    const lacking = error instanceof ResponseError && error.status === 404;
    return lacking ? { status: 'unavailable' } : { status: 'failed', message: errorText(error) };
  }
}
