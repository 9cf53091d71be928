/** Not built yet. */
export const TenantsPage = () => null;
