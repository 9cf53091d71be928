/** The list as both peers ask for it: the same call as the portal's. */
export async function loadTenants({ page, perPage }) {
  const response = await fetch(`/api/tenants?page=${page}&per_page=${perPage}`);
  const { data } = await response.json();
  return { data: data.data, total: data.pagination.total };
}

export const nameOf = ({ first_name, last_name }) => `${first_name} ${last_name}`;
export const unitsOf = ({ units }) => units.map(({ identifier }) => identifier).join(', ');
