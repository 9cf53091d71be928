import type { Tenant } from '@audit-letters/api-client';
import type { TenantSelection } from '@audit-letters/screens';
import { formatCount, isSelected, selectionCount } from '@audit-letters/ui';
import { tenantCalls } from '../calls.ts';
import { bulkLimit } from './bulkUndo.ts';

const pageSize = 100;
/** The number of pages that load at the same time, to resolve many thousand tenants faster. */
const atOnce = 4;

/**
 * The tenants of a selection. Checked tenants come from `seen`, as they were when they were checked. For "all that
 * match", the matching tenants load page by page.
 */
export async function chosenTenants(
  selection: TenantSelection,
  seen: ReadonlyMap<number, Tenant>,
): Promise<readonly Tenant[]> {
  if (selectionCount(selection) > bulkLimit) {
    throw new Error(
      `At most ${formatCount(bulkLimit)} tenants can be changed at a time. Please narrow the filter.`,
    );
  }
  if (selection.kind === 'ids') {
    return [...selection.ids].flatMap((id) => seen.get(id) ?? []);
  }

  const matching = new Map<number, Tenant>();
  const keep = (tenants: readonly Tenant[]) => {
    for (const tenant of tenants) matching.set(tenant.id, tenant);
  };
  const list = (page: number) =>
    tenantCalls.list({ ...selection.filter, page, per_page: pageSize });
  const first = await list(1);
  keep(first.data);
  const lastPage = Math.min(first.pagination.last_page, Math.ceil(bulkLimit / pageSize) + 1);
  for (let page = 2; page <= lastPage; page += atOnce) {
    const pages = Array.from(
      { length: Math.min(atOnce, lastPage - page + 1) },
      (_, at) => page + at,
    );
    for (const answer of await Promise.all(pages.map(list))) keep(answer.data);
  }
  const chosen = [...matching.values()].filter(({ id }) => isSelected(selection, id));
  if (chosen.length === 0) throw new Error('No tenant matches the filter any more.');
  if (chosen.length > bulkLimit) {
    throw new Error('More tenants match the filter by now. Please select them again.');
  }
  return chosen;
}
