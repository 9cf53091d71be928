import type { Tenant } from '@audit-letters/api-client';
import type { TenantSelection } from '@audit-letters/screens';
import { isSelected, selectionCount } from '@audit-letters/ui';
import { client } from '../client.ts';
import { bulkLimit } from './bulk.ts';

const pageSize = 100;

/**
 * The tenants that a selection means now. Checked ones are those `seen` on the pages they were checked on; all that
 * match a filter are asked for page by page.
 */
export async function chosenTenants(
  selection: TenantSelection,
  seen: ReadonlyMap<number, Tenant>,
): Promise<readonly Tenant[]> {
  if (selectionCount(selection) > bulkLimit) {
    throw new Error(
      `At most ${bulkLimit} tenants can be changed at a time. Please narrow the filter.`,
    );
  }
  if (selection.kind === 'ids') {
    return [...selection.ids].flatMap((id) => seen.get(id) ?? []);
  }

  const matching = new Map<number, Tenant>();
  let lastPage = 1;
  for (let page = 1; page <= lastPage; page += 1) {
    const answer = await client.tenants.list({ ...selection.filter, page, per_page: pageSize });
    lastPage = Math.min(answer.pagination.last_page, Math.ceil(bulkLimit / pageSize) + 1);
    for (const tenant of answer.data) matching.set(tenant.id, tenant);
  }
  const chosen = [...matching.values()].filter(({ id }) => isSelected(selection, id));
  if (chosen.length === 0) throw new Error('No tenant matches the filter any more.');
  if (chosen.length > bulkLimit) {
    throw new Error('More tenants match the filter by now. Please select them again.');
  }
  return chosen;
}
