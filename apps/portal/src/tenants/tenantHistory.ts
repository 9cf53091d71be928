import { ResponseError, type Tenant } from '@audit-letters/api-client';
import type { TenantHistoryProps, TenantHistoryResult } from '@audit-letters/screens';
import { client } from '../client.ts';
import { errorText } from '../loading/errorText.ts';

/** The history of a tenant, for the edit dialog. */
export const historyOf = ({ id }: Tenant): TenantHistoryProps => ({
  onLoad: () => loadHistory(id),
  fileHref: client.letters.downloadUrl,
});

async function loadHistory(id: number): Promise<TenantHistoryResult> {
  try {
    return { status: 'ready', events: await client.tenants.history(id) };
  } catch (error) {
    const lacking = error instanceof ResponseError && error.status === 404;
    return lacking ? { status: 'unavailable' } : { status: 'failed', message: errorText(error) };
  }
}
