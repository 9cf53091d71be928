import type { Page } from '../decode/listPage.ts';
import type { Tenant } from './entities.ts';

/** Rows of a page, and the number of pages that load at the same time. */
const pageSize = 100;
const atOnce = 4;

/** Reads all pages of a list of tenants, at most `limit` tenants and one page more. */
export async function allTenants(
  list: (paging: { page: number; per_page: number }) => Promise<Page<Tenant>>,
  limit = Number.POSITIVE_INFINITY,
): Promise<readonly Tenant[]> {
  const tenants = new Map<number, Tenant>();
  const load = async (page: number) => {
    const { data, pagination } = await list({ page, per_page: pageSize });
    for (const tenant of data) tenants.set(tenant.id, tenant);
    return pagination;
  };
  const { last_page } = await load(1);
  const lastPage = Math.min(last_page, Math.ceil(limit / pageSize) + 1);
  for (let page = 2; page <= lastPage; page += atOnce) {
    const count = Math.min(atOnce, lastPage - page + 1);
    await Promise.all(Array.from({ length: count }, (_, at) => load(page + at)));
  }
  return [...tenants.values()];
}
