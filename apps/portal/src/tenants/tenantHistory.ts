import { errorText, isMissingCall, type Tenant } from '@audit-letters/api-client';
import type { TenantHistoryProps, TenantHistoryResult } from '@audit-letters/screens';
import { letterCalls } from '../letters/calls.ts';
import { tenantCalls } from './calls.ts';

/** The history of a tenant, for the edit dialog. */
export const historyOf = ({ id }: Tenant): TenantHistoryProps => ({
  onLoad: () => loadHistory(id),
  fileHref: letterCalls.downloadUrl,
});

async function loadHistory(id: number): Promise<TenantHistoryResult> {
  try {
    return { status: 'ready', events: await tenantCalls.history(id) };
  } catch (error) {
    return isMissingCall(error)
      ? { status: 'unavailable' }
      : { status: 'failed', message: errorText(error) };
  }
}
